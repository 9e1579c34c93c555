import type { Round } from '@sanuk/contracts/wagers'
import { add, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import type { RoundRecord } from './round.ts'
import { roundReference } from './round-reference.ts'

/** How a round's game is found among those looked up for a page. */
export const gameKey = ({ vendor, game }: Pick<RoundRecord, 'vendor' | 'game'>): string => `${vendor} ${game}`

/** A round as its member reads it. A game that was since taken off its vendor's list keeps its code for a name. */
export function roundAnswer(round: RoundRecord, game: Game | undefined): Round {
  const win = add(round.win, round.free?.win ?? ZERO)
  return {
    id: round.id,
    reference: roundReference(round.id),
    gameType: round.gameType,
    gameCode: round.game,
    gameNames: game?.names ?? { th: round.game, en: round.game },
    vassalageName: game?.vassalageName ?? round.vendor,
    thumbnail: game?.picture.sources[0]?.url ?? null,
    state: round.state,
    stake: writeAmount(round.stake),
    win: writeAmount(win),
    net: writeAmount(subtract(win, round.stake)),
    freeStake: round.free && writeAmount(round.free.stake),
    ...(round.summaries.length > 0 && { summaries: [...round.summaries] }),
    startedAt: round.startedAt.toISOString(),
    settledAt: round.settledAt?.toISOString() ?? null,
  }
}
