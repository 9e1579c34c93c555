import { plainPassword } from '@sanuk/contracts/typed-text'
import { westernDigits } from '@sanuk/money/digits'

/** A password as guessers compare it: normalised, digits as 0 to 9, small letters. */
export const foldPassword = (text: string): string => westernDigits(plainPassword(text)).toLowerCase()

/** Characters that people write one after the other: digits, alphabets and the rows and columns of keyboards. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  // The American keyboard: its rows, its shifted digits, its columns, and two rows in turns.
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '`1234567890-=',
  '!@#$%^&*()_+',
  ...'1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, 9ol. 0p;/'.split(' '),
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qawsedrftgyhujikolp',
  // The keypad of a telephone: its columns and diagonals.
  ...'147 2580 369 159 357'.split(' '),
  // The Thai keyboard (TIS 820-2538) and the Thai alphabet, with and without its two obsolete letters.
  'ๅ/-ภถุคึตจขช',
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
  'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
  'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
].map(foldPassword)

export const reversed = (text: string): string => [...text].reverse().join('')

const RUNS: readonly string[] = [...ROWS, ...ROWS.map(reversed)]

/** What is shorter stands in many words. */
const RUN_MIN = 3

/** A piece of up to four characters, three times or more. */
const REPEATED = /(.{1,4}?)\1{2,}/suy

function repeatedAt(text: string, from: number): number {
  REPEATED.lastIndex = from
  return REPEATED.exec(text)?.[0].length ?? 0
}

function runAt(text: string, from: number): number {
  let length = RUN_MIN
  while (from + length <= text.length && RUNS.some((run) => run.includes(text.slice(from, from + length)))) length += 1
  return length > RUN_MIN ? length - 1 : 0
}

/**
 * How many choices a folded text took: a run of neighbouring characters (`1234`, `qwerty`) or a piece over and over is one,
 * any other character is one, too. Doubled characters count once where that leaves fewer (`112233`).
 */
export function countChoices(folded: string): number {
  return Math.min(choicesOf(folded), choicesOf(folded.replace(/(.)\1/gsu, '$1')))
}

function choicesOf(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; count += 1) {
    at += Math.max(repeatedAt(text, at), runAt(text, at)) || String.fromCodePoint(text.codePointAt(at) ?? 0).length
  }
  return count
}

/** Whether a folded text is one piece of fewer than `shortest` characters again and again; the last may be cut short. */
export function isRepeated(folded: string, shortest: number): boolean {
  const signs = [...folded]
  return signs.some(
    (_, period) =>
      period > 0 &&
      period < shortest &&
      2 * period <= signs.length &&
      signs.every((sign, at) => at < period || sign === signs[at - period]),
  )
}
