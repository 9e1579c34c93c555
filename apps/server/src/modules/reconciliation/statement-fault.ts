import type { Word } from '@sanuk/locales/word'

/** What is wrong with a statement; `values` fill the word's placeholders, the number of the line among them. */
export type Mistake = { readonly word: Word; readonly values?: Record<string, string | number> }

/** A statement that cannot be compared. The first mistakes are told, so that they can be mended together. */
export class StatementFault extends Error {
  override readonly name = 'StatementFault'
  readonly mistakes: readonly Mistake[]

  constructor(...mistakes: readonly Mistake[]) {
    super(mistakes.map(({ word, values }) => `${word} ${JSON.stringify(values ?? {})}`).join(', '))
    this.mistakes = mistakes
  }
}
