import { createContext, type ReactNode, use } from 'react'

/** What a control says of what it cannot read: how an amount is written, or a whole number. */
export type InputWords = (what: 'amount' | 'whole') => string

const InputWordsContext = createContext<InputWords>((what) => what)

/** Gives the controls of an app their words, in the reader's language. They are asked for when they are shown. */
export function InputWordsProvider({ words, children }: { readonly words: InputWords; readonly children: ReactNode }) {
  return <InputWordsContext value={words}>{children}</InputWordsContext>
}

export const useInputWords = (): InputWords => use(InputWordsContext)
