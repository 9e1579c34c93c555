import { expect, test } from 'vitest'
import type { LotteryGame } from './game.ts'
import { lotteryNamed } from './games.ts'
import { type Exceptions, issuesAfter } from './schedule.ts'

const NOW = new Date('2026-04-20T00:00:00.000Z')

function gameNamed(code: string): LotteryGame {
  const game = lotteryNamed(code)
  if (!game) throw new Error(`no lottery is called ${code}`)
  return game
}

const planned = (code: string, exceptions: Exceptions, count: number) =>
  [...issuesAfter(gameNamed(code), NOW, exceptions).take(count)].map(({ number, opensAt, drawsAt }) => [
    number,
    opensAt.toISOString(),
    drawsAt.toISOString(),
  ])

test('a moved draw keeps its number, and bets on the next one begin when it is drawn', () => {
  // The Thai government draws at 16:00, on 2 May instead of the 1st, and then on the 16th.
  expect(planned('thai-government', new Map([['2026-05-02', new Date('2026-05-04T09:00:00.000Z')]]), 2)).toEqual([
    ['20260502', '2026-04-16T09:00:00.000Z', '2026-05-04T09:00:00.000Z'],
    ['20260516', '2026-05-04T09:00:00.000Z', '2026-05-16T09:00:00.000Z'],
  ])
})

test('a draw that is left out is passed over', () => {
  expect(planned('thai-government', new Map([['2026-05-02', null]]), 2)).toEqual([
    ['20260516', '2026-04-16T09:00:00.000Z', '2026-05-16T09:00:00.000Z'],
    ['20260601', '2026-05-16T09:00:00.000Z', '2026-06-01T09:00:00.000Z'],
  ])
})

test('a draw that was moved beyond now is still to come', () => {
  const [first] = planned('lao-draw', new Map([['2026-04-17', new Date('2026-04-20T03:00:00.000Z')]]), 1)
  expect(first).toEqual(['20260417', '2026-04-15T13:30:00.000Z', '2026-04-20T03:00:00.000Z'])
})

test('of many draws a day, a day that is left out has none', () => {
  const [first] = planned('chongqing-digits', new Map([['2026-04-20', null]]), 1)
  expect(first?.[0]).toBe('20260421-0001')
})
