import { expect, test } from 'vitest'
import { allowedOf } from './allowed.ts'

const reward = { id: 'a', stock: null, limitPerMember: null, points: 100 }
const own = { points: 1050, taken: {} }

const cases = {
  'as many as the points pay for': [reward, own, 10, null],
  'no more than are in stock': [{ ...reward, stock: 3 }, own, 3, null],
  'no more than the limit per member': [{ ...reward, limitPerMember: 5 }, { ...own, taken: { a: 3 } }, 2, null],
  'no more than the maximum of one request': [reward, { ...own, points: 1_000_000 }, 20, null],
  'none if it is sold out': [{ ...reward, stock: 0 }, own, 0, 'sold_out'],
  'none if the member limit is used up': [{ ...reward, limitPerMember: 1 }, { ...own, taken: { a: 1 } }, 0, 'limit'],
  'none if the points are too few': [reward, { ...own, points: 99 }, 0, 'points'],
} as const

test.each(Object.entries(cases))('rewards a member can take: %s', (_, [asked, standing, most, hindrance]) => {
  expect(allowedOf(asked, standing, 20)).toEqual({ most, hindrance })
})
