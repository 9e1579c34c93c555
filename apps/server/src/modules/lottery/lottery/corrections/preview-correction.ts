import { acrossBrands } from '#platform/brand-scope'
import type { Database } from '#platform/database'
import { paidFor } from '../settle-issue.ts'
import type { CorrectionStore } from '../store/corrections.ts'
import { type DueTicket, dueTickets } from '../store/settle.ts'
import type { Correctable } from './correct-issue.ts'
import { hitsFor } from './settle-anew.ts'

/** Tickets that are looked at with one question to the database. */
const CHUNK = 2_000

type Needs = { readonly database: Database; readonly corrections: CorrectionStore }

/** A ticket that would win something else. */
export type PreviewedTicket = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly before: bigint
  readonly after: bigint
}

type Side = { tickets: number; amount: bigint }

export type Preview = {
  readonly tickets: number
  readonly more: Side
  readonly less: Side
  readonly shortfall: { readonly members: number; readonly amount: bigint }
  readonly top: readonly PreviewedTicket[]
}

/** What a correction would change, at all brands, as things stand now. Keeps nothing. */
export function createPreviewCorrection({ database, corrections }: Needs) {
  /** What the accounts do not hold of what would be taken from them, after what they would be given. */
  const shortfallOf = async (sums: ReadonlyMap<bigint, bigint>): Promise<Preview['shortfall']> => {
    const losing = [...sums].filter(([, sum]) => sum < 0n)
    const balances = await corrections.balances(losing.map(([account]) => account))
    const missing = losing.map(([account, sum]) => -sum - (balances.get(account) ?? 0n)).filter((amount) => amount > 0n)
    return { members: missing.length, amount: missing.reduce((sum, amount) => sum + amount, 0n) }
  }

  const changesIn = async (due: readonly DueTicket[], hits: ReturnType<typeof hitsFor>): Promise<Change[]> => {
    const paid = await corrections.paidTo(due.map(({ id }) => id))
    return due.flatMap((ticket) => {
      const before = paid.get(ticket.id)?.amount ?? 0n
      const after = paidFor(ticket, hits).win
      const { id, brand, member, account } = ticket
      return after === before ? [] : [{ id, brand, member, account, before, after }]
    })
  }

  return ({ game, issue, after }: Correctable, most: number): Promise<Preview> =>
    acrossBrands(async () => {
      const hits = hitsFor(game, after, issue.drawsAt)
      const sums = sumUp(most)
      let tickets = 0
      for (let place: bigint | null = 0n; place !== null; ) {
        const due: Due = await dueTickets(database, { id: issue.id, settledTo: place }, CHUNK)
        tickets += due.tickets.length
        sums.add(await changesIn(due.tickets, hits))
        place = due.last
      }
      const { more, less, top } = sums.read()
      return { tickets, more, less, shortfall: await shortfallOf(sums.byAccount), top }
    })
}

type Due = Awaited<ReturnType<typeof dueTickets>>
type Change = PreviewedTicket & { readonly account: bigint }

/** Adds changes up: by whether tickets win more or less, and by account. Keeps those with the largest differences. */
function sumUp(most: number) {
  const more: Side = { tickets: 0, amount: 0n }
  const less: Side = { tickets: 0, amount: 0n }
  const byAccount = new Map<bigint, bigint>()
  let top: PreviewedTicket[] = []
  return {
    byAccount,
    add: (changes: readonly Change[]): void => {
      for (const change of changes) {
        const side = change.after > change.before ? more : less
        side.tickets += 1
        side.amount += sizeOf(change)
        byAccount.set(change.account, (byAccount.get(change.account) ?? 0n) + change.after - change.before)
      }
      top = [...top, ...changes].sort(byDifference).slice(0, most)
    },
    read: () => ({ more, less, top }),
  }
}

const sizeOf = ({ before, after }: PreviewedTicket): bigint => (after > before ? after - before : before - after)

const byDifference = (one: PreviewedTicket, other: PreviewedTicket): number => {
  const [size, otherSize] = [sizeOf(one), sizeOf(other)]
  return size < otherSize ? 1 : size > otherSize ? -1 : 0
}
