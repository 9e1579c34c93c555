import type { Amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Game } from '../game.ts'
import { searchText } from '../search-text.ts'
import { type GameTables, readGame, rowOf } from './game-rows.ts'

/** What the lobby narrows the list down by. */
export type GameFilter = {
  readonly gameType: Game['gameType']
  readonly vassalage?: string | undefined
  readonly classification?: Game['classification'] | undefined
  readonly name?: string | undefined
  /** Games whose smallest stake is at most this. */
  readonly minimumBet?: Amount | undefined
  readonly hot?: boolean | undefined
}

/** Games as their vendors list them. Those of a vendor that is switched off are not playable, whatever it says. */
export function createGameStore(database: Database, isEnabled: (vendor: string) => boolean) {
  const own = database.withTables<GameTables>()
  const read = (row: unknown): Game => {
    const game = readGame(row)
    return { ...game, playable: game.playable && isEnabled(game.vendor) }
  }
  const one = async (by: { nodeId: string } | { vendor: string; code: string }): Promise<Game | null> => {
    const query = own.selectFrom('catalogue.game').selectAll()
    const row = await ('nodeId' in by
      ? query.where('node_id', '=', by.nodeId)
      : query.where('vendor', '=', by.vendor).where('code', '=', by.code)
    ).executeTakeFirst()
    return row ? read(row) : null
  }
  return {
    one,
    list: listGames(database, read),
    /** Enters a game that no vendor's list names. One that is there stays as it is. */
    addUnlisted: async (game: Game): Promise<void> => {
      await own
        .insertInto('catalogue.game')
        .values(rowOf(game, { place: 0, listed: false }))
        .onConflict((conflict) => conflict.constraint('game_of_vendor').doNothing())
        .execute()
    },
    hot: async (limit: number): Promise<Game[]> => {
      const rows = await own
        .selectFrom('catalogue.game')
        .selectAll()
        .where('listed', '=', true)
        .orderBy('playable', 'desc')
        .orderBy('is_hot', 'desc')
        .orderBy('place')
        .limit(limit)
        .execute()
      return rows.map(read)
    },
    count: async (): Promise<number> => {
      const { count } = await own
        .selectFrom('catalogue.game')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('listed', '=', true)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    /** Vassalages with their number of games, in the order of their first game. */
    vassalages: () =>
      own
        .selectFrom('catalogue.game')
        .select(({ fn }) => [
          'game_type',
          'vassalage',
          'vassalage_name',
          fn.countAll<bigint>().as('games'),
          sql<boolean>`bool_or(is_hot and playable)`.as('hot'),
          fn.max('vassalage_icon').as('icon'),
        ])
        .where('listed', '=', true)
        .groupBy(['game_type', 'vassalage', 'vassalage_name'])
        .orderBy(sql`min(place)`)
        .execute(),
    named: async (games: readonly { vendor: string; code: string }[]): Promise<Map<string, Game>> => {
      if (games.length === 0) return new Map()
      const rows = await own
        .selectFrom('catalogue.game')
        .selectAll()
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('vendor', 'code'),
            'in',
            games.map(({ vendor, code }) => tuple(vendor, code)),
          ),
        )
        .execute()
      return new Map(rows.map((row) => [`${row.vendor} ${row.code}`, read(row)]))
    },
  }
}

/** A page of the games that pass a filter, in their vendor's order, playable ones first. */
function listGames(database: Database, read: (row: unknown) => Game) {
  return async (filter: GameFilter, page: { number: number; size: number }) => {
    let query = database
      .withTables<GameTables>()
      .selectFrom('catalogue.game')
      .where('listed', '=', true)
      .where('game_type', '=', filter.gameType)
    if (filter.vassalage) query = query.where('vassalage', '=', filter.vassalage)
    if (filter.classification) query = query.where('classification', '=', filter.classification)
    if (filter.hot) query = query.where('is_hot', '=', true)
    if (filter.minimumBet !== undefined) query = query.where('minimum_stake', '<=', filter.minimumBet)
    if (filter.name) {
      const text = searchText(filter.name).replace(/[\\%_]/g, '\\$&')
      query = query.where('search', 'like', `%${text}%`)
    }
    const { count } = await query.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
    const rows = await query
      .selectAll()
      .orderBy('playable', 'desc')
      // Scratch cards, video poker and table games stand last.
      .orderBy(sql`classification in ('SC', 'VP', 'TG')`)
      .orderBy('place')
      .limit(page.size)
      .offset((page.number - 1) * page.size)
      .execute()
    return { games: rows.map(read), total: Number(count) }
  }
}
