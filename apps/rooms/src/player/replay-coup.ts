import { amount, writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { ReplayTickets } from '@sanuk/vendor-server/player/replay-ticket'
import { coupOf } from '../baccarat/coup-view.ts'
import type { SeatStore } from '../bets/seat-store.ts'
import { settleStakes } from '../bets/settle-seats.ts'
import type { CoupStore } from '../coups/coup-store.ts'
import type { Replay } from '../protocol.ts'
import type { RecordShoe } from '../shoes/shoe-record.ts'
import type { Shoes } from '../shoes/shoes.ts'
import { tablePlan } from '../tables/table-plans.ts'
import { RoomRefusal } from './room-refusal.ts'

type Needs = {
  readonly seats: SeatStore
  readonly coups: CoupStore
  readonly shoes: Shoes
  readonly record: RecordShoe
  readonly tickets: ReplayTickets
  readonly clock: () => Date
}

/** A past coup as its player saw it. Refuses with `session_ended` where the ticket opens none. */
export const replayCoup =
  ({ seats, coups, shoes, record, tickets, clock }: Needs) =>
  async (ticket: string): Promise<Replay> => {
    const shown = tickets.read(ticket, clock())
    const seat = shown === null ? undefined : await seats.find(shown)
    const coup = seat && (await coups.find(seat.coup))
    const shoe = coup && (await shoes.find(coup.shoe))
    const plan = coup && tablePlan(coup.table_code)
    if (!seat || !coup?.cards || !shoe || !plan || !isCurrencyCode(seat.currency))
      throw new RoomRefusal('session_ended')
    const settled = settleStakes(plan.variant, await seats.placedOn(seat.id), coupOf(coup.cards))
    const isVoid = coup.state === 'void'
    const recorded = settled.lines.map((line) => ({ round: seat.id, coup: coup.number, ...line }))
    const before = await coups.endedOf(shoe.id, coup.number)
    return {
      currency: seat.currency,
      table: { code: coup.table_code, names: plan.title.names, variant: plan.variant },
      playedAt: coup.opens_at.toISOString(),
      coup: { number: coup.number, shoe: shoe.number, cards: coup.cards, result: coup.result, isVoid },
      results: before.flatMap(({ result }) => (result ? [result] : [])),
      lines: isVoid ? settled.lines.map((line) => ({ ...line, win: line.stake })) : [...settled.lines],
      stake: writeAmount(amount(settled.stake)),
      win: writeAmount(amount(isVoid ? settled.stake : settled.win)),
      commitment: shoe.commitment.toString('hex'),
      record: await record(shoe, isVoid ? [] : recorded),
    }
  }
