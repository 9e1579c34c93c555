import { shoeOf } from '@sanuk/engines/cards/shoe'
import { fraction } from '@sanuk/engines/exact/fraction'
import { andarBaharGame } from '@sanuk/engines/live/andar-bahar/game'
import { baccaratGame } from '@sanuk/engines/live/baccarat/game'
import { BACCARAT_VARIANTS } from '@sanuk/engines/live/baccarat/spots'
import { bullBullGame } from '@sanuk/engines/live/bull-bull/game'
import { drawFight } from '@sanuk/engines/live/cockfight/fight'
import { fixedOddsFight, poolFight } from '@sanuk/engines/live/cockfight/game'
import type { Ratings } from '@sanuk/engines/live/cockfight/odds'
import { type Pools, poolPrices } from '@sanuk/engines/live/cockfight/pool'
import { doubleBallGame } from '@sanuk/engines/live/double-ball-roulette/game'
import { dragonTigerGame } from '@sanuk/engines/live/dragon-tiger/game'
import { fanTanGame } from '@sanuk/engines/live/fan-tan/game'
import { gourdCrabFishGame } from '@sanuk/engines/live/gourd-crab-fish/game'
import type { LiveGame, SeriesGame, ShoeGame } from '@sanuk/engines/live/live-game'
import { gemWheelGame, ramwongGame, redEnvelopesGame } from '@sanuk/engines/live/money-wheel/game'
import { pokDengGame } from '@sanuk/engines/live/pok-deng/game'
import { frenchRouletteGame, rouletteGame } from '@sanuk/engines/live/roulette/game'
import { sedieGame } from '@sanuk/engines/live/sedie/game'
import { sicBoGame } from '@sanuk/engines/live/sic-bo/game'
import { thaiHiloGame } from '@sanuk/engines/live/thai-hilo/game'
import type { Draw } from '@sanuk/engines/random/draw'
import { type Bet, unraised } from './bet.ts'

/** Packs in the shoe of every table. */
const PACKS = 8

/** Every spot of a game, on an outcome that is drawn so. */
const betsOn = <Outcome>(game: LiveGame<Outcome>, outcomeOf: (draw: Draw) => Outcome, rules = ''): readonly Bet[] =>
  game.spots.map(({ code }) => ({
    game: `live ${game.code.replaceAll('-', ' ')}`,
    choice: `${rules}${code}`,
    endings: () => unraised(game.endings(code)),
    playOnce: (draw) => ({ staked: fraction(1n), won: game.returnOf(code, outcomeOf(draw)) }),
  }))

/** On the first coup of a full shoe. */
const onShoe = <Coup>(game: ShoeGame<Coup>, rules?: string): readonly Bet[] =>
  betsOn(game, (draw) => game.deal(shoeOf(PACKS, draw)), rules)

const onSeries = <Outcome>(game: SeriesGame<Outcome>): readonly Bet[] => betsOn(game, game.draw)

/** On a fight at fixed odds of birds with these ratings. */
const onFight = (ratings: Ratings): readonly Bet[] =>
  betsOn(fixedOddsFight(ratings), (draw) => drawFight(draw, ratings), `${ratings.meron} to ${ratings.wala}, `)

/** On a fight of even birds at a totalisator that closes with these pools. */
const onPools = (pools: Pools): readonly Bet[] => {
  const even: Ratings = { meron: 100, wala: 100 }
  const rules = `pools ${pools.meron} to ${pools.wala}, `
  return betsOn(poolFight(poolPrices(pools), even), (draw) => drawFight(draw, even), rules)
}

/** Every spot of live tables, of baccarat by each of its rules. */
export const betsOnLiveTables: readonly Bet[] = [
  ...BACCARAT_VARIANTS.flatMap((variant) => onShoe(baccaratGame(variant), `${variant}, `)),
  ...onShoe(dragonTigerGame),
  ...onSeries(rouletteGame),
  ...onSeries(sicBoGame),
  ...onSeries(thaiHiloGame),
  ...onSeries(gourdCrabFishGame),
  ...onSeries(fanTanGame),
  ...onSeries(sedieGame),
  ...onFight({ meron: 100, wala: 100 }),
  ...onFight({ meron: 130, wala: 70 }),
  ...onPools({ meron: 50n, wala: 50n }),
  ...onPools({ meron: 60n, wala: 40n }),
  ...onSeries(frenchRouletteGame),
  ...onSeries(doubleBallGame),
  ...onSeries(ramwongGame),
  ...onSeries(gemWheelGame),
  ...onSeries(redEnvelopesGame),
  ...onSeries(pokDengGame),
  ...onSeries(bullBullGame),
  ...onSeries(andarBaharGame),
]
