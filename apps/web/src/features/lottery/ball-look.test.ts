import { expect, test } from 'vitest'
import { lookOf } from './ball-look.ts'

test('each of ten cars has its own colour', () => {
  const cars = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']
  const looks = cars.map((car, at) => lookOf('PK10', car, at))
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(10)
  expect(looks.every(({ shape }) => shape === 'square')).toBe(true)
})

test('balls of 49 have the published colours, and the seventh is set apart', () => {
  const result = ['01', '03', '05', '49', '48', '46', '20']
  const looks = result.map((ball, at) => lookOf('LHC', ball, at))
  expect(looks.map(({ colour }) => colour)).toEqual(['red', 'blue', 'green', 'green', 'blue', 'red', 'blue'])
  expect(looks.map(({ isApart }) => isApart)).toEqual([false, false, false, false, false, false, true])
})

test('dice have faces, and animals are named', () => {
  expect(lookOf('K3', '6', 0).shape).toBe('die')
  expect(lookOf('K3', '0', 0).shape).toBe('ball')
  expect(lookOf('ZODIAC', '01', 0)).toMatchObject({ shape: 'name', animal: 'rat' })
  expect(lookOf('ZODIAC', '12', 0).animal).toBe('pig')
})

test('other numbers are plain balls', () => {
  expect(lookOf('SSC', '4', 0)).toEqual({ shape: 'ball', colour: null, isApart: false, animal: null })
})
