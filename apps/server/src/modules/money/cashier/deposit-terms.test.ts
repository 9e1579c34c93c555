import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { feeOf, isOpen, minuteOfDay } from './deposit-terms.ts'

test.each([
  ['1000', '10', 150, '25.00'],
  ['99.99', '0', 150, '1.49'],
  ['5', '10', 0, '5.00'],
  ['100', '0', 0, '0.00'],
])('the fee for %s at %s fixed plus %i hundredths of a percent is %s', (...[paid, fixed, feeRate, expected]) => {
  expect(writeAmount(feeOf(parseAmount(paid), { feeFixed: parseAmount(fixed), feeRate }))).toBe(expected)
})

// Bangkok is seven hours ahead of UTC all year round.
const at = (time: string) => minuteOfDay(new Date(`2026-11-23T${time}:00Z`), 'Asia/Bangkok')

test('minuteOfDay counts in the time zone of the brand', () => {
  expect([at('00:00'), at('16:59'), at('17:00')]).toEqual([7 * 60, 23 * 60 + 59, 0])
})

test.each([
  ['09:00–17:00', { opens: 540, closes: 1020 }, [false, true, true, false]],
  ['over midnight 22:00–06:00', { opens: 1320, closes: 360 }, [true, false, false, true]],
  ['always', null, [true, true, true, true]],
])('a deposit method with hours %s is open only within them', (_, hours, expected) => {
  const minutes = [5 * 60 + 59, 9 * 60, 16 * 60 + 59, 22 * 60]
  expect(minutes.map((minute) => isOpen({ hours }, minute))).toEqual(expected)
})
