import { CLASSIFICATIONS, GAME_TYPES, picture } from '@sanuk/contracts/catalogue'
import { localized } from '@sanuk/contracts/wire'
import { amount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { Game } from '../game.ts'
import { searchText } from '../search-text.ts'

const record = z.object({
  node_id: z.uuid(),
  vendor: z.string(),
  code: z.string(),
  game_type: z.enum(GAME_TYPES),
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
})

type GameTable = Omit<z.output<typeof record>, 'names' | 'picture'> & {
  names: unknown
  picture: unknown
  search: string
  place: number
  listed: boolean
}

export type GameTables = { 'catalogue.game': GameTable }

/** A game as its row, at its place in the vendor's list; the lobby shows it if it is `listed`. */
export function rowOf(game: Game, { place, listed }: { place: number; listed: boolean }): GameTable {
  return {
    node_id: game.nodeId,
    vendor: game.vendor,
    code: game.code,
    game_type: game.gameType,
    vassalage: game.vassalage,
    vassalage_name: game.vassalageName,
    vassalage_icon: game.vassalageIcon,
    classification: game.classification,
    names: JSON.stringify(game.names),
    search: `${searchText(game.names.th)} ${searchText(game.names.en)}`,
    picture: JSON.stringify(game.picture),
    lines: game.lines,
    minimum_stake: game.minimumStake,
    maximum_stake: game.maximumStake,
    return_to_player: game.returnToPlayer,
    maximum_win_multiple: game.maximumWinMultiple,
    is_hot: game.isHot,
    is_new: game.isNew,
    playable: game.playable,
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
    gameType: game.game_type,
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
  }
}
