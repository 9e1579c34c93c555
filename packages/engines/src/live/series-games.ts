import type { Draw } from '../random/draw.ts'
import { andarBaharGame } from './andar-bahar/game.ts'
import { bullBullGame } from './bull-bull/game.ts'
import { doubleBallGame } from './double-ball-roulette/game.ts'
import { fanTanGame } from './fan-tan/game.ts'
import { gourdCrabFishGame } from './gourd-crab-fish/game.ts'
import type { LiveGame, SeriesGame } from './live-game.ts'
import { gemWheelGame, ramwongGame, redEnvelopesGame } from './money-wheel/game.ts'
import { pokDengGame } from './pok-deng/game.ts'
import type { RoadResult } from './roads/road-results.ts'
import { frenchRouletteGame, rouletteGame } from './roulette/game.ts'
import { sedieGame } from './sedie/game.ts'
import type { LiveBet, Settlement } from './settle.ts'
import { sicBoGame } from './sic-bo/game.ts'
import type { TwoSides } from './spots.ts'
import { thaiHiloGame } from './thai-hilo/game.ts'

/** An outcome of whichever game, as it is shown, and what follows from it. */
export type DrawnOutcome = {
  /** Plain data. */
  readonly outcome: unknown
  readonly settle: <Code extends string>(bets: readonly LiveBet<Code>[]) => Settlement<Code>
  readonly roadResult: (sides: TwoSides) => RoadResult
}

/** A game of series for whoever treats all of them alike. */
export type AnySeriesGame = Pick<
  LiveGame<never>,
  'code' | 'spots' | 'sides' | 'maximumWin' | 'maximumMultiple' | 'endings'
> & { readonly drawOutcome: (draw: Draw) => DrawnOutcome }

const anyGame = <Outcome>(game: SeriesGame<Outcome>): AnySeriesGame => ({
  ...game,
  drawOutcome: (draw) => {
    const outcome = game.draw(draw)
    return {
      outcome,
      settle: (bets) => game.settle(bets, outcome),
      roadResult: (sides) => game.roadResult(sides, outcome),
    }
  },
})

/** Outcomes of a series, when it is not ended early. Its first outcome has number 1, which is its nonce, too. */
export const SERIES_LENGTH = 100

/** Every game whose outcomes stand alone. */
export const seriesGames: readonly AnySeriesGame[] = [
  anyGame(rouletteGame),
  anyGame(sicBoGame),
  anyGame(thaiHiloGame),
  anyGame(gourdCrabFishGame),
  anyGame(fanTanGame),
  anyGame(sedieGame),
  anyGame(frenchRouletteGame),
  anyGame(doubleBallGame),
  anyGame(ramwongGame),
  anyGame(gemWheelGame),
  anyGame(redEnvelopesGame),
  anyGame(pokDengGame),
  anyGame(bullBullGame),
  anyGame(andarBaharGame),
]
