import type { WordOf } from '@sanuk/locales/word'

declare module '@lingui/core' {
  interface Register {
    messageIds: WordOf<'office'>
  }
}
