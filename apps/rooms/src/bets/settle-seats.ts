import type { Coup } from '@sanuk/engines/cards/baccarat-coup'
import { type SettledCoup, settleCoup } from '@sanuk/engines/live/baccarat/settle-coup'
import type { BaccaratVariant, SpotCode } from '@sanuk/engines/live/baccarat/spots'
import { amount, writeAmount } from '@sanuk/money/amount'
import type { SeatOutcome } from '../coups/coup-store.ts'
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

/** What stakes on the spots of a coup came to, together and line by line. */
export function settleStakes(
  variant: BaccaratVariant,
  stakes: readonly (readonly SpotStake[])[],
  coup: Coup,
): Pick<SettledCoup, 'stake' | 'win' | 'valid'> & { readonly lines: Line[] } {
  // Spots were checked when the bet was taken: a code that is none throws.
  const bets = [...stakesBySpot(...stakes)].map(([spot, stake]) => ({ spot: spot as SpotCode, stake }))
  const { bets: settled, ...sums } = settleCoup(variant, bets, coup)
  const lines = settled.map(({ spot, stake, win }) => ({
    spot,
    stake: writeAmount(amount(stake)),
    win: writeAmount(amount(win)),
  }))
  return { ...sums, lines }
}

/** What a coup came to for every seat that has bets which count. */
export function settleSeats(variant: BaccaratVariant, bets: readonly BetOfCoup[], coup: Coup): SeatSettled[] {
  const placed = bets.filter(({ state }) => state === 'placed')
  return [...Map.groupBy(placed, ({ seat }) => seat)].flatMap(([seat, own]) => {
    const [first] = own
    if (!first) return []
    const { member, currency } = first
    const stakes = own.map((bet) => bet.stakes)
    return [{ seat, member, currency, ...settleStakes(variant, stakes, coup) }]
  })
}
