import { expect, test } from 'vitest'
import { played } from '../played-round.fixture.ts'
import { readRecord } from '../record.ts'
import { verifyRound } from '../verify.ts'
import { SMALL_SLOTS } from './small-slots.fixture.ts'

const { ways, anywhere, clusters, filling, hold } = SMALL_SLOTS
const thirteen = Array.from({ length: 13 }, () => ['a'])

/** Whether a round by these rules is read at all. */
const isRead = (rules: object) => readRecord(JSON.stringify({ ...played(ways, 0), rules })) !== null

test.each(Object.values(SMALL_SLOTS))('the rules of $code are read', (rules) => {
  expect(isRead(rules)).toBe(true)
})

test.each<[string, object]>([
  ['no coins at all', { ...ways, coins: undefined }],
  ['no part of a coin', { ...ways, coins: 0 }],
  ['another pattern', { ...ways, pattern: 'diagonals' }],
  ['counts that do not rise', { ...ways, counts: [3, 3, 4] }],
  ['a symbol that pays by more columns', { ...ways, pays: { a: Array.from({ length: 41 }, () => 1) } }],
  ['more symbols', { ...ways, pays: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`a${n}`, [1]])) }],
  ['more reels', { ...ways, strips: { ...ways.strips, base: thirteen } }],
  ['a reel without symbols', { ...ways, strips: { ...ways.strips, base: [[]] } }],
  ['free spins without reels', { ...filling, strips: { ...filling.strips, free: [] } }],
  ['free spins on a reel less', { ...filling, strips: { ...filling.strips, free: filling.strips.free.slice(1) } }],
  ['more free spins', { ...filling, freeSpins: { ...filling.freeSpins, most: 1_001 } }],
  ['falls without a factor', { ...anywhere, tumbles: { base: [], free: [1] } }],
  ['falls that take away', { ...anywhere, tumbles: { base: [-1], free: [1] } }],
  ['falls of what is held', { ...hold, tumbles: clusters.tumbles }],
  ['money that is never drawn', { ...hold, hold: { ...hold.hold, values: [] } }],
  ['money that weighs more than all', { ...hold, hold: { ...hold.hold, of: 3 } }],
  ['respins for ever', { ...hold, hold: { ...hold.hold, respins: 1_000 } }],
  ['no respins', { ...hold, hold: { ...hold.hold, respins: 0 } }],
  ['a factor of nothing', { ...ways, wildFactors: [0] }],
])('%s is no machine', (_, rules) => {
  expect(isRead(rules)).toBe(false)
})

test.each<[string, object]>([
  ['falls for ever', { ...clusters, pays: { a: [1] }, counts: [1], strips: { base: [['a']], free: [] } }],
  [
    'free spins for ever',
    {
      ...filling,
      pays: {},
      strips: { base: [['s']], free: [['s']] },
      freeSpins: { awards: { 3: 1000 }, multiplier: 1, most: 1000 },
    },
  ],
])('a machine that %s is given up after one step more than was shown', (_, rules) => {
  const read = readRecord(JSON.stringify({ ...played(ways, 0), rules, win: '0' }))
  expect(read && verifyRound(read)).toMatchObject({ outcome: false, money: false })
})
