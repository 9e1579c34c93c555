import { describe, expect, test } from 'vitest'
import { drawFrom } from '../random/draw.ts'
import { seededBytes } from '../random/seeded-bytes.fixture.ts'
import { FAMILIES, PLAYS } from './bets.ts'
import { DRAWN } from './draws.ts'
import { SETTLED } from './settle.ts'

describe.each(FAMILIES)('%s', (family) => {
  const { draw, isResult } = DRAWN[family]

  test('draws a possible result each time, and not always the same', () => {
    const random = drawFrom(seededBytes(1))
    const results = Array.from({ length: 50 }, () => draw(random))
    expect(results.filter((result) => !isResult(result))).toEqual([])
    expect(new Set(results.map((result) => result.join())).size).toBeGreaterThan(5)
  })

  test('settles every play that it offers, and no other', () => {
    const settled = SETTLED[family](draw(drawFrom(seededBytes(2))), '2026-03-01')
    expect([...settled.keys()]).toEqual([...PLAYS[family].keys()])
  })

  test('takes no result with a number too few, or with letters', () => {
    const result = draw(drawFrom(seededBytes(3)))
    expect(isResult(result.slice(1))).toBe(false)
    expect(isResult(result.with(0, 'x'))).toBe(false)
  })
})

test('the draw decides each of five digits, in their order', () => {
  const digits = [4, 0, 9, 7, 2].values()
  const bounds: number[] = []
  const result = DRAWN.SSC.draw((bound) => {
    bounds.push(bound)
    return digits.next().value ?? Number.NaN
  })
  expect(result).toEqual(['4', '0', '9', '7', '2'])
  expect(bounds).toEqual([10, 10, 10, 10, 10])
})

test.each([
  [['4', '0', '9', '7']],
  [['4', '0', '9', '7', '2', '1']],
  [['4', '0', '9', '7', '10']],
  [['4', '0', '9', '7', '']],
])('%j is no draw of five digits', (result) => {
  expect(DRAWN.SSC.isResult(result)).toBe(false)
})
