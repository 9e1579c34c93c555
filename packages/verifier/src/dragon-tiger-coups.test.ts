import { describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../tools/launcher/src/slow-tests.ts'
import { dragonTigerInPython } from './live-in-python.fixture.ts'
import { playedDragonTiger } from './played-dragon-tiger.fixture.ts'
import { readSavedRecord } from './record.ts'
import { firstDifference, verifyShoe } from './verify-shoe.ts'

const SOUND = { commitment: null, outcome: null, money: null, roads: null }
const SHOES = runsSlowTests ? 300 : 5

test('verifyShoe: accepts shoes of dragon tiger of the engine', () => {
  for (let nonce = 0; nonce < SHOES; nonce += 1) {
    expect(verifyShoe(playedDragonTiger(nonce)), `${nonce}`).toEqual(SOUND)
  }
})

test('verifyShoe: accepts a shoe of dragon tiger that was dealt in Python, and its first coups', () => {
  const record = dragonTigerInPython()
  expect(record.coups.length).toBeGreaterThan(190)
  expect(verifyShoe(record)).toEqual(SOUND)
  expect(verifyShoe(playedDragonTiger(1, { first: 20 }))).toEqual(SOUND)
})

const record = playedDragonTiger(2)
const { coups, bets = [], roads } = record
const [coup] = coups
if (!coup || !roads) throw new Error('the shoe has no coup or no roads')
const wonAt = bets.findIndex(({ win }) => win !== '0.0000')

describe('verifyShoe: rejects a shoe of dragon tiger', () => {
  test.each<[string, object, keyof typeof SOUND, string]>([
    ['with another commitment', { commitment: 'ab'.repeat(32) }, 'commitment', 'commitment'],
    ['with another client seed', { clientSeed: 'another' }, 'outcome', 'burn'],
    [
      'with its sides swapped',
      { coups: coups.with(0, { ...coup, dragon: coup.tiger, tiger: coup.dragon }) },
      'outcome',
      'coup 1',
    ],
    [
      'with another winner',
      { coups: coups.with(0, { ...coup, winner: coup.winner === 'tie' ? 'tiger' : 'tie' }) },
      'outcome',
      'coup 1',
    ],
    ['with a coup left out', { coups: coups.toSpliced(9, 1) }, 'outcome', 'coup 10'],
    ['that says it is complete before its end', { coups: coups.slice(0, -1) }, 'outcome', 'number of coups'],
    ['with a bet that won more', { bets: [{ ...bets[wonAt], win: '99.0000' }] }, 'money', 'round r'],
    ['with a bet on a spot of baccarat', { bets: [{ ...bets[0], spot: 'banker' }] }, 'money', 'round r1'],
    [
      'with a bet on a kind of card that there is not',
      { bets: [{ ...bets[0], spot: 'dragon-toString' }] },
      'money',
      'round r1',
    ],
    ['without the last mark', { roads: { ...roads, smallRoad: roads.smallRoad.slice(0, -1) } }, 'roads', 'small road'],
  ])('%s', (...[, changes, check, where]) => {
    const verdict = verifyShoe(playedDragonTiger(2, { changes }))
    if (verdict === 'untold') throw new Error('the seed is told')
    expect(verdict[check]?.where.slice(0, where.length)).toBe(where)
    expect(firstDifference(verdict)).not.toBeNull()
  })
})

test('verifyShoe: a shoe of dragon tiger with an unrevealed server seed is reported as untold', () => {
  expect(verifyShoe(playedDragonTiger(2, { changes: { serverSeed: null } }))).toBe('untold')
})

test('readSavedRecord rejects a coup of baccarat in a shoe of dragon tiger', () => {
  const changed = { ...record, coups: [{ player: ['2c'], banker: ['3c'], winner: 'tie' }] }
  expect(readSavedRecord(JSON.stringify(changed))).toBeNull()
})
