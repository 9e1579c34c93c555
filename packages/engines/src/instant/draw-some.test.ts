import { expect, test } from 'vitest'
import { drawSome, wholeNumbers } from './draw-some.ts'
import { scripted } from './rounds.fixture.ts'

test('drawSome: every sequence of draws gives a different sequence of items', () => {
  const found = new Set<string>()
  for (let first = 0; first < 5; first += 1) {
    for (let second = 0; second < 4; second += 1) {
      for (let third = 0; third < 3; third += 1) {
        found.add(drawSome(['a', 'b', 'c', 'd', 'e'], 3, scripted([first, second, third])).join(''))
      }
    }
  }
  expect(found.size).toBe(60)
  expect([...found].every((sequence) => new Set(sequence).size === 3)).toBe(true)
})

test('drawSome: each item is drawn from all remaining items', () => {
  const bounds: number[] = []
  drawSome(['a', 'b', 'c', 'd', 'e'], 5, (bound) => {
    bounds.push(bound)
    return 0
  })
  expect(bounds).toEqual([5, 4, 3, 2, 1])
})

test('drawSome: leaves the given list unchanged and can draw nothing', () => {
  const items = wholeNumbers(3, 7)
  expect(drawSome(items, 2, scripted([4, 0]))).toEqual([7, 3])
  expect(items).toEqual([3, 4, 5, 6, 7])
  expect(drawSome(items, 0, scripted([]))).toEqual([])
})
