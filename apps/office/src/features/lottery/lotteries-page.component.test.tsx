import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listLotteryGames } from '@sanuk/contracts/office-lottery'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { LotteriesPage } from './lotteries-page.tsx'
import { aGame } from './lottery-office.fixture.ts'

test('what waits for results comes first, with the way to it and how each feed does', async () => {
  const named = (gameCode: string, en: string, more: Parameters<typeof aGame>[0] = {}) =>
    aGame({ gameCode, names: { th: en, en }, ...more })
  answerCall(listLotteryGames, {
    value: {
      list: [
        named('calm', 'Calm'),
        named('waits', 'Waits', { awaited: 2 }),
        named('differs', 'Differs', { awaited: 1, disputed: 1 }),
      ],
      feeds: [{ code: 'demo-feed', askedAt: new Date().toISOString(), reportedAt: null, refusal: null }],
      mayEnterResults: true,
    },
  })
  await renderOfficePart(<LotteriesPage />, ['lottery.results'])
  await expect.element(page.getByRole('link', { name: 'Calm', exact: true })).toBeVisible()
  const rows = page.getByRole('row').elements()
  expect(rows.slice(1).map((row) => row.querySelector('td')?.textContent)).toEqual(['Differs', 'Waits', 'Calm'])
  await expect.element(page.getByText('3 draws', { exact: true })).toBeVisible()
  await expect.element(page.getByText('No result sent yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '2 draws' }))
    .toHaveAttribute('href', '/lottery/issues?game=waits&state=attention')
  await expect.element(page.getByRole('link', { name: 'Import results' })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})
