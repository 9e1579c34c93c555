import { combinations } from '../../exact/combinations.ts'
import { fraction } from '../../exact/fraction.ts'
import type { Counting } from '../family.ts'
import type { Form, Tier } from '../play.ts'
import { combinedUnits, DIGIT_ROW, digitRows, writtenDigits } from '../whole-numbers.ts'
import { ANY_ORDER_TIERS, DRAWN_NUMBERS, type ThreeUpBet } from './bet.ts'

function formOf({ kind, drawn }: ThreeUpBet): Form {
  const { length } = DRAWN_NUMBERS[drawn]
  switch (kind) {
    case 'number':
      return { rows: digitRows(length, 1), written: writtenDigits(length) }
    case 'any-order':
      return { rows: [], written: { ...writtenDigits(length), unordered: true } }
    case 'run':
      return { rows: [DIGIT_ROW] }
    case 'position':
      return { rows: digitRows(length, 0) }
  }
}

function tiersOf({ kind, drawn, odds }: ThreeUpBet): Tier[] {
  const { length, count } = DRAWN_NUMBERS[drawn]
  const all = 10n ** BigInt(length)
  switch (kind) {
    case 'number':
      return [{ code: 'number', chance: fraction(BigInt(count), all), odds }]
    case 'any-order':
      return ANY_ORDER_TIERS[length].map(({ code, orders }) => ({ code, chance: fraction(BigInt(orders), all), odds }))
    case 'run':
      return [{ code: 'run', chance: fraction(all - 9n ** BigInt(length), all), odds }]
    case 'position':
      return [{ code: 'position', chance: fraction(1n, 10n), odds }]
  }
}

function spaceOf({ kind, drawn }: ThreeUpBet): number {
  const { length } = DRAWN_NUMBERS[drawn]
  switch (kind) {
    case 'number':
      return 10 ** length
    case 'any-order':
      return Number(combinations(9 + length, length))
    case 'run':
      return 10
    case 'position':
      return 10 * length
  }
}

/** How bets on three top and two bottom digits are picked, counted and priced. */
export const threeUpCounting: Counting<ThreeUpBet> = {
  formOf,
  tiersOf,
  unitsOf: ({ kind }, selection) =>
    kind === 'position'
      ? (selection.rows ?? []).reduce((units, { length }) => units + length, 0)
      : combinedUnits(selection),
  spaceOf,
}
