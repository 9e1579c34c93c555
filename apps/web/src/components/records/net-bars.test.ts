import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { everyDay, netChart } from './net-bars.ts'

const days = (...nets: string[]) =>
  nets.map((net, at) => ({ day: `2026-11-0${at + 1}`, rounds: 1, net: parseAmount(net) }))

test('gains are drawn above the zero line and losses below it, to one scale', () => {
  const { bars, zero, lines } = netChart(days('300', '-100', '150'))
  expect(zero).toBe(75)
  expect(bars.map(({ top, height }) => [top, height])).toEqual([
    [0, 75],
    [75, 25],
    [37.5, 37.5],
  ])
  expect(lines).toEqual([
    { at: 0, net: parseAmount('300') },
    { at: 100, net: parseAmount('-100') },
  ])
})

test('only losses: the zero line is at the top', () => {
  expect(netChart(days('-50', '-100'))).toMatchObject({ zero: 0, bars: [{ top: 0, height: 50 }, { height: 100 }] })
})

test('nothing won or lost: the zero line is in the middle', () => {
  expect(netChart(days('0', '0'))).toMatchObject({ zero: 50, lines: [], bars: [{ height: 0 }, { height: 0 }] })
})

test('the smallest net result still has a visible bar', () => {
  expect(netChart(days('100000', '1')).bars[1]?.height).toBe(1)
})

test('days without a round are filled in', () => {
  const known = [{ day: '2026-11-02', rounds: 3, net: '-4.50' }]
  expect(everyDay(['2026-11-01', '2026-11-02'], known)).toEqual([
    { day: '2026-11-01', rounds: 0, net: 0n },
    { day: '2026-11-02', rounds: 3, net: parseAmount('-4.50') },
  ])
})
