import type { Database } from '../database.ts'
import type { MustDrops } from '../jackpots/must-drop.ts'
import { pooledSteps } from './pooled-steps.ts'
import { type GameRound, UNFINISHED_STATES } from './round.ts'
import { roundLeases } from './round-leases.ts'
import { roundMoves, wholeMoves } from './round-moves.ts'
import { selectRounds } from './round-queries.ts'
import { readRound } from './round-table.ts'
import { usualSteps } from './usual-steps.ts'

export type RoundStore = ReturnType<typeof createRoundStore>

/** The rounds as they lie in the database. */
export function createRoundStore(database: Database, mustDrops: MustDrops) {
  const one = async (query: ReturnType<typeof selectRounds>): Promise<GameRound | null> => {
    const row = await query.executeTakeFirst()
    return row ? readRound(row) : null
  }
  return {
    ...usualSteps(database),
    ...pooledSteps({ database, mustDrops }),
    ...roundMoves(database),
    ...wholeMoves(database),
    ...roundLeases(database),
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
