import type { CLASSIFICATIONS, GAME_TYPES, GameEntry, Picture } from '@sanuk/contracts/catalogue'
import type { Localized } from '@sanuk/contracts/wire'
import { type Amount, writeAmount } from '@sanuk/money/amount'

/** A game of a vendor's list, as the catalogue keeps it. */
export type Game = {
  readonly nodeId: string
  readonly vendor: string
  readonly code: string
  readonly gameType: (typeof GAME_TYPES)[number]
  readonly vassalage: string
  readonly vassalageName: string
  readonly vassalageIcon: string | null
  readonly classification: (typeof CLASSIFICATIONS)[number]
  readonly names: Localized
  readonly picture: Picture
  readonly lines: number | null
  readonly minimumStake: Amount
  readonly maximumStake: Amount
  readonly returnToPlayer: string | null
  readonly maximumWinMultiple: number | null
  readonly isHot: boolean
  readonly isNew: boolean
  readonly playable: boolean
}

/** The game as the lobby shows it. */
export function gameEntry(game: Game): GameEntry {
  return {
    nodeId: game.nodeId,
    gameCode: game.code,
    gameType: game.gameType,
    vendor: game.vendor,
    vassalage: game.vassalage,
    vassalageName: game.vassalageName,
    classification: game.classification,
    names: game.names,
    picture: game.picture,
    minimumStake: writeAmount(game.minimumStake),
    maximumStake: writeAmount(game.maximumStake),
    lines: game.lines,
    returnToPlayer: game.returnToPlayer,
    isHot: game.isHot,
    isNew: game.isNew,
    playable: game.playable,
  }
}
