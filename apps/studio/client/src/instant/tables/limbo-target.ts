import { parseAmount } from '@sanuk/money/amount'
import { readMoney } from '@sanuk/money/read-money'

/** The lowest multiple that can be aimed at, in hundredths. */
const LOWEST_TARGET = 101

/** What can be aimed at, and how likely it is reached. */
export type Law = {
  /** The highest multiple, in hundredths. */
  readonly highest: number
  /** What players get of a fair multiple, in per cent. */
  readonly share: number
}

export const USUAL_LAW: Law = { highest: 1_000_000, share: 99 }

/** Stands for what was written and is no target. */
const NO_TARGET = 0

const written = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const isTarget = (target: number, { highest }: Law = USUAL_LAW) => target >= LOWEST_TARGET && target <= highest

/** "2.00", "1,234.56". */
export const writeHundredths = (hundredths: number) => written.format(hundredths / 100)

/** "2", "2.5", "1.01": what a field is filled with, and a win is said to pay. */
export const trimmed = (hundredths: number) => String(hundredths / 100)

/** A decimal as it is typed, in hundredths; `NO_TARGET` where it is none that can be aimed at. */
export function parseTarget(text: string, law: Law = USUAL_LAW): number {
  const hundredths = Number(parseAmount(readMoney(text, 2) || '0') / 100n)
  return isTarget(hundredths, law) ? hundredths : NO_TARGET
}

/** In per cent, as the engine draws it: the share divided by the multiple. */
export const chanceToReach = (target: number, { share }: Law = USUAL_LAW) => ((share * 100) / target).toFixed(2)
