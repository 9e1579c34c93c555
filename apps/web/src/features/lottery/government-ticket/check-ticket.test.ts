import { expect, test } from 'vitest'
import { GOVERNMENT_PRIZES, isGovernmentResult, neighboursOf, prizesOf } from './check-ticket.ts'
import { GOVERNMENT_DRAWS } from './government-draws.fixture.ts'

test.each(GOVERNMENT_DRAWS)('the draw of $day pays what was published', ({ result, near }) => {
  const [first = '', frontOne = '', frontTwo = '', backOne = '', backTwo = '', lastTwo = ''] = result
  expect(isGovernmentResult(result)).toBe(true)
  expect(neighboursOf(first)).toEqual(near)
  expect(prizesOf(first, result)).toContain('first')
  for (const front of [frontOne, frontTwo]) expect(prizesOf(`${front}111`, result)).toContain('front_three')
  for (const back of [backOne, backTwo]) expect(prizesOf(`111${back}`, result)).toContain('back_three')
  expect(prizesOf(`1111${lastTwo}`, result)).toContain('last_two')
})

test('of all tickets exactly as many win each prize as are drawn', () => {
  const result = ['377712', '890', '304', '477', '769', '46']
  const won = { first: 0, near_first: 0, front_three: 0, back_three: 0, last_two: 0 }
  for (let ticket = 0; ticket < 1_000_000; ticket += 1)
    for (const prize of prizesOf(String(ticket).padStart(6, '0'), result)) won[prize] += 1
  expect(won).toEqual({ first: 1, near_first: 2, front_three: 2_000, back_three: 2_000, last_two: 10_000 })
})

test('tickets of the draw of 2016-12-30, by hand', () => {
  const result = ['377712', '890', '304', '477', '769', '46']
  const sums = (ticket: string) =>
    prizesOf(ticket, result).reduce((total, prize) => total + GOVERNMENT_PRIZES[prize], 0)
  expect(prizesOf('377712', result)).toEqual(['first'])
  expect(prizesOf('377711', result)).toEqual(['near_first'])
  expect(prizesOf('890769', result)).toEqual(['front_three', 'back_three'])
  expect(prizesOf('304446', result)).toEqual(['front_three', 'last_two'])
  expect(prizesOf('477890', result)).toEqual([])
  expect(prizesOf('460000', result)).toEqual([])
  expect([sums('377712'), sums('377713'), sums('890769'), sums('304446'), sums('123456')]).toEqual([
    6_000_000, 100_000, 8_000, 6_000, 0,
  ])
})

test('the neighbours of the first and the last number are each other', () => {
  expect(neighboursOf('000000')).toEqual(['999999', '000001'])
  expect(neighboursOf('999999')).toEqual(['999998', '000000'])
})

test('a number that was drawn twice pays twice', () => {
  expect(prizesOf('001123', ['837456', '001', '002', '123', '123', '90'])).toEqual([
    'front_three',
    'back_three',
    'back_three',
  ])
})

test.each([
  [['123', '45']],
  [['837456', '000', '000', '123', '789']],
  [['83745', '000', '000', '123', '789', '90']],
  [[]],
])('%j is no result that tickets are checked by', (result) => {
  expect(isGovernmentResult(result)).toBe(false)
})
