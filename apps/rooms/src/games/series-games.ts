import type { OutcomeField } from '@sanuk/contracts/live-tables'
import { itemAt } from '@sanuk/engines/instant/lookup'
import { andarBaharGame } from '@sanuk/engines/live/andar-bahar/game'
import { bullBullGame } from '@sanuk/engines/live/bull-bull/game'
import { doubleBallGame } from '@sanuk/engines/live/double-ball-roulette/game'
import { fanTanGame, fanTanOutcome } from '@sanuk/engines/live/fan-tan/game'
import { gemWheel } from '@sanuk/engines/live/gem-wheel/spots'
import { gourdCrabFishGame } from '@sanuk/engines/live/gourd-crab-fish/game'
import { PICTURES } from '@sanuk/engines/live/gourd-crab-fish/spots'
import type { SeriesGame } from '@sanuk/engines/live/live-game'
import { gemWheelGame, ramwongGame, redEnvelopesGame, type WheelOutcome } from '@sanuk/engines/live/money-wheel/game'
import type { Wheel } from '@sanuk/engines/live/money-wheel/spots'
import { pokDengGame } from '@sanuk/engines/live/pok-deng/game'
import { ramwongWheel } from '@sanuk/engines/live/ramwong-wheel/spots'
import { redEnvelopes } from '@sanuk/engines/live/red-envelopes/spots'
import { frenchRouletteGame, type RouletteOutcome, rouletteGame } from '@sanuk/engines/live/roulette/game'
import { sedieGame } from '@sanuk/engines/live/sedie/game'
import { SERIES_LENGTH } from '@sanuk/engines/live/series-games'
import type { LiveBet } from '@sanuk/engines/live/settle'
import { sicBoGame } from '@sanuk/engines/live/sic-bo/game'
import { thaiHiloGame } from '@sanuk/engines/live/thai-hilo/game'
import { drawFrom } from '@sanuk/engines/random/draw'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { GameCode, Turn } from '../protocol.ts'
import { andarBaharTurns, bullBullFaces, handTurns, pokDengFaces } from './cards-shown.ts'
import { amongst, type EntryOf, field, judgeBy } from './outcome-entry.ts'
import { resultOf } from './result-of.ts'
import { ANDAR_BAHAR_ENTRY, BULL_BULL_ENTRY, POK_DENG_ENTRY, wheelEntry } from './series-entries.ts'
import type { TableGame } from './table-game.ts'

type Made<Outcome> = {
  readonly code: GameCode
  readonly variant?: TableGame['variant']
  readonly game: SeriesGame<Outcome>
  readonly returnToPlayer: string
  readonly turns: (outcome: Outcome) => Turn[]
  readonly faces: (outcome: Outcome) => string[]
  /** How an outcome is entered by hand. */
  readonly entry: EntryOf<Outcome>
}

/** A game whose coups stand alone: the number of each is its nonce. */
function seriesGame<Outcome extends object>(made: Made<Outcome>): TableGame {
  const { game, code, returnToPlayer, turns, faces, entry, variant = null } = made
  const judged = (outcome: Outcome) => ({
    turns: turns(outcome),
    result: resultOf(game, outcome, faces(outcome)),
    recorded: outcome,
    settle: (bets: readonly LiveBet[]) => game.settle(bets, outcome),
  })
  return {
    code,
    variant,
    returnToPlayer,
    spots: game.spots,
    sides: game.sides,
    maximumMultiple: game.maximumMultiple,
    maximumWin: game.maximumWin,
    entry: { fields: entry.fields, judge: judgeBy(entry, judged) },
    series: (seed) => ({
      burn: null,
      length: SERIES_LENGTH,
      deal: (number) => {
        if (number > SERIES_LENGTH) return null
        const outcome = game.draw(drawFrom(seededBytes({ ...seed, nonce: number })))
        return { number, start: number - 1, end: number, ...judged(outcome) }
      },
    }),
    record: ({ id, commitment, serverSeed, clientSeed, bets, revised }, deals) => ({
      format: 'sanuk-series-1',
      series: id,
      // The rules by their own name: a variant of a table has rules of its own.
      game: game.code,
      commitment,
      serverSeed,
      clientSeed,
      outcomes: deals.map(({ recorded }) => recorded),
      isComplete: true,
      bets,
      ...(revised.length > 0 && { revised }),
    }),
  }
}

/** Things of one kind that are shown one after the other. */
const inTurn = (place: string, faces: readonly (string | number)[]): Turn[] =>
  faces.map((face, at) => ({ place: `${place}-${at + 1}`, face: String(face) }))

const numberTurns = ({ number }: RouletteOutcome): Turn[] => [{ place: 'number', face: String(number) }]
const numberFaces = ({ number }: RouletteOutcome): string[] => [String(number)]

/** Where a wheel stopped, and what followed there. */
const wheelTurns = ({ segment, multiplier, next }: WheelOutcome): Turn[] => [
  { place: 'segment', face: String(segment) },
  ...(multiplier === null ? [] : [{ place: 'multiplier', face: String(multiplier) }]),
  ...(next === null ? [] : [{ place: 'next', face: String(next) }]),
]

/** The face that won, and its multiplier or prize where it has one. */
const wheelFaces =
  ({ segments }: Wheel) =>
  ({ segment, multiplier, next }: WheelOutcome): string[] => [
    itemAt(segments, next ?? segment),
    ...(multiplier === null ? [] : [String(multiplier)]),
  ]

const wholeNumbers = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at)

const fieldsInTurn = (place: string, count: number, faces: readonly (string | number)[]): OutcomeField[] =>
  wholeNumbers(1, count).map((at) => field(`${place}-${at}`, faces))

