import { randomUUID } from 'node:crypto'
import { type Amount, add, amount, subtract, ZERO } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import { type Played, wonBy } from '../games/playable.ts'
import type { GameRound } from './round.ts'

/** A further stake, with the move that costs it and the names under which the platform knows its transactions. */
export type Raise = {
  readonly move: unknown
  readonly stake: Amount
  readonly bet: string
  readonly rollback: string
  readonly askedAt: Date
}

/** How one lies in the database. */
const kept = z.object({
  move: z.unknown(),
  stake: z.string(),
  bet: z.uuid(),
  rollback: z.uuid(),
  askedAt: z.iso.datetime(),
})

export const readRaise = (value: unknown): Raise => {
  const { move, stake, bet, rollback, askedAt } = kept.parse(value)
  return { move, stake: amount(BigInt(stake)), bet, rollback, askedAt: new Date(askedAt) }
}

export const keepRaise = ({ stake, askedAt, ...raise }: Raise): string =>
  JSON.stringify({ ...raise, stake: String(stake), askedAt: askedAt.toISOString() } satisfies z.input<typeof kept>)

/** What was staked in a round so far, the first stake included. */
export function stakedIn({ stake, raises }: Pick<GameRound, 'stake' | 'raises'>): Amount {
  return raises.reduce((sum, raise) => add(sum, raise.stake), stake)
}

/** The further stake that a move costs; null where it costs none. `after` is how the round would stand with it. */
export function raiseFor(round: GameRound, { move, after }: { move: unknown; after: Played }, now: Date): Raise | null {
  const stake = subtract(wonBy(round.stake, after.staked), stakedIn(round))
  return stake > ZERO ? { move, stake, bet: randomUUID(), rollback: randomUUID(), askedAt: now } : null
}
