import type { WireLine } from '@sanuk/contracts/lottery'
import type { NumberRate } from '@sanuk/contracts/lottery-numbers'
import { type Play, type Selection, singleNumbersOf } from '@sanuk/engines/lottery/bets'
import { type Amount, parseAmount, times } from '@sanuk/money/amount'
import { selectionFrom, wireSelection } from '../wire-selection.ts'
import { selectionOf } from './line-numbers.ts'
import { type NumberRates, standingOf } from './number-rates.ts'

/** What is left of a selection once the numbers that are closed are taken out, and those numbers. */
type OpenSelection = { readonly selection: Selection; readonly closed: readonly string[] }

/** Takes closed numbers out of a selection; one without any stays as it was picked. */
export function withoutClosed(play: Play, selection: Selection, rates: NumberRates): OpenSelection {
  if (!rates.has(play.code)) return { selection, closed: [] }
  const numbers = singleNumbersOf(play, selection)
  const closed = numbers.filter((number) => standingOf(rates, play.code, number)?.rate === 'closed')
  if (closed.length === 0) return { selection, closed }
  const gone = new Set(closed)
  const open = numbers.filter((number) => !gone.has(number))
  // What was typed stays typed, whatever rows the play has.
  return { selection: selection.tickets ? { tickets: open } : selectionOf(play, open), closed }
}

/** What one line stakes on each of its numbers, once in one issue. */
export const stakeOnNumber = ({ unitStake, multiple }: WireLine, { cost }: Pick<Play, 'cost'>): Amount =>
  times(parseAmount(unitStake), multiple * cost)

/** The rate at which a line buys its numbers. */
export const rateOfLine = ({ rate = 'full' }: WireLine): 'full' | 'half' => rate

/**
 * A line as it can be bought now: one for the numbers at the full rate and one for those at half of it. Closed numbers are
 * left out. Lines of plays without limits stay what they are.
 */
export function splitByRate(play: Play, line: WireLine, rates: NumberRates): readonly WireLine[] {
  const numbers = rates.has(play.code) ? singleNumbersOf(play, selectionFrom(line.selection)) : []
  if (numbers.length !== line.units) return [line]
  const byRate = Map.groupBy(numbers, (number): NumberRate => standingOf(rates, play.code, number)?.rate ?? 'full')
  return (['full', 'half'] as const).flatMap((rate) => {
    const own = byRate.get(rate) ?? []
    return own.length > 0 ? [withNumbers(play, { ...line, rate }, own)] : []
  })
}

/** A line with only some of its numbers. One that has all of them keeps the way in which they were picked. */
export function withNumbers(play: Play, { rate, ...line }: WireLine, numbers: readonly string[]): WireLine {
  const isWhole = numbers.length === line.units
  const isTyped = line.selection.tickets !== undefined
  const picked: Selection = isTyped ? { tickets: numbers } : selectionOf(play, numbers)
  return {
    ...line,
    selection: isWhole ? line.selection : wireSelection(picked),
    units: numbers.length,
    ...(rate === 'half' && { rate }),
  }
}
