import { expect, test } from 'vitest'
import { LOTTERY_GAMES } from './games.ts'
import { issuesAfter } from './schedule.ts'

const at = (text: string) => new Date(text)
const first = (code: string, now: string, count: number) => {
  const game = LOTTERY_GAMES.find((one) => one.code === code)
  if (!game) throw new Error(`no game ${code}`)
  return [...issuesAfter(game, at(now)).take(count)]
}
const drawn = (code: string, now: string, count: number) =>
  first(code, now, count).map(({ number, drawsAt }) => [number, drawsAt.toISOString()])

test('an issue each minute is numbered by the day in Bangkok; the last one is drawn at midnight', () => {
  // 23:58:30 in Bangkok.
  expect(drawn('minute-five-digits', '2026-11-21T16:58:30Z', 3)).toEqual([
    ['20261121-1439', '2026-11-21T16:59:00.000Z'],
    ['20261121-1440', '2026-11-21T17:00:00.000Z'],
    ['20261122-0001', '2026-11-21T17:01:00.000Z'],
  ])
})

test('an issue that is sealed already is not among the next ones', () => {
  expect(drawn('minute-five-digits', '2026-11-21T16:58:55Z', 1)).toEqual([
    ['20261121-1440', '2026-11-21T17:00:00.000Z'],
  ])
  expect(drawn('minute-five-digits', '2026-11-21T16:58:54.999Z', 1)).toEqual([
    ['20261121-1439', '2026-11-21T16:59:00.000Z'],
  ])
})

test('Yeekee has 88 rounds from 06:00 until four the next morning', () => {
  const rounds = first('yeekee-fifteen', '2026-11-20T23:00:00Z', 89)
  expect(rounds[0]).toMatchObject({ number: '20261121-0001', drawsAt: at('2026-11-20T23:15:00Z') })
  expect(rounds[87]).toMatchObject({ number: '20261121-0088', drawsAt: at('2026-11-21T21:00:00Z') })
  expect(rounds[88]).toMatchObject({ number: '20261122-0001', drawsAt: at('2026-11-21T23:15:00Z') })
})

test('the Thai government lottery is drawn on the 1st and the 16th but on three days that are moved', () => {
  // The draws of 2016 as the Government Lottery Office held them.
  const moved = ['0117', '0201', '0216', '0301', '0316', '0401', '0416', '0502', '0516', '0601', '0616', '0701', '0716']
  const usual = ['0801', '0816', '0901', '0916', '1001', '1016', '1101', '1116', '1201', '1216', '1230']
  const days = drawn('thai-government', '2016-01-01T00:00:00Z', 24).map(([number]) => number)
  expect(days).toEqual([...moved, ...usual].map((day) => `2016${day}`))
})

test('bets on a daily draw begin with the draw before', () => {
  const [next] = first('vietnam-north', '2026-11-21T03:00:00Z', 1)
  expect(next).toEqual({
    number: '20261121',
    opensAt: at('2026-11-20T11:15:00Z'),
    sealsAt: at('2026-11-21T11:10:00Z'),
    drawsAt: at('2026-11-21T11:15:00Z'),
  })
})

test('an exchange closes by the clock of its own zone, before and after clocks are moved', () => {
  // New York leaves summer time on 1 November 2026.
  expect(drawn('stocks-america', '2026-10-30T00:00:00Z', 2)).toEqual([
    ['20261030', '2026-10-30T20:05:00.000Z'],
    ['20261102', '2026-11-02T21:05:00.000Z'],
  ])
})

test.each(LOTTERY_GAMES.map((game) => [game.code, game] as const))('issues of %s follow one another', (_, game) => {
  const issues = [...issuesAfter(game, at('2026-11-21T10:00:00Z')).take(Math.min(game.ahead, 30))]
  expect(new Set(issues.map(({ number }) => number)).size).toBe(issues.length)
  for (const [index, { opensAt, sealsAt, drawsAt }] of issues.entries()) {
    expect(opensAt.getTime()).toBeLessThan(sealsAt.getTime())
    expect(sealsAt.getTime()).toBe(drawsAt.getTime() - game.sealSeconds * 1000)
    const before = issues[index - 1]
    if (before) expect(opensAt.getTime()).toBeGreaterThanOrEqual(before.drawsAt.getTime())
  }
})
