import { describe, expect, test } from 'vitest'
import { DRAWS, recordOf, sha256 } from './drawn-in-python.fixture.ts'
import { isLotteryFamily } from './lottery-draws.ts'
import { readRecord, readSavedRecord } from './record.ts'
import { verifyDraw } from './verify-draw.ts'

const RIGHT = { commitment: true, outcome: true }

test.each(DRAWS)('verifyDraw: accepts draw $number of $family', (draw) => {
  expect(verifyDraw(recordOf(draw))).toEqual(RIGHT)
})

const otherSeed = sha256('another seed')

describe.each(DRAWS.filter(({ number }) => number === 1))('verifyDraw: rejects a draw of $family', (draw) => {
  const { head, result, family } = recordOf(draw)
  const [first = ''] = draw.result
  const other = first.replace(/\d$/, (digit) => `${(Number(digit) + 1) % 10}`)
  test.each([
    ['another seed', { seed: otherSeed }, { commitment: false, outcome: false }],
    [
      'another seed and its hash',
      { seed: otherSeed, commitment: sha256(Buffer.from(otherSeed, 'hex')) },
      { commitment: true, outcome: false },
    ],
    ['another commitment', { commitment: sha256('x') }, { commitment: false, outcome: true }],
    ['the hash of the seed’s text', { commitment: sha256(sha256(`seed of ${family} 1`)) }, { commitment: false }],
    ['another number of the seal', { head: { ...head, number: '1002' } }, { commitment: true, outcome: false }],
    ['another hash of the seal', { head: { ...head, hash: sha256('y') } }, { commitment: true, outcome: false }],
    ['another issue', { issue: '20261127-4' }, { commitment: true, outcome: false }],
    ['another game', { game: 'drawn-in-pascal' }, { commitment: true, outcome: false }],
    ['another first number', { result: result?.with(0, other) }, { commitment: true, outcome: false }],
    ['a number less', { result: result?.slice(1) }, { commitment: true, outcome: false }],
    ['a number more', { result: [...(result ?? []), '1'] }, { commitment: true, outcome: false }],
    ['no result', { result: null }, { commitment: true, outcome: false }],
    ['no seal', { head: null }, { commitment: true, outcome: false }],
  ])('with %s', (_, changes, expected) => {
    expect(verifyDraw(recordOf(draw, changes))).toMatchObject(expected)
  })
})

const [DRAW] = DRAWS
if (!DRAW) throw new Error('there is no draw')

test('verifyDraw: numbers of a draw that are swapped are rejected', () => {
  const { result } = recordOf(DRAW)
  expect(verifyDraw(recordOf(DRAW, { result: result?.toReversed() }))).toEqual({ commitment: true, outcome: false })
})

test('verifyDraw: an issue that is not drawn is reported as untold', () => {
  const before = { seed: null, head: null, sealedAt: null, drawnAt: null, result: null }
  expect(verifyDraw(recordOf(DRAW, before))).toBe('untold')
})

test.each([
  ['an unknown family', { family: 'BINGO' }],
  ['a family named like a method of objects', { family: 'constructor' }],
  ['a game with a colon', { game: 'a:b' }],
  ['an issue with a colon', { issue: '1:2' }],
  ['a number of a seal with a leading zero', { head: { number: '01000', hash: sha256('') } }],
  ['a seed of 31 bytes', { seed: 'ab'.repeat(31) }],
  ['more numbers than any draw has', { result: new Array(101).fill('1') }],
])('readSavedRecord rejects a draw with %s', (_, changes) => {
  expect(readSavedRecord(JSON.stringify({ ...recordOf(DRAW), ...changes }))).toBeNull()
})

test('readRecord takes no draw for a round', () => {
  expect(readRecord(JSON.stringify(recordOf(DRAW)))).toBeNull()
})

test('every family that was drawn in Python is known', () => {
  expect(DRAWS.filter(({ family }) => !isLotteryFamily(family))).toEqual([])
})
