import { expect, test } from 'vitest'
import { createWear } from './foil-wear.ts'

test('a scratch field is uncovered once, when half of it is rubbed off', () => {
  const rub = createWear()
  expect(rub({ x: 0.1, y: 0.15 }, { x: 0.9, y: 0.15 }, 0.15)).toEqual([])
  expect(rub({ x: 0.1, y: 0.5 }, { x: 0.9, y: 0.5 }, 0.3)).toEqual([0])
  expect(rub({ x: 0.1, y: 0.9 }, { x: 0.9, y: 0.9 }, 0.3)).toEqual([])
})

test('one scratch stroke uncovers exactly the fields it crosses', () => {
  expect(createWear()({ x: 0, y: 1.5 }, { x: 3, y: 1.5 }, 0.3)).toEqual([3, 4, 5])
})

test('a touch without movement scratches the area around it', () => {
  expect(createWear()({ x: 1.5, y: 1.5 }, { x: 1.5, y: 1.5 }, 0.6)).toEqual([4])
})
