import { type Amount, add, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Pool } from '../jackpots/pools.ts'
import type { GameRound } from './round.ts'
import type { Lease } from './round-leases.ts'
import type { Decision } from './round-moves.ts'
import { together } from './together.ts'

/** What a round came to, the pool that its stake fills, and whether its number wins that. */
type Pooled = Decision & { readonly balance: Amount; readonly pool: Pool; readonly wins: boolean }

type Decided = { readonly round: GameRound; readonly lease: Lease; readonly pooled: Pooled }

/** What became of a round: undecided where it was not its next step. */
type Stood = { readonly jackpot: Amount | null } | null

/** The step of rounds that fill a pool, taken for many in one statement and one commit with what goes into it and out. */
export function pooledSteps(database: Database) {
  const decide = together<Decided, Stood>({
    nameOf: ({ round }) => round.id,
    all: (items) => decideAll(database, items),
  })
  return {
    /** As `decide`; the share of the stake is in the pool, and what it won of it is in the round. */
    decidePooled: async (round: GameRound, pooled: Pooled, lease: Lease): Promise<GameRound | null> => {
      const stood = await decide({ round, lease, pooled })
      if (!stood) return null
      const { outcome, mathVersion, balance, won } = pooled
      const { jackpot } = stood
      const decided = { ...round, outcome, mathVersion, balance, jackpot, tries: 0 }
      return { ...decided, state: 'winning', won: jackpot === null ? won : add(won, jackpot) }
    },
  }
}

async function decideAll(database: Database, items: readonly Decided[]): Promise<Stood[]> {
  const list = <T>(read: (pooled: Pooled) => T): T[] => items.map(({ pooled }) => read(pooled))
  const { rows } = await sql<{ id: string; jackpot: bigint | null }>`
    select id, jackpot from studio.decide_pooled_rounds(
      ${items.map(({ round }) => round.id)}::uuid[], ${list(({ outcome }) => JSON.stringify(outcome))}::text[],
      ${list(({ won }) => won)}::bigint[], ${list(({ mathVersion }) => mathVersion)}::text[],
      ${list(({ balance }) => balance)}::bigint[], ${items.map(({ lease }) => lease.until)}::timestamptz[],
      ${list(({ pool }) => pool.code)}::text[], ${list(({ pool }) => pool.seed)}::bigint[],
      ${list(({ pool }) => pool.share)}::integer[], ${list(({ wins }) => wins)}::boolean[],
      ${items.map(({ lease }) => lease.now)}::timestamptz[])
  `.execute(database)
  const found = new Map(rows.map(({ id, jackpot }) => [id, jackpot]))
  return items.map(({ round: { id } }) => {
    const jackpot = found.get(id)
    return jackpot === undefined ? null : { jackpot: jackpot === null ? null : amount(jackpot) }
  })
}
