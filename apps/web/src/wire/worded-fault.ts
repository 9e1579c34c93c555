import type { Word } from '@sanuk/locales/word'

/** Something that no server of ours has put into words; of one field, or of none. */
export class WordedFault extends Error {
  override readonly name = 'WordedFault'
  readonly word: Word
  readonly field: string | null

  constructor(word: Word, field: string | null = null) {
    super(word)
    this.word = word
    this.field = field
  }
}
