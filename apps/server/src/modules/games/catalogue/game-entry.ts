import type { GameEntry } from '@sanuk/contracts/catalogue'
import { writeAmount } from '@sanuk/money/amount'
import type { ShelvedGame } from './shelf/shelved-game.ts'

/** The game as the lobby shows it. */
export function gameEntry(game: ShelvedGame): GameEntry {
  return {
    nodeId: game.nodeId,
    gameCode: game.code,
    gameType: game.gameType,
    isGame: game.children > 0 ? 'VASSALAGE' : 'GAME',
    children: game.children,
    defaultPlayType: game.playType,
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
    offersDemo: game.offersDemo,
  }
}
