import { bingo } from '@sanuk/engines/instant/bingo'
import { crash } from '@sanuk/engines/instant/crash'
import { dice } from '@sanuk/engines/instant/dice'
import type { InstantGame, Play } from '@sanuk/engines/instant/instant-game'
import { keno } from '@sanuk/engines/instant/keno'
import { limbo } from '@sanuk/engines/instant/limbo'
import { plinko } from '@sanuk/engines/instant/plinko'
import { roulette } from '@sanuk/engines/instant/roulette'
import { scratchBooks } from '@sanuk/engines/instant/scratch-books'
import { scratchCard } from '@sanuk/engines/instant/scratch-card'
import { wheel } from '@sanuk/engines/instant/wheel'
import type { Observable } from '../statistics/battery.ts'
import { convolved, evenly, hypergeometric, type ObservedGame, weighed } from './observed-game.ts'

/** Something of a finished round. */
export type Sight<Move, View> = Observable & { readonly see: (play: Play<Move, View>) => readonly number[] }

/** How a game without reels is played to be observed: moves are those of one and the same player every time. */
export type Played<Choice, Move, View> = {
  readonly code: string
  readonly game: InstantGame<Choice, Move, View>
  readonly choice: Choice
  readonly moves: readonly Move[]
  readonly sights: ReadonlyArray<Sight<Move, View>>
}

export const observedInstant = <Choice, Move, View>(played: Played<Choice, Move, View>): ObservedGame => ({
  code: played.code,
  family: played.code,
  observables: played.sights,
  play: (draw) => {
    const play = played.game.play(played.choice, played.moves, draw)
    const won = play.won ?? { over: 0n, under: 1n }
    return { won: Number(won.over) / Number(won.under), outcomes: played.sights.map(({ see }) => see(play)) }
  },
})

/** Where a rocket bursts: its chance to reach m times the stake is 0.99 / m, and the lowest point is 1. */
const POINTS = [100, 102, 105, 110, 125, 150, 200, 300, 500, 1000, 5000]
const reaching = (hundredths: number) => (hundredths === 100 ? 1 : 99 / hundredths)
const pointChances = POINTS.map(
  (point, at) => reaching(point) - (at + 1 < POINTS.length ? reaching(POINTS[at + 1] ?? 0) : 0),
)
const pointClass = (hundredths: number) => POINTS.findLastIndex((point) => point <= hundredths)

/** The dice have 10 001 faces, which is 73 times 137. */
const [FACES, BUCKETS] = [10_001, 137]

const book = scratchBooks['market-day']
const symmetry = { source: 'symmetry' } as const

/** The games that are over as soon as they are played. */
export const observedAtOnce: readonly ObservedGame[] = [
  observedInstant({
    code: 'dice',
    game: dice,
    choice: { side: 'under', target: 5000 } as const,
    moves: [],
    sights: [
      {
        name: 'roll',
        chances: evenly(BUCKETS),
        ...symmetry,
        see: ({ view }) => [Math.floor(view.roll / (FACES / BUCKETS))],
      },
    ],
  }),
  observedInstant({
    code: 'limbo',
    game: limbo,
    choice: { target: 200 },
    moves: [],
    sights: [
      { name: 'point', chances: pointChances, source: '0.99 / m', see: ({ view }) => [pointClass(view.reached)] },
    ],
  }),
  observedInstant({
    code: 'crash',
    game: crash,
    choice: { flight: 'rocket' } as const,
    moves: [{ cashOut: 200 }],
    sights: [
      {
        name: 'point',
        chances: pointChances,
        source: '0.99 / m',
        see: ({ view }) => [pointClass(view.crashedAt ?? 0)],
      },
    ],
  }),
  observedInstant({
    code: 'plinko',
    game: plinko,
    choice: { rows: 16, risk: 'high' } as const,
    moves: [],
    sights: [
      { name: 'turns', chances: evenly(2), ...symmetry, see: ({ view }) => view.path },
      {
        name: 'slot',
        chances: convolved(new Array<number[]>(16).fill([0.5, 0.5])),
        source: 'binomial',
        see: ({ view }) => [view.slot],
      },
    ],
  }),
  observedInstant({
    code: 'wheel',
    game: wheel,
    choice: { segments: 50, risk: 'medium' } as const,
    moves: [],
    sights: [{ name: 'segment', chances: evenly(50), ...symmetry, see: ({ view }) => [view.segment] }],
  }),
  observedInstant({
    code: 'keno',
    game: keno,
    choice: { picks: [1, 5, 8, 13, 20, 21, 27, 33, 38, 40], risk: 'high' } as const,
    moves: [],
    sights: [
      { name: 'first number', chances: evenly(40), ...symmetry, see: ({ view }) => [(view.drawn[0] ?? 0) - 1] },
      { name: 'last number', chances: evenly(40), ...symmetry, see: ({ view }) => [(view.drawn.at(-1) ?? 0) - 1] },
      {
        name: 'hits',
        chances: hypergeometric(40, 10, 10),
        source: 'hypergeometric',
        see: ({ view }) => [view.hits.length],
      },
    ],
  }),
  observedInstant({
    code: 'roulette',
    game: roulette,
    choice: { stacks: [{ bet: 'red', chips: 1 }] },
    moves: [],
    sights: [{ name: 'number', chances: evenly(37), ...symmetry, see: ({ view }) => [view.number] }],
  }),
  observedInstant({
    code: 'scratch',
    game: scratchCard,
    choice: { book: 'market-day' } as const,
    moves: [],
    sights: [
      {
        name: 'prize',
        source: 'tickets of the book',
        chances: weighed([
          ...book.prizes.map(({ tickets }) => tickets),
          book.tickets - book.prizes.reduce((sum, { tickets }) => sum + tickets, 0),
        ]),
        see: ({ view }) => {
          const prize = book.prizes.findIndex(({ symbol }) => symbol === view.winning)
          return [prize < 0 ? book.prizes.length : prize]
        },
      },
      {
        name: 'place of the first winning symbol',
        source: 'three of nine places',
        chances: weighed([28, 21, 15, 10, 6, 3, 1]),
        see: ({ view }) => (view.winning === null ? [] : [view.symbols.indexOf(view.winning)]),
      },
    ],
  }),
  observedInstant({
    code: 'bingo',
    game: bingo,
    choice: { hall: 'classic', calls: 45 } as const,
    moves: [],
    sights: [
      { name: 'first ball', chances: evenly(75), ...symmetry, see: ({ view }) => [(view.calls[0] ?? 0) - 1] },
      { name: 'first cell', chances: evenly(15), ...symmetry, see: ({ view }) => [(view.card[0] ?? 0) - 1] },
      {
        name: 'cells called',
        chances: hypergeometric(75, 24, 45).slice(0, 25),
        source: 'hypergeometric',
        see: ({ view }) => [view.card.filter((number) => view.calls.includes(number)).length],
      },
    ],
  }),
]
