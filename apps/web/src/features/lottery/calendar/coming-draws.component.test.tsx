import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { lotteryCalendar } from '@sanuk/contracts/lottery-calendar'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { ComingDraws } from './coming-draws.tsx'

const renderCalendar = (path = '/sealottery?gameCode=thai-government') => {
  answerCall(whitelabel, { value: aBrand() })
  return renderOnSite(
    <main>
      <h1>Thai government</h1>
      <ComingDraws game={{ gameCode: 'thai-government' }} open="20261216" />
    </main>,
    { path, rooms: ['lottery', 'lottery-results'] },
  )
}

test('the next draws, one of them moved and one left out', async () => {
  answerCall(lotteryCalendar, {
    value: {
      draws: [
        {
          number: '20261216',
          sealsAt: '2026-12-17T07:30:00.000Z',
          drawsAt: '2026-12-17T09:00:00.000Z',
          movedFrom: '2026-12-16T09:00:00.000Z',
        },
        {
          number: '20270117',
          sealsAt: '2027-01-17T07:30:00.000Z',
          drawsAt: '2027-01-17T09:00:00.000Z',
          movedFrom: null,
        },
      ],
      leftOut: ['2026-12-30'],
    },
  })
  await renderCalendar()
  const [moved, usual] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
  await expect.element(moved.getByText(/^17 Dec 2026/)).toBeVisible()
  await expect
    .element(moved.getByText(say('lottery-results.calendar.moved', { time: '16 Dec 2026, 16:00' })))
    .toBeVisible()
  await expect
    .element(usual.getByText(say('lottery-results.calendar.closes', { time: '17 Jan 2027, 14:30' })))
    .toBeVisible()
  expect(usual.getByText(/Moved/).elements()).toEqual([])
  await expect.element(page.getByText(say('lottery-results.calendar.left_out', { day: '30 Dec' }))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a calendar that fails to load can be tried again', async () => {
  answerCall(lotteryCalendar, 'network fault')
  await renderCalendar()
  await expect.element(page.getByText(say('lottery-results.calendar.failed'))).toBeVisible()
})
