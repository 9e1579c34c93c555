import { expect, test } from 'vitest'
import { played } from '../played-round.fixture.ts'
import { readRecord } from '../record.ts'
import { verifyRound } from '../verify.ts'
import { SMALL_SLOTS } from './small-slots.fixture.ts'

const { ways, anywhere, clusters, filling, hold } = SMALL_SLOTS
const thirteen = Array.from({ length: 13 }, () => ['a'])

/** Whether a round by these rules is read at all. */
const isRead = (rules: object) => readRecord(JSON.stringify({ ...played(ways, 0), rules })) !== null

test.each(Object.values(SMALL_SLOTS))('readRecord accepts the rules of the slot $code', (rules) => {
  expect(isRead(rules)).toBe(true)
})

test.each<[string, object]>([
  ['no coins at all', { ...ways, coins: undefined }],
  ['zero coins', { ...ways, coins: 0 }],
  ['an unknown pattern', { ...ways, pattern: 'diagonals' }],
  ['counts that do not rise', { ...ways, counts: [3, 3, 4] }],
  ['too many pay columns', { ...ways, pays: { a: Array.from({ length: 41 }, () => 1) } }],
  ['too many symbols', { ...ways, pays: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`a${n}`, [1]])) }],
  ['too many reels', { ...ways, strips: { ...ways.strips, base: thirteen } }],
  ['a reel without symbols', { ...ways, strips: { ...ways.strips, base: [[]] } }],
  ['free spins without reels', { ...filling, strips: { ...filling.strips, free: [] } }],
  ['free spins on a missing reel', { ...filling, strips: { ...filling.strips, free: filling.strips.free.slice(1) } }],
  ['too many free spins', { ...filling, freeSpins: { ...filling.freeSpins, most: 1_001 } }],
  ['tumbles without a multiplier', { ...anywhere, tumbles: { base: [], free: [1] } }],
  ['a negative tumble multiplier', { ...anywhere, tumbles: { base: [-1], free: [1] } }],
  ['tumbles on a hold-and-respin machine', { ...hold, tumbles: clusters.tumbles }],
  ['no money values', { ...hold, hold: { ...hold.hold, values: [] } }],
  ['money weights above their total', { ...hold, hold: { ...hold.hold, of: 3 } }],
  ['too many respins', { ...hold, hold: { ...hold.hold, respins: 1_000 } }],
  ['no respins', { ...hold, hold: { ...hold.hold, respins: 0 } }],
  ['a wild multiplier of zero', { ...ways, wildFactors: [0] }],
])('readRecord rejects slot rules with %s', (_, rules) => {
  expect(isRead(rules)).toBe(false)
})

test.each<[string, object]>([
  ['tumbles without end', { ...clusters, pays: { a: [1] }, counts: [1], strips: { base: [['a']], free: [] } }],
  [
    'has free spins without end',
    {
      ...filling,
      pays: {},
      strips: { base: [['s']], free: [['s']] },
      freeSpins: { awards: { 3: 1000 }, multiplier: 1, most: 1000 },
    },
  ],
])('verifyRound rejects a record of a machine that %s', (_, rules) => {
  const read = readRecord(JSON.stringify({ ...played(ways, 0), rules, win: '0' }))
  expect(read && verifyRound(read)).toMatchObject({ outcome: false, money: false })
})
