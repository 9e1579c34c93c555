import { expect, test } from 'vitest'
import { type Fraction, fraction, fromDecimal, toDecimal } from '../exact/fraction.ts'
import { FAMILIES, PLAYS } from './bets.ts'
import { areSound, highestReturn, mostOdds, oddsForReturn, returnsOf } from './returns.ts'

/** A play by its family and code: `THREE_UP top-three`. */
function playNamed(name: string) {
  const [family = '', code = ''] = name.split(' ')
  const play = FAMILIES.flatMap((one) => (one === family ? (PLAYS[one].get(code) ?? []) : []))[0]
  if (!play) throw new Error(`there is no play ${name}`)
  return play
}
const usual = (name: string): Fraction[] => playNamed(name).tiers.map(({ odds }) => odds ?? fraction(0n))
const percent = (part: Fraction): string => toDecimal(fraction(part.over * 100n, part.under), 2)

// Computed by hand from the rules of each play: winning numbers × odds / all numbers / stakes of a unit.
test.each<[string, string[]]>([
  ['THREE_UP top-three', ['90.00']],
  // Three different digits have six orders of 1000, a pair three, a triple one; each is a unit of its own.
  ['THREE_UP top-three-any-order', ['90.00', '45.00', '15.00']],
  // 1 − 0.9³ = 0.271, × 3.2.
  ['THREE_UP run-top', ['86.72']],
  // 27 numbers of two digits are drawn, and a unit costs 27: 27 × 99 / 100 / 27.
  ['VN_NORTH lot-two', ['99.00']],
  // 2500 + 1000 + 500 + 10 × 180 + 10 × 60, of 10 000: one unit may win all of them.
  ['MALAY big', ['64.00', '64.00', '64.00', '64.00', '64.00']],
  ['MALAY small', ['65.00', '65.00', '65.00']],
  // Of 48 balls that are not refunded 24 win 1.98.
  ['LHC special-sides', ['99.00', '99.00']],
])('%s gives back of each unit what follows from its rules', (name, expected) => {
  expect(returnsOf(playNamed(name), usual(name)).map(percent)).toEqual(expected)
})

test('a shared box gives back 64 % at each number of orders', () => {
  const returns = returnsOf(playNamed('MALAY big-shared-box'), usual('MALAY big-shared-box'))
  expect(new Set(returns.map(percent))).toEqual(new Set(['64.00']))
})

test('leaves a margin at the usual odds of every play', () => {
  for (const family of ['THAI', 'THREE_UP', 'LAO_SET', 'MALAY', 'VN_NORTH', 'VN_SOUTH', 'LHC', 'ZODIAC'] as const) {
    for (const { code } of PLAYS[family].values()) {
      const name = `${family} ${code}`
      const most = percent(highestReturn(playNamed(name), usual(name)))
      expect(areSound(playNamed(name), usual(name)), `${name} gives back ${most} %`).toBe(true)
      expect(Number(most), name).toBeGreaterThan(40)
    }
  }
})

test.each<{ what: string; name: string; wanted: string; expected: string[] }>([
  // 0.92 × 1000; 0.92 / 0.271 = 3.3948…; 0.92 / 0.19 = 4.8421…
  { what: 'one tier', name: 'THREE_UP top-three', wanted: '0.92', expected: ['920.00'] },
  { what: 'a fraction, rounded down', name: 'THREE_UP run-top', wanted: '0.92', expected: ['3.39'] },
  { what: 'a fraction, rounded down', name: 'THREE_UP run-bottom', wanted: '0.92', expected: ['4.84'] },
  // Each unit by itself: 920 / 6, 920 / 3, 920.
  {
    what: 'units of their own',
    name: 'THREE_UP top-three-any-order',
    wanted: '0.92',
    expected: ['153.33', '306.66', '920.00'],
  },
  // One unit: all of them × 92 / 65.
  { what: 'tiers of one unit', name: 'MALAY small', wanted: '0.92', expected: ['4953.84', '2830.76', '1415.38'] },
  // 0.40 / 0.5 = 0.80.
  { what: 'no less than the stake', name: 'ZODIAC six', wanted: '0.40', expected: ['1.00'] },
])('computes odds from a return: $what, $name at $wanted', ({ name, wanted, expected }) => {
  const odds = oddsForReturn(playNamed(name), usual(name), fromDecimal(wanted))
  expect(odds.map((one) => toDecimal(one, 2))).toEqual(expected)
})

test.each<{ what: string; sound: boolean; name: string; odds: string[] }>([
  { what: 'up to 99.5 %', sound: true, name: 'THREE_UP top-three', odds: ['995'] },
  { what: 'above 99.5 %', sound: false, name: 'THREE_UP top-three', odds: ['995.01'] },
  { what: 'less than the stake', sound: false, name: 'THREE_UP top-three', odds: ['0.99'] },
  { what: 'tiers that together give 99.5 %', sound: true, name: 'MALAY small', odds: ['6950', '2000', '1000'] },
  { what: 'tiers that together give more', sound: false, name: 'MALAY small', odds: ['6950.01', '2000', '1000'] },
  { what: 'too few tiers', sound: false, name: 'MALAY small', odds: ['3500', '2000'] },
])('odds of $what are sound: $sound', ({ sound, name, odds }) => {
  expect(areSound(playNamed(name), odds.map(fromDecimal))).toBe(sound)
})

test.each<{ name: string; odds: string[]; at: number; most: string }>([
  { name: 'THREE_UP top-three', odds: ['1200'], at: 0, most: '995.0000' },
  // 0.995 / 0.271 = 3.67158…
  { name: 'THREE_UP run-top', odds: ['9'], at: 0, most: '3.6715' },
  // 9950 less what the second and the third prize give.
  { name: 'MALAY small', odds: ['9000', '2000', '1000'], at: 0, most: '6950.0000' },
])('names the most that tier $at of $name may pay where it has $odds', ({ name, odds, at, most }) => {
  expect(toDecimal(mostOdds(playNamed(name), odds.map(fromDecimal), at), 4)).toBe(most)
})
