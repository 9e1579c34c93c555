import { expect, test } from 'vitest'
import { lotteryNamed } from '../games.ts'
import { type Exceptions, issuesAfter } from '../schedule.ts'
import { comingDraws } from './coming-draws.ts'

/** The calendar of a game on a day, with what an operator changed in it. */
function calendarOf(code: string, now: string, changed: readonly (readonly [day: string, drawsAt: string | null])[]) {
  const game = lotteryNamed(code)
  if (!game) throw new Error(`no lottery ${code}`)
  const exceptions: Exceptions = new Map(changed.map(([day, at]) => [day, at === null ? null : new Date(at)]))
  const draws = [...issuesAfter(game, new Date(now), exceptions).take(8)]
  return comingDraws({ game, draws, exceptions: [...exceptions].map(([day, drawsAt]) => ({ day, drawsAt })) }, 4)
}

test('draws of the schedule are not moved, also where its day is not the usual one', () => {
  const { draws, leftOut } = calendarOf('thai-government', '2026-12-10T00:00:00Z', [])
  expect(draws.map(({ number, drawsAt, movedFrom }) => [number, drawsAt, movedFrom])).toEqual([
    ['20261216', '2026-12-16T09:00:00.000Z', null],
    ['20261230', '2026-12-30T09:00:00.000Z', null],
    ['20270117', '2027-01-17T09:00:00.000Z', null],
    ['20270201', '2027-02-01T09:00:00.000Z', null],
  ])
  expect(leftOut).toEqual([])
})

test('a draw that was moved tells from when, also where it comes back to a day before', () => {
  const { draws } = calendarOf('thai-government', '2026-12-10T00:00:00Z', [
    ['2026-12-16', '2026-12-17T09:00:00Z'],
    ['2027-02-01', '2027-01-31T09:00:00Z'],
  ])
  expect(draws.map(({ number, movedFrom }) => [number, movedFrom])).toEqual([
    ['20261216', '2026-12-16T09:00:00.000Z'],
    ['20261230', null],
    ['20270117', null],
    ['20270201', '2027-02-01T09:00:00.000Z'],
  ])
})

test('days without a draw are told as far as draws are shown', () => {
  const { draws, leftOut } = calendarOf('hanoi-draw', '2026-12-10T00:00:00Z', [
    ['2026-12-11', null],
    ['2026-12-30', null],
  ])
  expect(draws.map(({ number }) => number)).toEqual(['20261210', '20261212', '20261213', '20261214'])
  expect(leftOut).toEqual(['2026-12-11'])
})

test('of many draws a day none is moved', () => {
  const { draws } = calendarOf('yeekee-fifteen', '2026-12-10T00:00:00Z', [])
  expect(draws.map(({ movedFrom }) => movedFrom)).toEqual([null, null, null, null])
})
