import { expect, test } from 'vitest'
import { agreementOn, type Voice } from './agreement.ts'

const A = ['123', '45']
const B = ['123', '46']
const typed = (result: string[]): Voice => ({ kind: 'typed', result })
const feed = (result: string[]): Voice => ({ kind: 'feed', result })

test.each<[string, string[], Voice[], boolean, string]>([
  ['one operator waits for another', A, [typed(A)], true, 'waiting'],
  ['two operators agree', A, [typed(A), typed(A)], false, 'drawn'],
  ['two operators differ', B, [typed(A), typed(B)], true, 'disputed'],
  ['a trusted feed suffices', A, [feed(A)], true, 'drawn'],
  ['another feed waits', A, [feed(A)], false, 'waiting'],
  ['a feed and an operator agree', A, [typed(A), feed(A)], false, 'drawn'],
  ['two feeds agree', A, [feed(A), feed(A)], false, 'drawn'],
  ['a trusted feed does not outvote an operator', A, [typed(B), feed(A)], true, 'disputed'],
  ['two do not outvote one', A, [typed(B), typed(A), feed(A)], true, 'disputed'],
  ['three outvote one', A, [typed(B), typed(A), typed(A), feed(A)], false, 'drawn'],
])('%s', (...[, result, voices, trustsFeed, expected]) => {
  expect(agreementOn(result, voices, trustsFeed)).toBe(expected)
})
