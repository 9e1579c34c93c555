import { describe, expect, test } from 'vitest'
import { sha256 } from './drawn-in-python.fixture.ts'
import { readRecord, readSavedRecord } from './record.ts'
import { verifyYeekee } from './verify-yeekee.ts'
import { ROUNDS, yeekeeRecordOf } from './yeekee-in-python.fixture.ts'

test.each(ROUNDS)('verifyYeekee: accepts round $number', (round) => {
  expect(verifyYeekee(yeekeeRecordOf(round))).toEqual({ commitment: true, outcome: true })
})

const otherSeed = sha256('another seed')

describe.each(ROUNDS)('verifyYeekee: rejects round $number', (round) => {
  const { head, result, own, fills, shots } = yeekeeRecordOf(round)
  test.each([
    ['another seed', { seed: otherSeed }, { commitment: false, outcome: false }],
    [
      'another seed and its hash',
      { seed: otherSeed, commitment: sha256(Buffer.from(otherSeed, 'hex')) },
      { commitment: true, outcome: false },
    ],
    ['another commitment', { commitment: sha256('x') }, { commitment: false, outcome: true }],
    ['another hash of the seal', { head: { ...head, hash: sha256('y') } }, { commitment: true, outcome: false }],
    ['another issue', { issue: '20261127-9' }, { commitment: true, outcome: false }],
    ['another own shot', { own: own === '00000' ? '00001' : '00000' }, { commitment: true, outcome: false }],
    ['no own shot', { own: null }, { commitment: true, outcome: false }],
    [
      'a fill less, or one that was not due',
      { fills: fills.length > 0 ? fills.slice(1) : ['00000'] },
      { commitment: true, outcome: false },
    ],
    ['a shot more', { shots: ['00001', ...shots] }, { commitment: true, outcome: false }],
    ['numbers that are swapped', { result: result?.toReversed() }, { commitment: true, outcome: false }],
    ['no result', { result: null }, { commitment: true, outcome: false }],
    ['no seal', { head: null }, { commitment: true, outcome: false }],
  ])('with %s', (_, changes, expected) => {
    expect(verifyYeekee(yeekeeRecordOf(round, changes))).toEqual(expected)
  })
})

const [, , , LONG] = ROUNDS
if (!LONG) throw new Error('there is no long round')

test('verifyYeekee: the order of shots counts where it changes which is the 16th', () => {
  const { shots } = yeekeeRecordOf(LONG)
  const swapped = (one: number, other: number) =>
    yeekeeRecordOf(LONG, { shots: shots.with(one, shots[other] ?? '').with(other, shots[one] ?? '') })
  expect(verifyYeekee(swapped(15, 16))).toEqual({ commitment: true, outcome: false })
  expect(verifyYeekee(swapped(0, 1))).toEqual({ commitment: true, outcome: true })
})

test('verifyYeekee: an issue that is not drawn is reported as untold', () => {
  const before = { seed: null, head: null, drawnAt: null, shots: [], own: null, fills: [], result: null }
  expect(verifyYeekee(yeekeeRecordOf(LONG, before))).toBe('untold')
})

test.each([
  ['a shot of four digits', { shots: ['1234'] }],
  ['a game with a colon', { game: 'a:b' }],
  ['17 fills', { fills: new Array(17).fill('00000') }],
])('readSavedRecord rejects a round of Yeekee with %s', (_, changes) => {
  expect(readSavedRecord(JSON.stringify({ ...yeekeeRecordOf(LONG), ...changes }))).toBeNull()
})

test('readRecord takes no round of Yeekee for a round of a game', () => {
  expect(readRecord(JSON.stringify(yeekeeRecordOf(LONG)))).toBeNull()
})
