import type { Word } from '@sanuk/locales/word'

declare module '@lingui/core' {
  interface Register {
    messageIds: Word
  }
}
