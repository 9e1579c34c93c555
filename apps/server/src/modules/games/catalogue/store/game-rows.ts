import { CLASSIFICATIONS, GAME_TYPES, PLAY_TYPES, picture } from '@sanuk/contracts/catalogue'
import { currencyCode, localized } from '@sanuk/contracts/wire'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { Game } from '#platform/capabilities/game'

const record = z.object({
  node_id: z.uuid(),
  vendor: z.string(),
  code: z.string(),
  parent: z.nullable(z.string()),
  game_type: z.enum(GAME_TYPES),
  play_type: z.nullable(z.enum(PLAY_TYPES)),
  vassalage: z.string(),
  vassalage_name: z.string(),
  vassalage_icon: z.nullable(z.string()),
  classification: z.enum(CLASSIFICATIONS),
  names: localized,
  picture,
  lines: z.nullable(z.number()),
  minimum_stake: z.bigint(),
  maximum_stake: z.bigint(),
  return_to_player: z.nullable(z.string()),
  maximum_win_multiple: z.nullable(z.number()),
  is_hot: z.boolean(),
  is_new: z.boolean(),
  playable: z.boolean(),
  offers_demo: z.boolean(),
  /** Decimal strings, as vendors write them. */
  free_round_stakes: z.array(z.string()),
  stakes_in: z.array(
    z.object({
      currency: currencyCode,
      minimumStake: z.string(),
      maximumStake: z.string(),
      freeRoundStakes: z.array(z.string()),
    }),
  ),
  pools: z.array(z.object({ code: z.string(), share: z.int() })),
  hall: z.nullable(z.string()),
  has_board: z.boolean(),
})

type GameRow = Omit<z.output<typeof record>, 'names' | 'picture' | 'free_round_stakes' | 'stakes_in' | 'pools'> & {
  free_round_stakes: unknown
  stakes_in: unknown
  pools: unknown
  names: unknown
  picture: unknown
  place: number
  listed: boolean
  /** The transaction that wrote it last, by its number. */
  edition: bigint
}

export type GameTables = { 'catalogue.game': GameRow }

/** A game as its row, at its place in the vendor's list; the lobby shows it if it is `listed`. */
export function rowOf(game: Game, { place, listed }: { place: number; listed: boolean }) {
  return {
    node_id: game.nodeId,
    vendor: game.vendor,
    code: game.code,
    parent: game.parent,
    game_type: game.gameType,
    play_type: game.playType,
    vassalage: game.vassalage,
    vassalage_name: game.vassalageName,
    vassalage_icon: game.vassalageIcon,
    classification: game.classification,
    names: game.names,
    picture: game.picture,
    lines: game.lines,
    minimum_stake: game.minimumStake,
    maximum_stake: game.maximumStake,
    return_to_player: game.returnToPlayer,
    maximum_win_multiple: game.maximumWinMultiple,
    is_hot: game.isHot,
    is_new: game.isNew,
    playable: game.playable,
    offers_demo: game.offersDemo,
    free_round_stakes: game.freeRoundStakes.map(writeAmount),
    stakes_in: game.stakesIn.map(({ currency, minimumStake, maximumStake, freeRoundStakes }) => ({
      currency,
      minimumStake: writeAmount(minimumStake),
      maximumStake: writeAmount(maximumStake),
      freeRoundStakes: freeRoundStakes.map(writeAmount),
    })),
    pools: game.pools,
    hall: game.hall,
    has_board: game.hasBoard,
    place,
    listed,
  }
}

/** A row as a game. Throws where a column does not hold what it should. */
export function readGame(row: unknown): Game {
  const game = record.parse(row)
  return {
    nodeId: game.node_id,
    vendor: game.vendor,
    code: game.code,
    parent: game.parent,
    gameType: game.game_type,
    playType: game.play_type,
    vassalage: game.vassalage,
    vassalageName: game.vassalage_name,
    vassalageIcon: game.vassalage_icon,
    classification: game.classification,
    names: game.names,
    picture: game.picture,
    lines: game.lines,
    minimumStake: amount(game.minimum_stake),
    maximumStake: amount(game.maximum_stake),
    returnToPlayer: game.return_to_player,
    maximumWinMultiple: game.maximum_win_multiple,
    isHot: game.is_hot,
    isNew: game.is_new,
    playable: game.playable,
    offersDemo: game.offers_demo,
    freeRoundStakes: game.free_round_stakes.map(parseAmount),
    stakesIn: game.stakes_in.map(({ currency, minimumStake, maximumStake, freeRoundStakes }) => ({
      currency,
      minimumStake: parseAmount(minimumStake),
      maximumStake: parseAmount(maximumStake),
      freeRoundStakes: freeRoundStakes.map(parseAmount),
    })),
    pools: game.pools,
    hall: game.hall,
    hasBoard: game.has_board,
  }
}
