import type { OfficeWord } from './office-word.ts'

declare module '@lingui/core' {
  interface Register {
    messageIds: OfficeWord
  }
}
