import type { Language } from '@sanuk/contracts/wire'
import { fraction, toDecimal } from '@sanuk/engines/exact/fraction'
import { isWord, say } from '@sanuk/locales/server-words'
import type { Row } from './sheet.ts'

/** What a symbol is called in the games; its code where the words know none. */
export function symbolName(language: Language, symbol: string): string {
  const word = `game.symbol.${symbol.replaceAll('-', '_')}`
  return isWord(word) ? say(language, word) : symbol
}

/** Rows of facts: what it is, and how much. */
export const facts = (...pairs: ReadonlyArray<readonly [name: string, value: string]>): readonly Row[] =>
  pairs.map((cells) => ({ cells }))

/** A decimal whose whole part is in groups of three. */
export function inThousands(language: Language, decimal: string): string {
  const [whole = '0', part] = decimal.split('.')
  return part === undefined ? grouped(language, whole) : `${grouped(language, whole)}.${part}`
}

/** A whole number in groups of three. */
export const grouped = (language: Language, count: number | string): string =>
  new Intl.NumberFormat(language).format(BigInt(count))

/** Coins in stakes, without zeros at the end. */
export const stakes = (coins: number, ofStake: number): string =>
  toDecimal(fraction(BigInt(coins), BigInt(ofStake)), 4).replace(/\.?0+$/, '')
