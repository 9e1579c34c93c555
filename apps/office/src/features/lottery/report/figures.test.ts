import { expect, test } from 'vitest'
import { holdShare, sortedBy } from './figures.ts'

test.each([
  ['100.00', '10.00', '10.00%'],
  ['300.00', '1.00', '0.33%'],
  ['120.00', '-30.00', '-25.00%'],
  ['1000.00', '-0.01', '0.00%'],
  ['0.00', '0.00', '–'],
])('of stakes of %s a hold of %s is %s', (stake, hold, share) => {
  expect(holdShare({ stake, hold })).toBe(share)
})

test('orders lines by figures, not by how they are written', () => {
  const line = (hold: string, tickets: number) => ({
    hold,
    tickets,
    stake: '0',
    win: '0',
    rebate: '0',
    members: 0,
  })
  const lines = [line('9.00', 1), line('-20.00', 3), line('100.00', 2)]
  expect(sortedBy(lines, 'hold').map(({ hold }) => hold)).toEqual(['100.00', '9.00', '-20.00'])
  expect(sortedBy(lines, 'tickets').map(({ tickets }) => tickets)).toEqual([3, 2, 1])
})
