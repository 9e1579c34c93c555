import { ENTRY_KINDS, type EntryKind } from '@sanuk/contracts/wallet'
import { KINDS } from '@sanuk/ledger/kinds'

/** Which numbers the kinds of movements have in the books, for a room whose SQL reads them. */
export const ENTRY_NUMBERS: ReadonlyMap<EntryKind, number> = new Map(ENTRY_KINDS.map((kind) => [kind, KINDS[kind]]))
