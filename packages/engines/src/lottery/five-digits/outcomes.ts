import type { Outcome } from './bet.ts'

/** Which words are true of the digits, as places in the words of the outcome, in their order. */
type Judge = (digits: readonly number[]) => readonly number[]

const sumOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0)

/** Whether three different digits follow each other; where `wraps`, 0 also follows 9. */
function isRun(digits: readonly number[], wraps: boolean): boolean {
  const [low = 0, middle = 0, high = 0] = digits.toSorted((a, b) => a - b)
  if (middle - low === 1 && high - middle === 1) return true
  return wraps && low === 0 && high === 9 && (middle === 1 || middle === 8)
}

/** Whether two different digits follow each other, 0 after 9 as well. */
const follow = (a: number, b: number): boolean => Math.abs(a - b) === 1 || Math.abs(a - b) === 9

const special: Judge = (digits) => {
  const different = new Set(digits).size
  if (different < 3) return [different === 1 ? 0 : 2]
  return isRun(digits, false) ? [1] : []
}

const shape: Judge = (digits) => {
  const different = new Set(digits).size
  if (different < 3) return [different === 1 ? 0 : 2]
  if (isRun(digits, true)) return [1]
  const [a = 0, b = 0, c = 0] = digits
  return [follow(a, b) || follow(b, c) || follow(a, c) ? 3 : 4]
}

const total: Judge = (digits) => {
  const sum = sumOf(digits)
  return [2 * sum > 9 * digits.length ? 0 : 1, sum % 2 === 1 ? 2 : 3]
}

const duel: Judge = ([left = 0, right = 0]) => {
  if (left === right) return [2]
  return [left > right ? 0 : 1]
}

/** Two digits are left of a sum that is a multiple of ten exactly where both sums end alike. */
const bull: Judge = (digits) => {
  const end = sumOf(digits) % 10
  const isBull = digits.some((a, at) => digits.some((b, other) => other > at && (a + b) % 10 === end))
  if (!isBull) return [0]
  return [end === 0 ? 10 : end]
}

/** A tie is none of the words: stakes on it go back. */
const duelRefund: Judge = (digits) => duel(digits).filter((word) => word < 2)

export const JUDGES: Readonly<Record<Outcome, Judge>> = {
  special,
  shape,
  total,
  duel,
  'duel-refund': duelRefund,
  bull,
}
