import { combinations } from '../../exact/combinations.ts'
import { fraction, quotient } from '../../exact/fraction.ts'
import type { Counting } from '../family.ts'
import type { Form, Selection, Tier } from '../play.ts'
import { combinedUnits, digitRows, ordersOf, writtenDigits } from '../whole-numbers.ts'
import { type FourDigitBet, ORDERS, PRIZES } from './bet.ts'

function formOf({ kind }: FourDigitBet): Form {
  switch (kind) {
    case 'number':
      return { rows: digitRows(4, 1), written: writtenDigits(4) }
    case 'last-three':
      return { rows: digitRows(3, 1), written: writtenDigits(3) }
    case 'box':
      return { rows: [], written: { ...writtenDigits(4), unordered: true } }
    case 'shared-box':
      return { rows: [], written: { ...writtenDigits(4), unordered: true, mixed: true } }
  }
}

function tiersOf({ kind, paid }: FourDigitBet): Tier[] {
  const tiersFor = (digits: number, orders: number, ending = ''): Tier[] =>
    paid.map(({ prize, odds }) => {
      const [from, to] = PRIZES[prize]
      return {
        code: prize + ending,
        chance: fraction(BigInt((to - from) * orders), 10n ** BigInt(digits)),
        odds: quotient(odds, fraction(BigInt(orders))),
      }
    })
  switch (kind) {
    case 'number':
    case 'box':
      return tiersFor(4, 1)
    case 'last-three':
      return tiersFor(3, 1)
    case 'shared-box':
      return ORDERS.flatMap((orders) => tiersFor(4, orders, `-of-${orders}`))
  }
}

function unitsOf({ kind }: FourDigitBet, selection: Selection): number {
  if (kind !== 'box') return combinedUnits(selection)
  return (selection.tickets ?? []).reduce((units, ticket) => units + ordersOf(ticket), 0)
}

function spaceOf({ kind }: FourDigitBet): number {
  switch (kind) {
    case 'number':
    case 'box':
      return 10_000
    case 'last-three':
      return 1_000
    case 'shared-box':
      return Number(combinations(13, 4)) - 10
  }
}

/** How bets on four digits are picked, counted and priced. */
export const fourDigitCounting: Counting<FourDigitBet> = { formOf, tiersOf, unitsOf, spaceOf }
