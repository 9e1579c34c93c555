import { RESTS } from '@sanuk/engines/live/fan-tan/spots'
import { PICTURES, type Picture } from '@sanuk/engines/live/gourd-crab-fish/spots'
import type { CountedName, Mark, Share, ShortName, TileLook, Tone } from '../tile-look.ts'

const partsOf = (outcome: string): readonly string[] => outcome.split('-')

/** The dice of an outcome; null for what are no three dice. */
function diceOf(outcome: string): readonly number[] | null {
  const dice = partsOf(outcome).map(Number)
  return dice.length === 3 && dice.every((die) => die >= 1 && die <= 6) ? dice : null
}

const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** A part of which an outcome is or is not. */
const part = (name: CountedName & ShortName, tone: Tone, is: (outcome: string) => boolean): Share => ({
  name,
  short: name,
  tone,
  countIn: (outcome) => (is(outcome) ? 1 : 0),
})

/** Totals of three dice, each one of these parts. */
const totalsLook = (nameOf: (dice: readonly number[]) => Part, parts: readonly (readonly [Part, Tone])[]): TileLook => {
  const tones = new Map(parts)
  return {
    marks: (outcome) => {
      const dice = diceOf(outcome)
      return dice ? [{ text: String(totalOf(dice)), tone: tones.get(nameOf(dice)) ?? 'dark' }] : []
    },
    shares: [
      parts.map(([name, tone]) =>
        part(name, tone, (outcome) => {
          const dice = diceOf(outcome)
          return dice !== null && nameOf(dice) === name
        }),
      ),
    ],
  }
}

type Part = 'small' | 'triple' | 'big' | 'low' | 'eleven' | 'high'

function sicBoPart(dice: readonly number[]): Part {
  if (new Set(dice).size === 1) return 'triple'
  return totalOf(dice) > 10 ? 'big' : 'small'
}

function hiloPart(dice: readonly number[]): Part {
  const total = totalOf(dice)
  if (total === 11) return 'eleven'
  return total > 11 ? 'high' : 'low'
}

const PICTURE_TONES: { readonly [picture in Picture]: Tone } = {
  fish: 'blue',
  prawn: 'orange',
  gourd: 'green',
  tiger: 'gold',
  crab: 'red',
  rooster: 'purple',
}

const REST_TONES: readonly Tone[] = ['red', 'blue', 'green', 'orange']

const redsOf = (outcome: string): number | null => (/^[0-4]$/.test(outcome) ? Number(outcome) : null)
const isOdd = (outcome: string): boolean => (redsOf(outcome) ?? 0) % 2 === 1

/** Games of dice, beads and coins. */
export const diceLook = {
  'sic-bo': totalsLook(sicBoPart, [
    ['small', 'blue'],
    ['triple', 'green'],
    ['big', 'red'],
  ]),
  'thai-hilo': totalsLook(hiloPart, [
    ['low', 'blue'],
    ['eleven', 'green'],
    ['high', 'red'],
  ]),
  'gourd-crab-fish': {
    marks: (outcome) =>
      partsOf(outcome).flatMap((face): Mark[] => {
        const picture = PICTURES.find((one) => one === face)
        return picture ? [{ name: picture, tone: PICTURE_TONES[picture] }] : []
      }),
    shares: [
      PICTURES.map((picture) => ({
        name: picture,
        tone: PICTURE_TONES[picture],
        countIn: (outcome) => partsOf(outcome).filter((face) => face === picture).length,
      })),
    ],
  },
  'fan-tan': {
    marks: (outcome) => {
      const at = RESTS.findIndex((rest) => String(rest) === outcome)
      return at < 0 ? [] : [{ text: outcome, tone: REST_TONES[at] ?? 'dark' }]
    },
    shares: [
      RESTS.map((rest, at) => part(`rest-${rest}`, REST_TONES[at] ?? 'dark', (outcome) => outcome === String(rest))),
    ],
  },
  sedie: {
    marks: (outcome) => (redsOf(outcome) === null ? [] : [{ text: outcome, tone: isOdd(outcome) ? 'red' : 'blue' }]),
    shares: [
      [part('odd', 'red', isOdd), part('even', 'blue', (outcome) => redsOf(outcome) !== null && !isOdd(outcome))],
    ],
  },
} as const satisfies { readonly [kind: string]: TileLook }
