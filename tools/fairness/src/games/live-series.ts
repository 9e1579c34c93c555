import { doubleBallGame } from '@sanuk/engines/live/double-ball-roulette/game'
import { fanTanGame } from '@sanuk/engines/live/fan-tan/game'
import { gourdCrabFishGame } from '@sanuk/engines/live/gourd-crab-fish/game'
import { PICTURES } from '@sanuk/engines/live/gourd-crab-fish/spots'
import type { SeriesGame } from '@sanuk/engines/live/live-game'
import { gemWheelGame, ramwongGame, redEnvelopesGame, type WheelOutcome } from '@sanuk/engines/live/money-wheel/game'
import { frenchRouletteGame, rouletteGame } from '@sanuk/engines/live/roulette/game'
import { sedieGame } from '@sanuk/engines/live/sedie/game'
import { sicBoGame } from '@sanuk/engines/live/sic-bo/game'
import { thaiHiloGame } from '@sanuk/engines/live/thai-hilo/game'
import type { Observable } from '../statistics/battery.ts'
import { convolved, evenly, type ObservedGame, weighed } from './observed-game.ts'

/** What can be seen of an outcome. */
type Sight<Outcome> = Observable & { readonly see: (outcome: Outcome) => readonly number[] }

/** A game of series, with a bet on one of its spots. */
function observed<Outcome>(game: SeriesGame<Outcome>, spot: string, sights: readonly Sight<Outcome>[]): ObservedGame {
  return {
    code: `live-${game.code}`,
    family: 'live series',
    observables: sights,
    play: (draw) => {
      const outcome = game.draw(draw)
      const { over, under } = game.returnOf(spot, outcome)
      return { won: Number(over) / Number(under), outcomes: sights.map(({ see }) => see(outcome)) }
    },
  }
}

const symmetry = 'symmetry'
const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const dice: readonly Sight<{ readonly dice: readonly number[] }>[] = [
  { name: 'faces', chances: evenly(6), source: symmetry, see: (shown) => shown.dice.map((face) => face - 1) },
  {
    name: 'total',
    chances: convolved([evenly(6), evenly(6), evenly(6)]),
    source: 'convolution',
    see: (shown) => [sumOf(shown.dice) - 3],
  },
]

/** Where a wheel of so many segments stops first. */
const segment = (count: number): Sight<WheelOutcome> => ({
  name: 'segment',
  chances: evenly(count),
  source: symmetry,
  see: (shown) => [shown.segment],
})

/** Live tables whose outcomes stand alone. */
export const observedLiveSeries: readonly ObservedGame[] = [
  observed(rouletteGame, 'red', [
    { name: 'number', chances: evenly(37), source: symmetry, see: ({ number }) => [number] },
  ]),
  observed(sicBoGame, 'big', dice),
  observed(thaiHiloGame, 'low', dice),
  observed(gourdCrabFishGame, 'single-crab', [
    {
      name: 'pictures',
      chances: evenly(6),
      source: symmetry,
      see: ({ pictures }) => pictures.map((picture) => PICTURES.indexOf(picture)),
    },
  ]),
  observed(fanTanGame, 'fan-1', [
    { name: 'beads', chances: evenly(40), source: symmetry, see: ({ beads }) => [beads - 41] },
    { name: 'rest', chances: evenly(4), source: symmetry, see: ({ rest }) => [rest - 1] },
  ]),
  observed(sedieGame, 'odd', [
    {
      name: 'coins',
      chances: evenly(2),
      source: symmetry,
      see: ({ coins }) => coins.map((coin) => Number(coin === 'red')),
    },
    {
      name: 'red coins',
      chances: weighed([1, 4, 6, 4, 1]),
      source: 'binomial',
      see: ({ coins }) => [coins.filter((coin) => coin === 'red').length],
    },
  ]),
  observed(frenchRouletteGame, 'red', [
    { name: 'number', chances: evenly(37), source: symmetry, see: ({ number }) => [number] },
  ]),
  observed(doubleBallGame, 'straight-17', [
    { name: 'numbers', chances: evenly(37), source: symmetry, see: ({ numbers }) => numbers },
    {
      name: 'distance of the balls',
      chances: evenly(37),
      source: symmetry,
      see: ({ numbers: [first, second] }) => [(second - first + 37) % 37],
    },
  ]),
  observed(ramwongGame, 'drum', [
    segment(54),
    {
      name: 'multiplier of an encore',
      chances: weighed([2, 1]),
      source: 'the list of multipliers',
      see: ({ multiplier }) => (multiplier === null ? [] : [multiplier - 2]),
    },
  ]),
  observed(gemWheelGame, 'jade', [
    segment(54),
    {
      name: 'prize of a chest',
      chances: weighed([2, 1, 2, 1, 1, 1]),
      source: 'the list of prizes',
      see: ({ multiplier }) => (multiplier === null ? [] : [[5, 6, 8, 10, 12, 20].indexOf(multiplier)]),
    },
  ]),
  observed(redEnvelopesGame, 'red', [segment(24)]),
]
