import type { Word } from '@sanuk/locales/word'

/** What is wrong with a file; `values` fill the word's placeholders, the number of the line among them. */
export type Mistake = { readonly word: Word; readonly values?: Record<string, string | number> }

/** A file that cannot be read as what it should be. The first mistakes are told, so that they can be mended together. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly mistakes: readonly Mistake[]

  constructor(...mistakes: readonly Mistake[]) {
    super(mistakes.map(({ word, values }) => `${word} ${JSON.stringify(values ?? {})}`).join(', '))
    this.mistakes = mistakes
  }
}
