import type { Command } from '@sanuk/ui/command-palette'

/** Records that are found by what a member quotes. */
export type RecordKind = 'members' | 'deposits' | 'payments' | 'withdrawals' | 'rounds'

/** Something the palette leads to, and where it stands. */
export type Choice = Command & {
  readonly to: string
  readonly kind: RecordKind | 'page'
}
