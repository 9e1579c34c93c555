import { describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../tools/launcher/src/slow-tests.ts'
import { playedShoe } from './played-shoe.fixture.ts'
import { readRecord, readSavedRecord } from './record.ts'
import { SHOES, shoeInPython } from './shoe-in-python.fixture.ts'
import type { ShoeRecord } from './shoe-record.ts'
import { firstDifference, verifyShoe } from './verify-shoe.ts'

const VARIANTS = ['commission', 'no-commission', 'ez'] as const
const SOUND = { commitment: null, outcome: null, money: null, roads: null }
const SHOES_EACH = runsSlowTests ? 300 : 8

test.each(VARIANTS)('verifyShoe: accepts shoes of the engine by the rules %s', (variant) => {
  for (let nonce = 0; nonce < SHOES_EACH; nonce += 1) {
    expect(verifyShoe(playedShoe(variant, nonce)), `${nonce}`).toEqual(SOUND)
  }
})

test.each(SHOES)('verifyShoe: accepts shoe $number that was dealt in Python', (shoe) => {
  expect(verifyShoe(shoeInPython(shoe))).toEqual(SOUND)
})

test('verifyShoe: accepts the first coups of a shoe that was not dealt to its end', () => {
  const record = playedShoe('commission', 1, { first: 30 })
  expect([record.isComplete, record.coups.length]).toEqual([false, 30])
  expect(verifyShoe(record)).toEqual(SOUND)
})

test('verifyShoe: rejects a bet on a coup that the shoe would have dealt later', () => {
  const { bets: all = [] } = playedShoe('commission', 1)
  const late = all.filter((bet) => bet.coup === 31)
  const verdict = verifyShoe(playedShoe('commission', 1, { first: 30, changes: { bets: late } }))
  expect(verdict).toMatchObject({ ...SOUND, money: { where: expect.stringContaining('coup 31') } })
})

test('verifyShoe: bets on a corrected coup are paid by the correction, and none by a void one', () => {
  const shoe = playedShoe('commission', 2)
  const [first, ...others] = shoe.coups
  const second = others.findIndex(({ winner }) => winner !== first?.winner) + 1
  const paidBySecond = (shoe.bets ?? [])
    .filter((bet) => bet.coup === second + 1)
    .map((bet) => ({ ...bet, coup: 1, round: 'r1' }))
  const revisedTo = (outcome: ShoeRecord['coups'][number] | null) => ({ revised: [{ coup: 1, outcome }] })
  const corrected = { ...shoe, bets: paidBySecond, ...revisedTo(shoe.coups[second] ?? null) }
  expect(paidBySecond.length).toBeGreaterThan(0)
  expect(verifyShoe(corrected)).toEqual(SOUND)
  expect(verifyShoe({ ...shoe, bets: paidBySecond })).not.toEqual(SOUND)
  expect(verifyShoe({ ...shoe, bets: [], ...revisedTo(null) })).toEqual(SOUND)
  expect(verifyShoe({ ...shoe, ...revisedTo(null) })).toMatchObject({ money: { expected: 'no such bet' } })
})

const record = playedShoe('no-commission', 3)
const { coups, bets = [], roads, burn } = record
if (!roads) throw new Error('the shoe has no roads')
const [coup] = coups
if (!coup) throw new Error('the shoe has no coup')
const last = coups.length - 1
const otherCard = (card = '') => `${card.startsWith('5') ? '6' : '5'}${card.slice(1)}`
const otherSuit = (card = '') => `${card.charAt(0)}${card.endsWith('h') ? 's' : 'h'}`
const wonAt = bets.findIndex(({ win }) => win !== '0.0000')
const winner = coup.winner === 'tie' ? 'banker' : 'tie'

describe('verifyShoe: rejects a shoe', () => {
  test.each<[string, object, keyof typeof SOUND, string]>([
    ['with another commitment', { commitment: 'ab'.repeat(32) }, 'commitment', 'commitment'],
    ['with another server seed', { serverSeed: 'ab'.repeat(32) }, 'commitment', 'commitment'],
    ['with another client seed', { clientSeed: 'another' }, 'outcome', 'burn'],
    ['with another nonce', { nonce: 4 }, 'outcome', 'burn'],
    ['with another first card', { burn: { ...burn, card: otherSuit(burn.card) } }, 'outcome', 'burn'],
    ['that burns another number of cards', { burn: { ...burn, count: (burn.count % 10) + 1 } }, 'outcome', 'burn'],
    [
      'with one card changed in rank',
      { coups: coups.with(0, { ...coup, player: coup.player.with(0, otherCard(coup.player[0])) }) },
      'outcome',
      'coup 1',
    ],
    [
      'with one card changed in suit',
      { coups: coups.with(0, { ...coup, banker: coup.banker.with(1, otherSuit(coup.banker[1])) }) },
      'outcome',
      'coup 1',
    ],
    ['with another winner', { coups: coups.with(0, { ...coup, winner }) }, 'outcome', 'coup 1'],
    [
      'with two coups swapped',
      { coups: coups.with(4, coups[5] ?? coup).with(5, coups[4] ?? coup) },
      'outcome',
      'coup 5',
    ],
    ['with a coup left out', { coups: coups.toSpliced(9, 1) }, 'outcome', 'coup 10'],
    ['that says it is complete before its end', { coups: coups.slice(0, last) }, 'outcome', 'number of coups'],
    ['with a coup too many', { coups: [...coups, coup] }, 'outcome', `coup ${last + 2}`],
    ['with a bet that won more', { bets: [{ ...bets[wonAt], win: '99.0000' }] }, 'money', 'round r'],
    ['with a bet on a spot of other rules', { bets: [{ ...bets[0], spot: 'dragon-7' }] }, 'money', 'round r1, coup 1'],
    ['with a bet on a spot there is nowhere', { bets: [{ ...bets[0], spot: 'toString' }] }, 'money', 'round r1'],
    ['with a bet on a coup after its last', { bets: [{ ...bets[0], coup: last + 2 }] }, 'money', 'round r1'],
    ['by other rules', { variant: 'ez' }, 'money', 'round r'],
    [
      'with a mark of another colour',
      { roads: { ...roads, smallRoad: roads.smallRoad.map((cell) => ({ ...cell, color: 'red' })) } },
      'roads',
      'small road',
    ],
    [
      'with a mark in another cell',
      { roads: { ...roads, bigEyeBoy: roads.bigEyeBoy.map(({ row, ...cell }) => ({ ...cell, row: (row + 1) % 6 })) } },
      'roads',
      'big eye boy, mark 1',
    ],
    ['without the last mark', { roads: { ...roads, cockroachPig: roads.cockroachPig.slice(0, -1) } }, 'roads', 'cock'],
    [
      'with another pair',
      { roads: { ...roads, beadPlate: turnedPairs(roads.beadPlate) } },
      'roads',
      'bead plate, mark',
    ],
  ])('%s', (...[, changes, check, where]) => {
    const verdict = verifyShoe(changed(changes))
    if (verdict === 'untold') throw new Error('the seed is told')
    expect(verdict[check]?.where.slice(0, where.length)).toBe(where)
    expect(firstDifference(verdict)).not.toBeNull()
  })
})

function changed(changes: object): ShoeRecord {
  const read = readSavedRecord(JSON.stringify({ ...record, ...changes }))
  if (read?.format !== 'sanuk-shoe-1') throw new Error('the record cannot be read')
  return read
}

function turnedPairs<Cell extends { playerPair: boolean }>(cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => ({ ...cell, playerPair: !cell.playerPair }))
}

