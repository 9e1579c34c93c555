import { numbersOf } from '@sanuk/engines/live/roulette/spots'
import type { CountedName, Mark, Share, ShortName, TileLook, Tone } from '../tile-look.ts'

const LAST_POCKET = 36

/** The numbers of an outcome, one for each ball. */
const numbersIn = (outcome: string): readonly number[] =>
  outcome
    .split('-')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number >= 0 && number <= LAST_POCKET)

const RED = new Set(numbersOf('red'))
const ZERO: readonly number[] = [0]

const toneOf = (number: number): Tone => (number === 0 ? 'green' : RED.has(number) ? 'red' : 'dark')

const share = (name: CountedName & ShortName, tone: Tone, covered: readonly number[]): Share => ({
  name,
  short: name,
  tone,
  countIn: (outcome) => numbersIn(outcome).filter((number) => covered.includes(number)).length,
})

/** The last numbers in their colours, and how red and black, odd and even are shared; of two balls each counts. */
export const rouletteLook: TileLook = {
  marks: (outcome) => numbersIn(outcome).map((number): Mark => ({ text: String(number), tone: toneOf(number) })),
  shares: [
    [share('red', 'red', numbersOf('red')), share('zero', 'green', ZERO), share('black', 'dark', numbersOf('black'))],
    [share('odd', 'orange', numbersOf('odd')), share('even', 'blue', numbersOf('even'))],
  ],
}
