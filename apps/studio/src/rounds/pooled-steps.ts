import { type Amount, add, amount } from '@sanuk/money/amount'
import type { Lease } from '@sanuk/vendor-server/lease'
import { together } from '@sanuk/vendor-server/together'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { MustDrops } from '../jackpots/must-drop.ts'
import type { Pool } from '../jackpots/pools.ts'
import type { GameRound } from './round.ts'
import type { Decision } from './round-moves.ts'

/** What a round came to, the pool that its stake fills, and whether its number wins that; false in one that must be won. */
type Pooled = Decision & { readonly balance: Amount; readonly pool: Pool; readonly wins: boolean }

type Decided = { readonly round: GameRound; readonly lease: Lease; readonly pooled: Pooled }

/** What became of a round: undecided where it was not its next step. */
type Stood = { readonly jackpot: Amount | null } | null

/** A pool that goes on this often while its rounds are decided is left to those who look after what is left over. */
const MOST_TRIES = 20

type Needs = { readonly database: Database; readonly mustDrops: MustDrops }

/** The step of rounds that fill a pool, taken for many in one statement and one commit with what goes into it and out. */
export function pooledSteps(needs: Needs) {
  const decide = together<Decided, Stood>({
    nameOf: ({ round }) => round.id,
    all: (items) => decideAll(needs, items),
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

type DecidedRow = { readonly id: string; readonly jackpot: bigint | null; readonly stale: boolean }

/** Rounds whose pool went on since it was looked at are decided again: what they came to stays what it was. */
async function decideAll(needs: Needs, items: readonly Decided[]): Promise<Stood[]> {
  const found = new Map<string, Stood>()
  let left = items
  for (let tries = 0; left.length > 0; tries += 1) {
    if (tries === MOST_TRIES) throw new Error('a pool goes on faster than its rounds are decided')
    const rows = new Map((await decideOnce(needs, left)).map((row) => [row.id, row]))
    for (const { id, jackpot, stale } of rows.values()) {
      if (!stale) found.set(id, { jackpot: jackpot === null ? null : amount(jackpot) })
    }
    const isGone = ({ round: { id } }: Decided) => rows.get(id)?.stale || typeof rows.get(id)?.jackpot === 'bigint'
    for (const one of left.filter(isGone)) needs.mustDrops.forget(fillingOf(one))
    left = left.filter(({ round: { id } }) => rows.get(id)?.stale)
  }
  return items.map(({ round: { id } }) => found.get(id) ?? null)
}

const fillingOf = ({ round: { currency }, pooled: { pool } }: Decided) => ({ pool, currency })

async function decideOnce({ database, mustDrops }: Needs, items: readonly Decided[]): Promise<readonly DecidedRow[]> {
  const list = <T>(read: (pooled: Pooled) => T): T[] => items.map(({ pooled }) => read(pooled))
  const drops = await mustDrops.of(items.map(fillingOf))
  const { rows } = await sql<DecidedRow>`
    select id, jackpot, stale from studio.decide_pooled_rounds(
      ${items.map(({ round }) => round.id)}::uuid[], ${list(({ outcome }) => JSON.stringify(outcome))}::text[],
      ${list(({ won }) => won)}::bigint[], ${list(({ mathVersion }) => mathVersion)}::text[],
      ${list(({ balance }) => balance)}::bigint[], ${items.map(({ lease }) => lease.until)}::timestamptz[],
      ${list(({ pool }) => pool.code)}::text[], ${list(({ pool }) => pool.seed)}::bigint[],
      ${list(({ pool }) => pool.share)}::integer[], ${list(({ wins }) => wins)}::boolean[],
      ${items.map(({ lease }) => lease.now)}::timestamptz[], ${JSON.stringify(drops)}::jsonb)
  `.execute(database)
  return rows
}
