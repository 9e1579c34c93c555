import { expect, test } from 'vitest'
import { drawnPrizes, hasPrizes } from './drawn-prizes.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, at) => String(at))
const countsOf = (prizes: ReturnType<typeof drawnPrizes>['leads']) =>
  prizes.map(({ name, numbers }) => [name, numbers.length])

// Counts of prizes: the tables that the lotteries of the two regions publish, special prize first.
test('27 numbers of the north are one special prize and seven others', () => {
  const { leads, others } = drawnPrizes({ family: 'VN_NORTH', result: numbered(27) }, 'head')
  expect(countsOf([...leads, ...others])).toEqual([
    ['special', 1],
    ['first', 1],
    ['second', 2],
    ['third', 6],
    ['fourth', 4],
    ['fifth', 6],
    ['sixth', 3],
    ['seventh', 4],
  ])
  expect(others.at(-1)?.numbers).toEqual(['23', '24', '25', '26'])
})

test('a list shows the special prize alone, its last two figures marked', () => {
  const { leads, others } = drawnPrizes({ family: 'VN_SOUTH', result: numbered(18) }, 'list')
  expect(leads).toEqual([{ name: 'special', numbers: ['0'], marked: 2 }])
  expect(others).toHaveLength(8)
})

test('the Thai government draws a first prize, two front and two back numbers, and two digits', () => {
  const result = ['837456', '001', '002', '123', '789', '90']
  const { leads, others } = drawnPrizes({ family: 'THAI', result }, 'head')
  expect(others).toEqual([])
  expect(leads.map(({ name, numbers }) => [name, ...numbers])).toEqual([
    ['first', '837456'],
    ['front_three', '001', '002'],
    ['back_three', '123', '789'],
    ['last_two', '90'],
  ])
  expect(countsOf(drawnPrizes({ family: 'THAI', result }, 'list').leads)).toEqual([
    ['first', 1],
    ['last_two', 1],
  ])
})

test('23 numbers of four digits are three prizes, ten special and ten consolation ones', () => {
  const { leads, others } = drawnPrizes({ family: 'MALAY', result: numbered(23) }, 'list')
  expect(leads.map(({ numbers }) => numbers)).toEqual([['0'], ['1'], ['2']])
  expect(countsOf(others)).toEqual([
    ['special', 10],
    ['consolation', 10],
  ])
})

test('top three and bottom two are always shown, and balls have no prizes', () => {
  expect(drawnPrizes({ family: 'THREE_UP', result: ['123', '45'] }, 'hall').leads).toHaveLength(2)
  expect(hasPrizes('SSC')).toBe(false)
  expect(drawnPrizes({ family: 'SSC', result: ['1'] }, 'head')).toEqual({ leads: [], others: [] })
})
