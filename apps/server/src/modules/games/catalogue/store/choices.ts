import { CLASSIFICATIONS, GAME_TYPES } from '@sanuk/contracts/catalogue'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Game } from '#platform/capabilities/game'
import type { Connection, Database } from '#platform/database'
import { type Choice, NO_CHOICE } from '../choice.ts'
import { type Choices, vassalageKey } from '../shelf/shelved-game.ts'

const choice = z.object({
  hidden: z.boolean(),
  hot: z.nullable(z.boolean()),
  place: z.nullable(z.number()),
  classification: z.nullable(z.enum(CLASSIFICATIONS)),
  minimum_stake: z.nullable(z.bigint()),
  maximum_stake: z.nullable(z.bigint()),
})

type ChoiceRow = z.output<typeof choice>

type ChoiceTables = {
  'catalogue.game_choice': ChoiceRow & { brand: string; node_id: string }
  'catalogue.vassalage_choice': ChoiceRow & { brand: string; game_type: string; vassalage: string }
}

/** A game, and a vassalage in a category, as a brand has them. */
export type BrandGame = { readonly brand: string; readonly nodeId: string }
export type BrandVassalage = { readonly brand: string } & Pick<Game, 'gameType' | 'vassalage'>

/** What operators chose, brand by brand. */
export function createChoiceStore(database: Database) {
  const tables = (connection: Connection = database) => connection.withTables<ChoiceTables>()
  return {
    /** All that a brand chose. */
    ofBrand: async (brand: string, connection?: Connection): Promise<Choices> => {
      const of = tables(connection)
      const [games, vassalages] = await Promise.all([
        of.selectFrom('catalogue.game_choice').selectAll().where('brand', '=', brand).execute(),
        of.selectFrom('catalogue.vassalage_choice').selectAll().where('brand', '=', brand).execute(),
      ])
      return {
        games: new Map(games.map((row) => [row.node_id, readChoice(row)])),
        vassalages: new Map(
          vassalages.map((row) => [
            vassalageKey({ gameType: z.parse(z.enum(GAME_TYPES), row.game_type), vassalage: row.vassalage }),
            readChoice(row),
          ]),
        ),
      }
    },
    /** What a brand chose for one game. */
    ofGame: async (brand: string, game: Game): Promise<{ own: Choice; vassalage: Choice }> => {
      const [own, vassalage] = await Promise.all([
        tables()
          .selectFrom('catalogue.game_choice')
          .selectAll()
          .where('brand', '=', brand)
          .where('node_id', '=', game.nodeId)
          .executeTakeFirst(),
        tables()
          .selectFrom('catalogue.vassalage_choice')
          .selectAll()
          .where('brand', '=', brand)
          .where('game_type', '=', game.gameType)
          .where('vassalage', '=', game.vassalage)
          .executeTakeFirst(),
      ])
      return { own: own ? readChoice(own) : NO_CHOICE, vassalage: vassalage ? readChoice(vassalage) : NO_CHOICE }
    },
    /** What says nothing is not kept. */
    setGame: async ({ brand, nodeId }: BrandGame, wish: Choice, connection: Connection): Promise<void> => {
      if (saysNothing(wish)) {
        const known = tables(connection).deleteFrom('catalogue.game_choice').where('brand', '=', brand)
        await known.where('node_id', '=', nodeId).execute()
        return
      }
      await tables(connection)
        .insertInto('catalogue.game_choice')
        .values({ brand, node_id: nodeId, ...rowOf(wish) })
        .onConflict((conflict) => conflict.columns(['brand', 'node_id']).doUpdateSet({ ...rowOf(wish), ...TOUCHED }))
        .execute()
    },
    setVassalage: async (
      { brand, gameType, vassalage }: BrandVassalage,
      wish: Choice,
      connection: Connection,
    ): Promise<void> => {
      if (saysNothing(wish)) {
        const known = tables(connection).deleteFrom('catalogue.vassalage_choice').where('brand', '=', brand)
        await known.where('game_type', '=', gameType).where('vassalage', '=', vassalage).execute()
        return
      }
      await tables(connection)
        .insertInto('catalogue.vassalage_choice')
        .values({ brand, game_type: gameType, vassalage, ...rowOf(wish) })
        .onConflict((conflict) =>
          conflict.columns(['brand', 'game_type', 'vassalage']).doUpdateSet({ ...rowOf(wish), ...TOUCHED }),
        )
        .execute()
    },
  }
}

const saysNothing = ({ hidden, ...rest }: Choice): boolean =>
  !hidden && Object.values(rest).every((value) => value === null)

const TOUCHED = { updated_at: sql`clock_timestamp()` }

function rowOf({ minimumStake, maximumStake, ...same }: Choice): ChoiceRow {
  return { ...same, minimum_stake: minimumStake, maximum_stake: maximumStake }
}

function readChoice(row: unknown): Choice {
  const { minimum_stake, maximum_stake, ...same } = choice.parse(row)
  return {
    ...same,
    minimumStake: minimum_stake === null ? null : amount(minimum_stake),
    maximumStake: maximum_stake === null ? null : amount(maximum_stake),
  }
}
