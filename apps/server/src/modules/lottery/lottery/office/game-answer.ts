import type { OfficeLotteryGame } from '@sanuk/contracts/office-lottery'
import type { Localized } from '@sanuk/contracts/wire'
import type { IssueRecord, LotteryGame } from '../index.ts'
import { FIGURES_OF, widthsOf } from '../results/read-result.ts'

type Stands = {
  readonly names: Localized
  readonly offered: boolean
  readonly open: IssueRecord | undefined
  readonly latest: IssueRecord | undefined
  readonly waiting: { readonly awaited: number; readonly disputed: number } | undefined
}

/** A lottery as operators see it. */
export function gameAnswer(game: LotteryGame, { names, offered, open, latest, waiting }: Stands): OfficeLotteryGame {
  const isOfficial = game.drawnBy === 'official'
  return {
    gameCode: game.code,
    vendor: game.vendor,
    names,
    family: game.family,
    drawnBy: game.drawnBy,
    offered,
    trustsFeed: game.trustsFeed ?? false,
    widths: isOfficial ? widthsOf(game) : null,
    figures: game.derivedFrom ? [...FIGURES_OF[game.derivedFrom]] : null,
    open: open
      ? {
          id: String(open.id),
          number: open.number,
          sealsAt: open.sealsAt.toISOString(),
          drawsAt: open.drawsAt.toISOString(),
        }
      : null,
    latest:
      latest?.drawnAt && latest.result
        ? {
            id: String(latest.id),
            number: latest.number,
            drawnAt: latest.drawnAt.toISOString(),
            result: latest.result,
          }
        : null,
    awaited: waiting?.awaited ?? 0,
    disputed: waiting?.disputed ?? 0,
  }
}