test('verifyShoe: names what is told and what it should be', () => {
  const [first = ''] = coup.player
  const verdict = verifyShoe(
    changed({ coups: coups.with(0, { ...coup, player: coup.player.with(0, otherCard(first)) }) }),
  )
  expect(verdict).toMatchObject({
    ...SOUND,
    outcome: {
      where: 'coup 1',
      told: expect.stringContaining(`player ${otherCard(first)} `),
      expected: expect.stringContaining(`player ${first} `),
    },
  })
})

test('verifyShoe: a shoe with an unrevealed server seed is reported as untold', () => {
  expect(verifyShoe(changed({ serverSeed: null }))).toBe('untold')
})

test.each([
  ['a card that does not exist', { burn: { card: '1c', count: 1 } }],
  ['four cards of a side', { coups: [{ ...coup, player: ['2c', '2c', '2c', '2c'] }] }],
  ['unknown rules', { variant: 'toString' }],
  ['more coups than a shoe has', { coups: new Array(111).fill(coup) }],
  ['a seed of 31 bytes', { serverSeed: 'ab'.repeat(31) }],
])('readSavedRecord rejects a shoe with %s', (_, changes) => {
  expect(readSavedRecord(JSON.stringify({ ...record, ...changes }))).toBeNull()
})

test('readRecord takes no shoe for a round', () => {
  expect(readRecord(JSON.stringify(record))).toBeNull()
})
