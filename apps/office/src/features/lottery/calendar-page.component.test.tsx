import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listLotteryGames } from '@sanuk/contracts/office-lottery'
import {
  dropScheduleException,
  readLotteryCalendar,
  setScheduleException,
} from '@sanuk/contracts/office-lottery-calendar'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { CalendarPage } from './calendar-page.tsx'
import { aGame } from './lottery-office.fixture.ts'

test('a draw is moved on the clock of its lottery, and another one is brought back', async () => {
  answerCall(listLotteryGames, { value: { list: [aGame()], feeds: [], mayEnterResults: true } })
  answerCall(readLotteryCalendar, {
    value: {
      movable: true,
      timeZone: 'Asia/Tokyo',
      draws: [{ number: '20261201', sealsAt: '2026-12-01T02:10:00Z', drawsAt: '2026-12-01T02:30:00Z' }],
      exceptions: [{ day: '2026-12-23', drawsAt: null, note: 'Holiday' }],
    },
  })
  const moves = answerCall(setScheduleException, { value: {} })
  const drops = answerCall(dropScheduleException, { value: {} })
  await renderOfficePart(
    <Router hook={memoryLocation({ path: '/lottery/calendar/nikkei-morning' }).hook}>
      <Route path="/lottery/calendar/:game">
        <CalendarPage />
      </Route>
    </Router>,
    ['lottery.results'],
  )
  await page.getByRole('button', { name: 'Move or skip a draw: 20261201' }).click()
  await expect.element(page.getByLabelText('Usual day')).toHaveValue('2026-12-01')
  // 02:30 in UTC is 11:30 in Tokyo.
  await expect.element(page.getByLabelText('New draw time')).toHaveValue('2026-12-01T11:30')
  await page.getByLabelText('New draw time').fill('2026-12-01T15:00')
  await page.getByLabelText('Reason').fill('Late opening')
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save change' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Restore: 2026-12-23' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(moves.requests).toEqual([
    {
      params: { gameCode: 'nikkei-morning', day: '2026-12-01' },
      body: { drawsAt: '2026-12-01T06:00:00.000Z', note: 'Late opening' },
    },
  ])
  expect(drops.requests).toEqual([{ params: { gameCode: 'nikkei-morning', day: '2026-12-23' } }])
})
