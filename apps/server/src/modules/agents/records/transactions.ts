import { TEAM_ENTRY_GROUPS, type TeamEntry, type TeamEntryGroup } from '@sanuk/contracts/agent-transactions'
import { ENTRY_GROUPS, type EntryKind } from '@sanuk/contracts/wallet'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { readCursor } from '#platform/page-cursor'
import type { RecordsNeeds } from './needs.ts'
import { NO_ID, nextCursorOf } from './next-cursor.ts'
import type { Move, MoveStore } from './store/moves.ts'

const PAGE = 50

/** Transactions that one page reads at most. */
const PAGE_LOOK = 100_000

type Needs = Pick<RecordsNeeds, 'entryNumbers' | 'reckoningOf' | 'findMembers'> & { readonly moves: MoveStore }

/** What the agent who asks wants to see of the branch. */
export type TransactionsAsked = {
  readonly brand: string
  readonly from: string
  readonly to: string
  readonly group?: TeamEntryGroup | undefined
  readonly member?: string | undefined
  readonly least?: string | undefined
  readonly most?: string | undefined
  readonly cursor?: string | undefined
}

/** What moved the wallets of a whole branch, besides play. Balances and accounts of banks are told to nobody. */
export function createTransactions({ entryNumbers, reckoningOf, findMembers, moves }: Needs) {
  const kinds = new Map(Array.from(entryNumbers, ([kind, number]) => [number, kind]))
  return async ({ brand, from, to, group, member, least, most, cursor }: TransactionsAsked) => {
    const { timeZone, currency } = await reckoningOf(brand)
    const groups = group === undefined ? TEAM_ENTRY_GROUPS : [group]
    const asked = {
      brand,
      currency,
      timeZone,
      from,
      to,
      member,
      kinds: groups.flatMap((name) => ENTRY_GROUPS[name].flatMap((kind) => entryNumbers.get(kind) ?? [])),
      least: least === undefined ? null : parseAmount(least),
      most: most === undefined ? null : parseAmount(most),
    }
    const found = await moves.page(asked, readCursor(cursor, true), { size: PAGE, lookMost: PAGE_LOOK })
    const list = found.moves.slice(0, PAGE)
    const members = await findMembers(list.map((move) => move.member))
    const last = list.at(-1)
    return {
      list: list.flatMap((move) => {
        const kind = kinds.get(move.kind)
        return kind ? [entryOf(move, { kind, username: members.get(move.member)?.username ?? '' })] : []
      }),
      nextCursor: nextCursorOf({
        last: found.moves.length > PAGE && last ? { at: last.at, id: last.key, amount: BigInt(last.side) } : null,
        reached: found.reached && { at: found.reached, id: NO_ID, amount: 0n },
      }),
    }
  }
}

const entryOf = (
  { key, side, member, amount, at, reference }: Move,
  { kind, username }: { readonly kind: EntryKind; readonly username: string },
): TeamEntry => ({
  id: `${key}-${side}`,
  member: { id: member, username },
  kind,
  amount: writeAmount(amount),
  at: at.toISOString(),
  // As members quote rounds: the beginning of the id.
  reference: reference.slice(0, 13).replace('-', '').toUpperCase(),
})
