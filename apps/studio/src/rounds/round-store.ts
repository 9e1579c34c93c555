import pg from 'pg'
import type { Database } from '../database.ts'
import type { Seeds } from '../seeds/seeds.ts'
import { type GameRound, UNFINISHED_STATES } from './round.ts'
import { type Lease, roundLeases } from './round-leases.ts'
import { roundMoves } from './round-moves.ts'
import { selectRounds } from './round-queries.ts'
import { readRound } from './round-table.ts'

export type RoundStore = ReturnType<typeof createRoundStore>

/** The rounds as they lie in the database. */
export function createRoundStore(database: Database, seeds: Pick<Seeds, 'take'>) {
  const one = async (query: ReturnType<typeof selectRounds>): Promise<GameRound | null> => {
    const row = await query.executeTakeFirst()
    return row ? readRound(row) : null
  }
  return {
    ...roundMoves(database),
    ...roundLeases(database),
    begin: (round: GameRound, lease: Lease) => begin({ database, seeds }, round, lease),
    find: (id: string) => one(selectRounds(database).where('studio.round.id', '=', id)),
    findSpin: (member: string, spin: string) =>
      one(selectRounds(database).where('studio.round.member', '=', member).where('studio.round.spin', '=', spin)),
    /** The member's round of a game that is not over: under way, or not seen to its end. */
    findUnfinished: (member: string, game: string) =>
      one(
        selectRounds(database)
          .where('studio.round.member', '=', member)
          .where('studio.round.game', '=', game)
          .where('studio.round.state', 'in', [...UNFINISHED_STATES, 'settled'])
          .orderBy('studio.round.created_at', 'desc'),
      ),
  }
}

type Needs = { readonly database: Database; readonly seeds: Pick<Seeds, 'take'> }

/**
 * Begins a round with the seeds its outcome is drawn from, unless this spin was begun before (`known`) or another one of
 * the member's in this game is under way (`busy`). What he has not seen of earlier rounds he has passed over by spinning on.
 */
async function begin(
  { database, seeds }: Needs,
  round: GameRound,
  lease: Lease,
): Promise<GameRound | 'known' | 'busy'> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const seeded = { ...round, seed: await seeds.take(round.member, transaction) }
      await transaction.insertInto('studio.round').values(rowOf(seeded, lease)).execute()
      await transaction
        .updateTable('studio.round')
        .set({ state: 'shown' })
        .where('member', '=', round.member)
        .where('game', '=', round.game)
        .where('state', '=', 'settled')
        .execute()
      return seeded
    })
  } catch (error) {
    // The number of the round goes back with what is undone here: of those drawn from a seed none is missing.
    const broken = error instanceof pg.DatabaseError ? error.constraint : undefined
    if (broken === 'round_open') return 'busy'
    if (broken === 'round_member_spin_key') return 'known'
    throw error
  }
}

function rowOf(round: GameRound, { until }: Lease) {
  const { id, session, spin, member, game, currency, stake, bet, win, rollback } = round
  return {
    ...{ id, session, spin, member, game, currency, stake, bet, win, rollback },
    state: 'betting' as const,
    math_version: round.mathVersion,
    seed: round.seed?.id ?? null,
    nonce: round.seed?.nonce ?? null,
    choice: round.choice === null ? null : JSON.stringify(round.choice),
    created_at: round.createdAt,
    leased_until: until,
  }
}
