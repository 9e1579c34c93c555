import type { Decision } from '@sanuk/engines/live/deciding-game'
import { amount, writeAmount } from '@sanuk/money/amount'
import type { SeatOutcome } from '../coups/coup-store.ts'
import type { Deal } from '../games/table-game.ts'
import type { RoomMessage, SpotStake } from '../protocol.ts'
import type { BetOfCoup } from './bet-store.ts'
import { stakesBySpot } from './spot-stakes.ts'

type Line = Extract<RoomMessage, { kind: 'paid' }>['lines'][number]

/** What the bets of one member came to. */
export type SeatSettled = SeatOutcome & {
  readonly member: string
  readonly currency: string
  readonly lines: Line[]
}

type Settled = Omit<SeatOutcome, 'seat'> & { readonly lines: Line[] }

/** What stakes on the spots of a coup came to after what their player decided, together and line by line. */
export function settleStakes(
  stakes: readonly (readonly SpotStake[])[],
  { settle }: Pick<Deal, 'settle'>,
  decisions: readonly Decision[] = [],
): Settled {
  const bets = [...stakesBySpot(...stakes)].map(([spot, stake]) => ({ spot, stake }))
  const { bets: settled, ...sums } = settle(bets, decisions)
  const lines = settled.map(({ spot, stake, win }) => ({
    spot,
    stake: writeAmount(amount(stake)),
    win: writeAmount(amount(win)),
  }))
  return { ...sums, lines }
}

type SeatDecision = Decision & { readonly seat: string }

/** What a coup came to for every seat that has bets which count. */
export function settleSeats(
  bets: readonly BetOfCoup[],
  deal: Pick<Deal, 'settle'>,
  decisions: readonly SeatDecision[] = [],
): SeatSettled[] {
  const placed = bets.filter(({ state }) => state === 'placed')
  return [...Map.groupBy(placed, ({ seat }) => seat)].flatMap(([seat, own]) => {
    const [first] = own
    if (!first) return []
    const { member, currency } = first
    const stakes = own.map((bet) => bet.stakes)
    const made = decisions.filter((one) => one.seat === seat)
    return [{ seat, member, currency, ...settleStakes(stakes, deal, made) }]
  })
}
