import { coinsOf } from '@sanuk/engines/slots/machine'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { INSTANT_GAMES } from '../instant/instant-games.ts'
import { returned } from '../jackpots/jackpot-terms.ts'
import { poolsIn } from '../jackpots/pools.ts'
import { SLOTS } from '../machines/slots.ts'

const ends = (stakes: readonly Amount[]) => [stakes[0], stakes.at(-1)].map((stake) => stake && writeAmount(stake))
const slot = (code: string) => SLOTS.find(({ machine }) => machine.code === code)?.stakes

test('slots take 0.10, 0.20 or 0.50 to 50 dollars by their coins, and as many baht as before', () => {
  // Ten, twenty and fifty coins.
  expect(ends(slot('coconut-island')?.USD ?? [])).toEqual(['0.10', '50.00'])
  expect(ends(slot('golden-tiger')?.USD ?? [])).toEqual(['0.20', '50.00'])
  expect(ends(slot('koi-blessing')?.USD ?? [])).toEqual(['0.50', '50.00'])
  expect(ends(slot('coconut-island')?.THB ?? [])).toEqual(['0.10', '2000.00'])
  expect(ends(slot('golden-tiger')?.THB ?? [])).toEqual(['1.00', '2000.00'])
})

test('games without reels take 1 to 30 dollars and 1 to 1000 baht', () => {
  for (const { stakes } of INSTANT_GAMES) {
    expect(stakes.USD.map(writeAmount)).toEqual(['1.00', '2.00', '3.00', '5.00', '10.00', '20.00', '30.00'])
    expect(ends(stakes.THB)).toEqual(['1.00', '1000.00'])
  }
})

test.each(SLOTS)('$machine.code: each stake is divided into coins of a hundredth at least', ({ machine, stakes }) => {
  for (const stake of [...stakes.THB, ...stakes.USD]) {
    expect(stake % BigInt(coinsOf(machine))).toBe(0n)
    expect(stake / BigInt(coinsOf(machine)) >= parseAmount('0.01')).toBe(true)
  }
})

test('pools begin with a 25th in dollars of what they begin with in baht', () => {
  const begin = (currency: 'THB' | 'USD' | 'XTS') => poolsIn(currency).map(({ seed }) => writeAmount(seed))
  expect(begin('THB')).toEqual(['5000.00', '100000.00', '100.00'])
  expect(begin('USD')).toEqual(['200.00', '4000.00', '4.00'])
  expect(begin('XTS')).toEqual(begin('THB'))
  expect(poolsIn('USD').map(({ cap }) => cap && writeAmount(cap))).toEqual([undefined, undefined, '20.00'])
})

test.each([100_000_000, 2_000_000_000])('a pool of %i numbers returns the same of a dollar as of a baht', (numbers) => {
  const [baht, dollars] = [poolsIn('THB'), poolsIn('USD')]
  expect(dollars.map((pool) => returned(pool, numbers))).toEqual(baht.map((pool) => returned(pool, numbers)))
})
