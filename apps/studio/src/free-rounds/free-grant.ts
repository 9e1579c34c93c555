import { type Amount, amount, writeAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { FreeRounds } from '../protocol.ts'

const money = z.pipe(
  z.coerce.bigint(),
  z.transform((value) => amount(value)),
)

const row = z.object({
  name: z.string(),
  member: z.string(),
  currency: z.string(),
  games: z.array(z.string()),
  rounds: z.number(),
  stake: money,
  mostWin: money,
  from: z.date(),
  until: z.date(),
  revokedAt: z.nullable(z.date()),
  /** Of its rounds those that were not called off, and what they won. */
  used: z.number(),
  won: money,
})

/** Free rounds of a member, with what became of them. */
export type FreeGrant = z.output<typeof row>

export const readFreeGrant = (found: unknown): FreeGrant => row.parse(found)

/** Whether one more of its rounds may begin. */
export function isPlayable({ from, until, revokedAt, used, rounds }: FreeGrant, now: Date): boolean {
  return revokedAt === null && from <= now && now < until && used < rounds
}

/** What the player is told of it. What is won beyond the most is not paid. */
export function freeRoundsOf({ name, rounds, used, stake, mostWin, won, until }: FreeGrant): FreeRounds {
  const paid: Amount = won < mostWin ? won : mostWin
  return {
    grant: name,
    rounds,
    left: rounds - used,
    stake: writeAmount(stake),
    won: writeAmount(paid),
    mostWin: writeAmount(mostWin),
    until: until.toISOString(),
  }
}
