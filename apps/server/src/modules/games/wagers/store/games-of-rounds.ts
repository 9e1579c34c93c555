import type { Database } from '#platform/database'
import type { WagersTables } from './round-rows.ts'

/** Which games rounds are of, by the rounds' ids. */
export const createGamesOfRounds = (database: Database) => ({
  gamesOf: async (rounds: readonly string[]): Promise<Map<string, { vendor: string; game: string }>> => {
    if (rounds.length === 0) return new Map()
    const rows = await database
      .withTables<WagersTables>()
      .selectFrom('wagers.round')
      .select(['id', 'vendor', 'game'])
      .where('id', 'in', [...new Set(rounds)])
      .execute()
    return new Map(rows.map(({ id, ...of }) => [id, of]))
  },
})
