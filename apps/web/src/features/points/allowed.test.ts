import { expect, test } from 'vitest'
import { allowedOf } from './allowed.ts'

const reward = { id: 'a', stock: null, limitPerMember: null, points: 100 }
const own = { points: 1050, taken: {} }

const cases = {
  'as many as points pay for': [reward, own, 10, null],
  'no more than are left': [{ ...reward, stock: 3 }, own, 3, null],
  'no more than one member may have': [{ ...reward, limitPerMember: 5 }, { ...own, taken: { a: 3 } }, 2, null],
  'no more than are asked for at once': [reward, { ...own, points: 1_000_000 }, 20, null],
  'none that is sold out': [{ ...reward, stock: 0 }, own, 0, 'sold_out'],
  'none beyond the limit': [{ ...reward, limitPerMember: 1 }, { ...own, taken: { a: 1 } }, 0, 'limit'],
  'none without its points': [reward, { ...own, points: 99 }, 0, 'points'],
} as const

test.each(Object.entries(cases))('%s', (_, [asked, standing, most, hindrance]) => {
  expect(allowedOf(asked, standing, 20)).toEqual({ most, hindrance })
})
