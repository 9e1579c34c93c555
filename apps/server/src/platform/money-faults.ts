import type { FieldFault } from '@sanuk/contracts/envelope'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { Refusal } from './refusal.ts'

/** What is wrong with what somebody set, field by field: all of it is said at once. */
export function createFaults() {
  const fields: FieldFault[] = []
  const say = (field: string, word: string, values: Record<string, string> = {}): void => {
    if (!fields.some((one) => one.field === field)) fields.push({ field, word, values })
  }
  return {
    say,
    /** An amount that a bank can move: whole hundredths. */
    satang: (field: string, wire: string): Amount => {
      const value = parseAmount(wire)
      if (value % 100n !== 0n) say(field, 'field.satang')
      return value
    },
    atLeast: (field: string, value: Amount, least: Amount): void => {
      if (value < least) say(field, 'field.at_least', { min: writeAmount(least) })
    },
    /** Refuses with `invalid_request` where anything was said. */
    demandNone: (): void => {
      if (fields.length > 0) throw new Refusal('invalid_request', { fields })
    },
  }
}

/** A per cent with at most two decimals, in hundredths. */
export function rateOf(percent: string): number {
  const [whole = '0', part = ''] = percent.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Hundredths of a per cent as a decimal: 150 is 1.50. */
export const percentOf = (rate: number): string => `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}`
