import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listLotteryGames } from '@sanuk/contracts/office-lottery'
import { type LotteryReportAnswer, readLotteryReport } from '@sanuk/contracts/office-lottery-reports'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { renderOfficePart } from '../../../components/office-part.fixture.tsx'
import { aGame } from '../lottery-office.fixture.ts'
import { LotteryReportPage } from './report-page.tsx'

const sums = (stake: string, win: string, hold: string) => ({
  tickets: 3,
  members: 2,
  stake,
  win,
  rebate: '0.00',
  hold,
})

const line = (code: string, en: string, figures: ReturnType<typeof sums>): LotteryReportAnswer['list'][number] => ({
  key: code,
  game: { code, names: { th: en, en }, vendor: 'TCG_SEA' },
  play: null,
  issue: null,
  day: null,
  ...figures,
})

const ANSWER: LotteryReportAnswer = {
  currency: 'THB',
  totals: sums('400.00', '500.00', '-100.00'),
  days: [
    { day: '2026-11-26', ...sums('300.00', '100.00', '200.00') },
    { day: '2026-11-27', ...sums('100.00', '400.00', '-300.00') },
  ],
  list: [
    line('small', 'Small stakes', sums('100.00', '0.00', '100.00')),
    line('large', 'Large stakes', sums('300.00', '500.00', '-200.00')),
  ],
  complete: true,
  uncounted: 2,
}

test('shows totals with the hold in per cent, and lines the largest stakes first', async () => {
  answerCall(listLotteryGames, { value: { list: [aGame()], feeds: [], mayEnterResults: false } })
  const asked = answerCall(readLotteryReport, { value: ANSWER })
  const { hook, searchHook } = memoryLocation({
    path: '/lottery/report',
    searchPath: 'from=2026-11-26&to=2026-11-27&by=game&vendor=TCG_SEA',
  })
  await renderOfficePart(
    <Router hook={hook} searchHook={searchHook}>
      <LotteryReportPage />
    </Router>,
    ['lottery.see'],
  )
  await expect.element(page.getByText('-25.00%')).toBeVisible()
  await expect.element(page.getByText('2 settled draws are not included yet. Refresh in a moment.')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Details' }).getByRole('row')
  const names = () =>
    rows
      .elements()
      .slice(1)
      .map((row) => row.querySelector('td')?.textContent)
  expect(names()).toEqual(['Large stakes', 'Small stakes'])
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Hold', exact: true }).click()
  await expect.poll(names).toEqual(['Small stakes', 'Large stakes'])
  expect(await findAxeViolations()).toEqual([])
  expect(asked.requests[0]).toEqual({
    query: { from: '2026-11-26', to: '2026-11-27', by: 'game', vendor: 'TCG_SEA' },
  })
})