const COINS = ['white', 'red'] as const

const NUMBERS = wholeNumbers(0, 36)

/** The number of a wheel with one zero. */
const NUMBER = {
  fields: [field('number', NUMBERS)],
  read: ([number]: readonly string[]) => ({ number: Number(number) }),
}

/** Three dice. */
const DICE = {
  fields: fieldsInTurn('die', 3, wholeNumbers(1, 6)),
  read: (faces: readonly string[]) => ({ dice: faces.map(Number) }),
}

/**
 * The games of series. Returns are those of the usual bet: a number of roulette, also with two balls, half of the
 * numbers at a French table, big or small of sic bo, low of Thai Hi-Lo, a picture, two numbers of fan tan, odd or even of
 * sedie, the best face of a wheel, an envelope, a hand at even money, Andar; `./sanuk par live-roulette` and so on print
 * them all.
 */
const SERIES_TABLES: readonly TableGame[] = [
  seriesGame({
    code: 'roulette',
    game: rouletteGame,
    returnToPlayer: '97.30',
    turns: numberTurns,
    faces: numberFaces,
    entry: NUMBER,
  }),
  seriesGame({
    code: 'sic-bo',
    game: sicBoGame,
    returnToPlayer: '97.22',
    turns: ({ dice }) => inTurn('die', dice),
    faces: ({ dice }) => dice.map(String),
    entry: DICE,
  }),
  seriesGame({
    code: 'thai-hilo',
    game: thaiHiloGame,
    returnToPlayer: '97.50',
    turns: ({ dice }) => inTurn('die', dice),
    faces: ({ dice }) => dice.map(String),
    entry: DICE,
  }),
  seriesGame({
    code: 'gourd-crab-fish',
    game: gourdCrabFishGame,
    returnToPlayer: '92.13',
    turns: ({ pictures }) => inTurn('die', pictures),
    faces: ({ pictures }) => [...pictures],
    entry: { fields: fieldsInTurn('die', 3, PICTURES), read: (faces) => ({ pictures: amongst(PICTURES, faces) }) },
  }),
  seriesGame({
    code: 'fan-tan',
    game: fanTanGame,
    returnToPlayer: '97.50',
    turns: ({ beads, rest }) => [
      { place: 'beads', face: String(beads) },
      { place: 'rest', face: String(rest) },
    ],
    faces: ({ rest }) => [String(rest)],
    // What is left follows from how many there were.
    entry: { fields: [field('beads', wholeNumbers(41, 80))], read: ([beads]) => fanTanOutcome(Number(beads)) },
  }),
  seriesGame({
    code: 'sedie',
    game: sedieGame,
    returnToPlayer: '98.00',
    turns: ({ coins }) => inTurn('coin', coins),
    faces: ({ coins }) => [...coins],
    entry: { fields: fieldsInTurn('coin', 4, COINS), read: (faces) => ({ coins: amongst(COINS, faces) }) },
  }),
  seriesGame({
    code: 'roulette',
    variant: 'french',
    game: frenchRouletteGame,
    returnToPlayer: '98.65',
    turns: numberTurns,
    faces: numberFaces,
    entry: NUMBER,
  }),
  seriesGame({
    code: 'double-ball-roulette',
    game: doubleBallGame,
    returnToPlayer: '97.30',
    turns: ({ numbers }) => inTurn('ball', numbers),
    faces: ({ numbers }) => numbers.map(String),
    entry: {
      fields: fieldsInTurn('ball', 2, NUMBERS),
      read: ([one, other]) => ({ numbers: [Number(one), Number(other)] as const }),
    },
  }),
  seriesGame({
    code: 'ramwong-wheel',
    game: ramwongGame,
    returnToPlayer: '96.68',
    turns: wheelTurns,
    faces: wheelFaces(ramwongWheel),
    entry: wheelEntry(ramwongWheel),
  }),
  seriesGame({
    code: 'gem-wheel',
    game: gemWheelGame,
    returnToPlayer: '96.30',
    turns: wheelTurns,
    faces: wheelFaces(gemWheel),
    entry: wheelEntry(gemWheel),
  }),
  seriesGame({
    code: 'red-envelopes',
    game: redEnvelopesGame,
    returnToPlayer: '95.83',
    turns: wheelTurns,
    faces: wheelFaces(redEnvelopes),
    entry: wheelEntry(redEnvelopes),
  }),
  seriesGame({
    code: 'pok-deng',
    game: pokDengGame,
    returnToPlayer: '97.73',
    turns: handTurns,
    faces: pokDengFaces,
    entry: POK_DENG_ENTRY,
  }),
  seriesGame({
    code: 'bull-bull',
    game: bullBullGame,
    returnToPlayer: '97.50',
    turns: handTurns,
    faces: bullBullFaces,
    entry: BULL_BULL_ENTRY,
  }),
  seriesGame({
    code: 'andar-bahar',
    game: andarBaharGame,
    returnToPlayer: '97.85',
    turns: andarBaharTurns,
    faces: ({ joker, cards }) => [joker, cards.at(-1) ?? joker, String(cards.length)],
    entry: ANDAR_BAHAR_ENTRY,
  }),
]

/** The game of a code, by the usual rules or those of a variant. Throws where it is none of series. */
export function seriesTable(code: GameCode, variant: TableGame['variant'] = null): TableGame {
  const game = SERIES_TABLES.find((one) => one.code === code && one.variant === variant)
  if (!game) throw new Error(`${code} with the variant ${variant} is no game of series`)
  return game
}
