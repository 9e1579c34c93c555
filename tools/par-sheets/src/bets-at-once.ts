import { bingo, bingoEndings } from '@sanuk/engines/instant/bingo'
import { callsIn } from '@sanuk/engines/instant/bingo-halls'
import { dice, diceEndings } from '@sanuk/engines/instant/dice'
import type { Ending, InstantGame } from '@sanuk/engines/instant/instant-game'
import { keno, kenoEndings } from '@sanuk/engines/instant/keno'
import { limbo, limboEndings } from '@sanuk/engines/instant/limbo'
import { plinko, plinkoEndings } from '@sanuk/engines/instant/plinko'
import { roulette, rouletteEndings } from '@sanuk/engines/instant/roulette'
import { scratchCard, scratchEndings } from '@sanuk/engines/instant/scratch-card'
import { wheel, wheelEndings } from '@sanuk/engines/instant/wheel'
import { wheelSizes } from '@sanuk/engines/instant/wheel-segments'
import { baccarat } from '@sanuk/engines/tables/baccarat'
import { baccaratEndings } from '@sanuk/engines/tables/baccarat-endings'
import { dragonTiger, dragonTigerEndings } from '@sanuk/engines/tables/dragon-tiger'
import { type Bet, noMove, playOut, unraised } from './bet.ts'

type Decided<Choice, View> = {
  readonly name: string
  readonly game: InstantGame<Choice, never, View>
  readonly endings: (choice: Choice) => readonly Ending[]
}

const betsOn = <Choice, View>({ name, game, endings }: Decided<Choice, View>, choices: Record<string, Choice>): Bet[] =>
  Object.entries(choices).map(([choice, wanted]) => ({
    game: name,
    choice,
    endings: () => unraised(endings(wanted)),
    playOnce: (draw) => playOut({ game, choice: wanted, next: noMove }, draw),
  }))

const named = <Choice>(choices: readonly Choice[], nameOf: (choice: Choice) => string): Record<string, Choice> =>
  Object.fromEntries(choices.map((choice) => [nameOf(choice), choice]))

const RISKS = ['low', 'medium', 'high'] as const
const ROULETTE = [
  'straight-7',
  'split-7-8',
  'street-7-8-9',
  'corner-7-8-10-11',
  'line-7-8-9-10-11-12',
  'dozen-1',
  'red',
]

/** Games that are over as soon as they are played, with choices that stand for all of them. */
export const betsAtOnce: readonly Bet[] = [
  ...betsOn(
    { name: 'dice', game: dice, endings: diceEndings },
    named(
      [2, 1000, 5000, 9500].map((target) => ({ side: 'under' as const, target })),
      ({ target }) => `under ${target / 100}`,
    ),
  ),
  ...betsOn(
    { name: 'limbo', game: limbo, endings: limboEndings },
    named(
      [101, 150, 200, 1000, 10_000, 100_000_000].map((target) => ({ target })),
      ({ target }) => `${target / 100}x`,
    ),
  ),
  ...betsOn(
    { name: 'plinko', game: plinko, endings: plinkoEndings },
    named(
      ([8, 12, 16] as const).flatMap((rows) => RISKS.map((risk) => ({ rows, risk }))),
      ({ rows, risk }) => `${rows} rows, ${risk}`,
    ),
  ),
  ...betsOn(
    { name: 'wheel', game: wheel, endings: wheelEndings },
    named(
      wheelSizes.flatMap((segments) => RISKS.map((risk) => ({ segments, risk }))),
      ({ segments, risk }) => `${segments} segments, ${risk}`,
    ),
  ),
  ...betsOn(
    { name: 'keno', game: keno, endings: kenoEndings },
    named(
      (['low', 'classic', 'medium', 'high'] as const).flatMap((risk) =>
        Array.from({ length: 10 }, (_, more) => ({ risk, picks: Array.from({ length: more + 1 }, (__, n) => n + 1) })),
      ),
      ({ picks, risk }) => `${picks.length} numbers, ${risk}`,
    ),
  ),
  ...betsOn(
    { name: 'roulette', game: roulette, endings: rouletteEndings },
    named(
      ROULETTE.map((bet) => ({ stacks: [{ bet, chips: 1 }] })),
      ({ stacks }) => stacks.map(({ bet }) => bet).join(),
    ),
  ),
  ...betsOn(
    { name: 'scratch card', game: scratchCard, endings: scratchEndings },
    named(
      (['market-day', 'river-gold', 'dragon-hoard'] as const).map((book) => ({ book })),
      ({ book }) => book,
    ),
  ),
  ...betsOn(
    { name: 'bingo', game: bingo, endings: bingoEndings },
    named(
      (['classic', 'gentle', 'quick', 'full-house'] as const).flatMap((hall) =>
        callsIn(hall).map((calls) => ({ hall, calls })),
      ),
      ({ hall, calls }) => `${hall}, ${calls} balls`,
    ),
  ),
  ...betsOn(
    { name: 'baccarat', game: baccarat, endings: ({ bet }) => baccaratEndings(bet) },
    named(
      (['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const).map((bet) => ({ bet })),
      ({ bet }) => bet,
    ),
  ),
  ...betsOn(
    { name: 'dragon tiger', game: dragonTiger, endings: ({ bet }) => dragonTigerEndings(bet) },
    named(
      (['dragon', 'tiger', 'tie', 'suited-tie'] as const).map((bet) => ({ bet })),
      ({ bet }) => bet,
    ),
  ),
]
