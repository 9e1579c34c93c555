import { expect, test } from 'vitest'
import { isPumped } from './breaker.ts'
import { budgetsOf } from './budgets.ts'

const wish = { channel: 'sms', to: '+66812345678', country: 'TH', device: 'd', address: '203.0.113.7' } as const

test('consecutive phone numbers share one small area budget', () => {
  const area = (to: string) => budgetsOf({ ...wish, to }).filter(({ name }) => name.includes('area'))
  expect(area('+66812345000')).toEqual(area('+66812345999'))
  expect(area('+66812345000')).not.toEqual(area('+66812346000'))
  // Two areas side by side are fewer than twenty messages.
  expect(Math.max(...area(wish.to).map(({ limit }) => limit)) + 1).toBeLessThan(20)
})

test('budget names are unique, and mail has no area or country budget', () => {
  const names = budgetsOf(wish).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(
    budgetsOf({ ...wish, channel: 'mail', to: 'a@b.example' })
      .map(({ name }) => name)
      .join(),
  ).not.toMatch(/area|country/)
})

test('an unknown browser has no device budget', () => {
  expect(budgetsOf({ ...wish, device: null }).some(({ name }) => name.includes('device'))).toBe(false)
})

test.each([
  [{ sent: 11, used: 0 }, false],
  [{ sent: 12, used: 0 }, true],
  [{ sent: 12, used: 3 }, false],
  [{ sent: 100, used: 24 }, true],
  [{ sent: 100, used: 25 }, false],
])('SMS pumping is detected for %j: %s', (counts, stopped) => {
  expect(isPumped(counts)).toBe(stopped)
})
