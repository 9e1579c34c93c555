import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { type LotteryOfDay, lotteryDay, lotteryDayResults, type ResultOfDay } from '@sanuk/contracts/lottery-days'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { DayResults } from './day-results.tsx'
import type { DayGroup } from './day-search.ts'

const DAY = '2026-11-27'

/** Drawn at a minute after three in Bangkok. */
const aResult = (number: string, digits: string, change: Partial<ResultOfDay> = {}): ResultOfDay => ({
  number,
  drawsAt: '2026-11-27T08:01:00.000Z',
  drawnAt: '2026-11-27T08:01:02.000Z',
  result: [...digits],
  ...change,
})

const aGame = (gameCode: string, change: Partial<LotteryOfDay> = {}): LotteryOfDay => ({
  gameCode,
  vendor: 'LOTT',
  gameType: 'LOTT',
  playType: 'SSC',
  names: { th: gameCode, en: gameCode },
  family: 'SSC',
  drawnBy: 'house',
  draws: { all: 1, drawn: 1, cancelled: 0 },
  latest: aResult('20261127', '12345'),
  next: null,
  ...change,
})

const daily = { vendor: 'TCG_SEA', gameType: 'ELOTT', playType: 'HANOI', family: 'THREE_UP' } as const

function Page() {
  const [day, setDay] = useState<string>()
  const [group, setGroup] = useState<DayGroup>('all')
  return (
    <DayResults
      hrefOf={({ gameCode }) => `/sealottery?gameCode=${gameCode}`}
      day={day}
      group={group}
      onDay={setDay}
      onGroup={setGroup}
    />
  )
}

/** Answers the list for every day that is asked for; the server's clock is at noon in Bangkok. */
async function renderDay(list: LotteryOfDay[], reply?: Reply<typeof lotteryDay>) {
  answerCall(whitelabel, { value: aBrand() })
  const asked = answerCall(
    lotteryDay,
    reply ?? { value: { now: '2026-11-27T05:00:00.000Z', day: DAY, today: DAY, list } },
  )
  await renderOnSite(
    <main>
      <Page />
    </main>,
    { path: '/lottery?view=results', rooms: ['lottery', 'lottery-results', 'lobby', 'lottery-zodiac', 'wagers'] },
  )
  return asked
}

const cardOf = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

test('lotteries of a day stand under the headings of the hall, with draw, time and result', async () => {
  await renderDay([
    aGame('golden-minute'),
    aGame('hanoi', { ...daily, latest: aResult('20261127', '', { result: ['527', '86'], simulated: true }) }),
  ])
  await expect.element(page.getByRole('heading', { level: 2, name: say('lobby.play.SSC') })).toBeVisible()
  const minute = cardOf('golden-minute')
  await expect.element(minute.getByText(/15:01/)).toBeVisible()
  await expect.element(minute.getByRole('list', { name: 'Result 1 2 3 4 5' })).toBeVisible()
  expect(minute.getByText(say('lottery-results.simulated')).elements()).toEqual([])
  const hanoi = cardOf('hanoi')
  await expect.element(hanoi.getByText('527')).toBeVisible()
  await expect.element(hanoi.getByText(say('lottery-results.simulated'), { exact: true })).toBeVisible()
  expect(hanoi.getByRole('link').element().getAttribute('href')).toContain('/sealottery?gameCode=hanoi')
  expect(await findAxeViolations()).toEqual([])
})

test('draws to come, late ones and cancelled ones say so', async () => {
  const none = { all: 1, drawn: 0, cancelled: 0 }
  await renderDay([
    aGame('coming', { draws: none, latest: null, next: { number: '1', drawsAt: '2026-11-27T11:30:00.000Z' } }),
    aGame('late', { draws: none, latest: null, next: { number: '2', drawsAt: '2026-11-27T04:59:00.000Z' } }),
    aGame('dropped', { draws: { all: 1, drawn: 0, cancelled: 1 }, latest: null }),
  ])
  await expect.element(cardOf('coming').getByText(say('lottery-results.day.draws_at', { time: '18:30' }))).toBeVisible()
  await expect.element(cardOf('late').getByText(say('lottery-results.day.awaited'))).toBeVisible()
  await expect.element(cardOf('dropped').getByText(say('lottery-results.day.cancelled'))).toBeVisible()
})

test('a game with many draws shows the latest and opens into all of the day', async () => {
  const many = aGame('golden-minute', {
    draws: { all: 288, drawn: 2, cancelled: 0 },
    latest: aResult('20261127-0002', '99999'),
  })
  const asked = answerCall(lotteryDayResults, {
    value: { list: [aResult('20261127-0002', '99999'), aResult('20261127-0001', '54321')], nextCursor: null },
  })
  await renderDay([many])
  const card = cardOf('golden-minute')
  await expect.element(card.getByRole('list', { name: 'Result 9 9 9 9 9' })).toBeVisible()
  expect(asked.requests).toHaveLength(0)
  await card.getByRole('button', { name: say('lottery-results.day.all', { count: 2 }) }).click()
  const all = card.getByRole('list', { name: say('lottery-results.day.all.of', { game: 'golden-minute' }) })
  await expect.element(all.getByRole('list', { name: 'Result 5 4 3 2 1' })).toBeVisible()
  expect(asked.requests[0]?.query).toEqual({ day: DAY })
  await card.getByRole('button', { name: say('lottery-results.day.fewer') }).click()
  await expect.element(all).not.toBeInTheDocument()
})

test('another day and other lotteries are asked for, and today has no day in its address', async () => {
  const asked = await renderDay([])
  await expect.element(page.getByText(say('lottery-results.day.none'))).toBeVisible()
  expect(asked.requests[0]?.query).toEqual({})
  await page.getByRole('button', { name: say('lottery-results.day.before') }).click()
  await expect.poll(() => asked.requests.at(-1)?.query).toEqual({ day: '2026-11-26' })
  await page.getByRole('button', { name: say('lottery-results.day.which.vietnam') }).click()
  await expect.poll(() => asked.requests.at(-1)?.query).toEqual({ day: '2026-11-26', vendors: 'TCG_LOTTO_VN' })
  await page.getByRole('button', { name: say('lottery-results.day.today') }).click()
  await expect.poll(() => asked.requests.at(-1)?.query).toEqual({ vendors: 'TCG_LOTTO_VN' })
  expect(await findAxeViolations()).toEqual([])
})

test('a day that fails to load can be tried again', async () => {
  await renderDay([], 'network fault')
  await expect.element(page.getByText(say('lottery-results.day.failed'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: say('site.retry') })).toBeVisible()
})
