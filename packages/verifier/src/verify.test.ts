import { createHmac } from 'node:crypto'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import { describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../tools/launcher/src/slow-tests.ts'
import { bytesOf, hashOf, numbersFrom } from './draws.ts'
import { played } from './played-round.fixture.ts'
import { readRecord, type SlotRecord } from './record.ts'
import { fingerprintOf, verifyRound } from './verify.ts'

const RIGHT = { commitment: true, outcome: true, money: true }

test('verifier: hash matches FIPS 180-4 and HMAC bytes match node:crypto', () => {
  // FIPS 180-4 example and RFC 4231 case 2.
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  const bytes = bytesOf({ serverSeed: 'key', clientSeed: 'c', nonce: 7 })
  const expected = [0, 1].flatMap((block) => [...createHmac('sha256', 'key').update(`c:7:${block}`).digest()])
  expect(Array.from({ length: 64 }, () => bytes.next().value)).toEqual(expected)
})

test('numbersFrom: reads only the bits it needs and discards results that are too large', () => {
  function* of(...bytes: number[]): Generator<number, never> {
    yield* bytes
    throw new Error('no more bytes')
  }
  expect(numbersFrom(of(200))(100)).toBe(72)
  expect(numbersFrom(of(228, 99))(100)).toBe(99)
  expect(numbersFrom(of())(1)).toBe(0)
  expect(numbersFrom(of(1, 2, 3, 4))(2 ** 32)).toBe(0x01020304)
  // Ten bits: eight of one byte and the lowest two of the next. 1023 is no result below 1000, 6 is one.
  expect(numbersFrom(of(255, 3, 1, 250))(1000)).toBe(6)
})

const ROUNDS = runsSlowTests ? 10_000 : 1_500

test('verifyRound accepts Golden Tiger rounds of the server', () => {
  let freeSpins = 0
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const record = played(goldenTiger, nonce)
    expect(verifyRound(record), record.round).toEqual(RIGHT)
    if (record.steps.length > 1) freeSpins += 1
  }
  expect(freeSpins).toBeGreaterThan(ROUNDS / 500)
})

describe('verifyRound rejects an altered Golden Tiger round', () => {
  const winning = () => {
    for (let nonce = 0; ; nonce += 1) {
      const record = played(goldenTiger, nonce)
      if (record.steps.some(({ lineWins }) => lineWins.length > 0) && record.steps.length > 1) return record
    }
  }
  const altered = (alter: (record: ReturnType<typeof structuredClone<SlotRecord>>) => void) => {
    const record = structuredClone(winning())
    alter(record)
    return verifyRound(record)
  }
  test.each<[string, (record: SlotRecord) => void, object]>([
    ['another commitment', (one) => Object.assign(one.seed, { commitment: hashOf('another') }), { commitment: false }],
    ['another client seed', (one) => Object.assign(one.seed, { clientSeed: 'yours' }), { outcome: false }],
    ['another nonce', (one) => Object.assign(one.seed, { nonce: one.seed.nonce + 1 }), { outcome: false }],
    ['another server seed', (one) => Object.assign(one.seed, { serverSeed: hashOf('x') }), { commitment: false }],
    ['another symbol', (one) => one.steps[0]?.grid[0]?.splice(0, 1, 'tiger'), { outcome: false, money: true }],
    ['a missing step', (one) => one.steps.pop(), { outcome: false, money: false }],
    ['another win', (one) => Object.assign(one, { win: '1.00' }), { outcome: true, money: false }],
    ['another stake', (one) => Object.assign(one, { stake: '40.00' }), { outcome: true, money: false }],
    ['another pay in the rules', (one) => Object.assign(one.rules.pays, { lantern: [0, 0, 0, 0] }), { money: false }],
  ])('%s', (_, alter, expected) => {
    expect(altered(alter)).toMatchObject(expected)
  })
})

test('fingerprintOf: rules of math version 1.0.0 keep their fingerprint', () => {
  const { bought: _, ...freeSpins } = goldenTiger.freeSpins
  const { ante: __, ...before } = goldenTiger
  const machine = { ...before, mathVersion: '1.0.0', freeSpins }
  expect(fingerprintOf(played(machine, 0))).toBe('a171cd7793374afe')
})

test('verifyRound: a round with an unrevealed server seed is reported as untold', () => {
  const record = played(goldenTiger, 0)
  expect(verifyRound({ ...record, seed: { ...record.seed, serverSeed: null } })).toBe('untold')
})

test.each(['', '{', 'null', '[]', '{"format":"sanuk-round-1"}', '"x"', 'x'.repeat(2_000_001)])(
  'readRecord rejects malformed text (case %#)',
  (text) => {
    expect(readRecord(text)).toBeNull()
  },
)
