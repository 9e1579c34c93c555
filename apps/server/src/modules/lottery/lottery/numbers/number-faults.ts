import { NUMBER_RATES } from '@sanuk/contracts/lottery-numbers'
import { amount, writeAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import { Refusal } from '#platform/refusal'

/** Numbers that a field's message lists at most; the refusal's value has all of them. */
const NAMED = 10

/** Numbers of a line that are not sold as it wants them, as the database tells them: `left` in 1/10 000 of the currency unit. */
export const numberFaultRows = z.array(
  z.object({
    line: z.number(),
    play: z.string(),
    numbers: z.array(z.object({ number: z.string(), rate: z.enum(NUMBER_RATES), left: z.nullable(z.string()) })),
  }),
)
type NumberFaults = z.output<typeof numberFaultRows>

/** Refuses a bet whose numbers are not sold as it wants them: `value` says how they are, by line. */
export function numberRefusal(
  code: 'number_closed' | 'number_rate_changed' | 'number_limit_exceeded',
  faults: NumberFaults,
): Refusal {
  return new Refusal(code, {
    fields: faults.map(({ line, numbers }) => ({
      field: `lines.${line}`,
      word: 'field.numbers',
      values: { numbers: listOf(numbers.map(({ number }) => number)) },
    })),
    value: faults.map(({ line, play, numbers }) => ({
      line,
      play,
      numbers: numbers.map(({ number, rate, left }) => ({ number, rate, left: leftOf(left) })),
    })),
  })
}

const listOf = (numbers: readonly string[]): string =>
  numbers.length > NAMED ? `${numbers.slice(0, NAMED).join(' ')} …` : numbers.join(' ')

const leftOf = (left: string | null): string | null => (left === null ? null : writeAmount(amount(BigInt(left))))
