import { parseAmount } from '@sanuk/money/amount'
import { readMoney } from '@sanuk/money/read-money'

/** The multiples that can be aimed at, in hundredths. */
const LOWEST_TARGET = 101
const HIGHEST_TARGET = 1_000_000

/** Stands for what was written and is no target. */
const NO_TARGET = 0

const written = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const isTarget = (target: number) => target >= LOWEST_TARGET && target <= HIGHEST_TARGET

/** "2.00", "1,234.56". */
export const writeHundredths = (hundredths: number) => written.format(hundredths / 100)

/** "2", "2.5", "1.01": what a field is filled with, and a win is said to pay. */
export const trimmed = (hundredths: number) => String(hundredths / 100)

/** A decimal as it is typed, in hundredths; `NO_TARGET` where it is none that can be aimed at. */
export function parseTarget(text: string): number {
  const hundredths = Number(parseAmount(readMoney(text, 2) || '0') / 100n)
  return isTarget(hundredths) ? hundredths : NO_TARGET
}

/** In per cent. A target is reached by 99 of so many, as the engine draws it. */
export const chanceToReach = (target: number) => (9900 / target).toFixed(2)
