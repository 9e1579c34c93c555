import type { ChangedCoup, CoupChange, TableFault } from '@sanuk/contracts/live-tables'
import { CHANGED_SEATS_MAX, COUP_CHANGE_DAYS } from '@sanuk/contracts/live-tables'
import { type Amount, amount, subtract, writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { BetOfCoup } from '../bets/bet-store.ts'
import type { SeatRow } from '../bets/seat-store.ts'
import { settleSeats } from '../bets/settle-seats.ts'
import { stakesBySpot, sumOf } from '../bets/spot-stakes.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import { dealOfBets } from '../games/closed-deal.ts'
import { isSame } from '../games/outcome-entry.ts'
import type { Deal } from '../games/table-game.ts'
import type { Turn } from '../protocol.ts'
import type { TablePlan } from '../tables/table-plans.ts'
import type { CoupOutcome } from './revision-store.ts'

/** A coup with all that lies on it. */
export type CoupOnTable = {
  readonly row: CoupRow
  readonly plan: Pick<TablePlan, 'game'>
  /** The coup as it was drawn. */
  readonly drawn: Deal
  readonly bets: readonly BetOfCoup[]
  readonly seats: readonly SeatRow[]
}

/** What a seat comes to. Of a void coup `after` is the stake, which comes back; what is declared as its `win` is nothing. */
export type PlannedSeat = {
  readonly seat: string
  readonly member: string
  readonly currency: string
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
  readonly before: Amount
  readonly after: Amount
}

export type Planned = CoupOutcome & { readonly seats: readonly PlannedSeat[] }

/** What a change of a coup makes of it; or why it cannot be. */
export function planChange(coup: CoupOnTable, change: CoupChange, now: Date): Planned | TableFault {
  const { row } = coup
  if (row.state === 'void') return 'changed_meanwhile'
  if (row.ended_at && !isRecent(row.ended_at, now)) return 'too_old'
  return change.kind === 'void' ? planVoid(coup) : planCorrection(coup, change.turns)
}

export const isRecent = (endedAt: Date, now: Date): boolean =>
  now.getTime() - endedAt.getTime() <= COUP_CHANGE_DAYS * 24 * 60 * 60 * 1000

function planVoid({ row, bets, seats }: CoupOnTable): Planned {
  const won = wonBefore(seats)
  const placed = Map.groupBy(
    bets.filter(({ state }) => state === 'placed'),
    ({ seat }) => seat,
  )
  const planned = [...placed].flatMap(([seat, own]) => {
    const [first] = own
    if (!first) return []
    const stake = sumOf(stakesBySpot(...own.map((bet) => bet.stakes)))
    const { member, currency } = first
    return [{ seat, member, currency, stake, win: 0n, valid: 0n, before: won(seat), after: stake }]
  })
  return { state: 'void', turns: row.turns, result: null, seats: planned }
}

function planCorrection(
  { row, plan, drawn, bets, seats }: CoupOnTable,
  entered: readonly Turn[],
): Planned | TableFault {
  if (row.state !== 'ended') return 'changed_meanwhile'
  const judged = plan.game.entry?.judge(entered, dealOfBets(drawn, bets))
  if (!judged) return 'no_such_outcome'
  if (isSame(judged.turns, row.turns ?? [])) return 'same_outcome'
  const won = wonBefore(seats)
  const planned = settleSeats(bets, judged, []).map(({ lines: _, ...seat }) => ({
    ...seat,
    before: won(seat.seat),
    after: amount(seat.win),
  }))
  return { state: 'ended', turns: judged.turns, result: judged.result, seats: planned }
}

function wonBefore(seats: readonly SeatRow[]): (seat: string) => Amount {
  const wins = new Map(seats.map(({ id, win }) => [id, win]))
  return (seat) => amount(wins.get(seat) ?? 0n)
}

/** Who gets and who gives back what, the largest differences first, and all of it by currency. */
export function changedSeats(seats: readonly PlannedSeat[]): Pick<ChangedCoup, 'seats' | 'totals'> {
  const changed = seats.flatMap(({ seat, member, currency, stake, before, after }) => {
    if (!isCurrencyCode(currency)) throw new Error(`seat ${seat} is in ${currency}`)
    return [{ round: seat, member, currency, stake: amount(stake), before, after, difference: subtract(after, before) }]
  })
  const shown = changed
    .toSorted((one, other) => Number(sizeOf(other.difference) - sizeOf(one.difference)))
    .slice(0, CHANGED_SEATS_MAX)
  return {
    seats: shown.map(({ stake, before, after, difference, ...seat }) => ({
      ...seat,
      stake: writeAmount(stake),
      before: writeAmount(before),
      after: writeAmount(after),
      difference: writeAmount(difference),
    })),
    totals: [...Map.groupBy(changed, ({ currency }) => currency)].map(([currency, own]) => ({
      currency,
      more: sideOf(own.map(({ difference }) => difference)),
      less: sideOf(own.map(({ difference }) => -difference)),
    })),
  }
}

function sideOf(differences: readonly bigint[]) {
  const own = differences.filter((difference) => difference > 0n)
  return { seats: own.length, amount: writeAmount(amount(own.reduce((sum, one) => sum + one, 0n))) }
}

const sizeOf = (difference: bigint): bigint => (difference < 0n ? -difference : difference)
