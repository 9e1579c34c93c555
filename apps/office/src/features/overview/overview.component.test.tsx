import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listQueues, readOverview } from '@sanuk/contracts/office-overview'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { Overview, type OverviewAnswer } from './overview.tsx'

const FIGURES: OverviewAnswer['today'] = {
  rounds: 40,
  stake: '30057.49',
  win: '29000.00',
  gross: '1057.49',
  net: '957.49',
  players: 3,
  newMembers: 2,
  deposits: '500.00',
  depositNumber: 2,
  withdrawals: '250.00',
  withdrawalNumber: 1,
  bonuses: '100.00',
  rebates: '0.00',
  salaries: '0.00',
  prizes: '0.00',
  freeRounds: 0,
  freePaid: '0.00',
  adjustments: '-20.00',
}
const OVERVIEW: OverviewAnswer = {
  at: '2026-11-27T05:00:00.000Z',
  currency: 'THB',
  today: FIGURES,
  yesterday: { ...FIGURES, deposits: '400.00', withdrawals: '0.00' },
  unsettled: { rounds: 2, stake: '12.50' },
  days: [{ day: '2026-11-27', ...FIGURES }],
}
const today = page.getByLabelText('Today', { exact: true })
const figure = (name: string) => today.getByText(name, { exact: true }).element().parentElement

test('the overview shows what waits, the day beside yesterday, and what is not counted yet', async () => {
  const oldest = new Date(Date.now() - 5 * 60 * 60_000).toISOString()
  answerCall(listQueues, {
    value: {
      at: OVERVIEW.at,
      list: [
        { queue: 'withdrawals', waiting: 3, oldest, newest: oldest },
        { queue: 'risk', waiting: 0, oldest: null, newest: null },
      ],
    },
  })
  answerCall(readOverview, { value: OVERVIEW })
  await renderOfficePart(<Overview alarms={null} />, ['overview.see'])
  await expect.element(page.getByRole('link', { name: 'Withdrawals 3 Oldest: 5 h' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Risk cases 0 None waiting' })).toBeVisible()
  await expect.element(page.getByText('Not counted yet: 2 unsettled rounds with ฿12.50 staked.')).toBeVisible()
  expect(figure('Deposits')?.textContent).toBe('Deposits฿500.00+25% vs yesterday at this time')
  expect(figure('Withdrawals paid')?.textContent).toBe('Withdrawals paid฿250.00None yesterday at this time')
  expect(figure('Player wins')?.textContent).toBe('Player wins฿29,000.00Same as yesterday at this time')
  await expect.element(page.getByRole('link', { name: /^Trial balance/ })).toHaveAttribute('href', '/books')
  await expect.element(page.getByRole('img', { name: /over the last 30 days/ })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('figures that did not load are asked for again, and the queues stay', async () => {
  answerCall(listQueues, { value: { at: OVERVIEW.at, list: [] } })
  const figures = answerCall(readOverview, 'network fault')
  await renderOfficePart(<Overview alarms={null} />, ['overview.see'])
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  figures.reply({ value: OVERVIEW })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(today.getByText('฿30,057.49')).toBeVisible()
})

test('an operator who may not see the figures sees the queues and asks for nothing else', async () => {
  answerCall(listQueues, {
    value: { at: OVERVIEW.at, list: [{ queue: 'feedback', waiting: 1, oldest: OVERVIEW.at, newest: OVERVIEW.at }] },
  })
  await renderOfficePart(<Overview alarms={null} />, [])
  await expect.element(page.getByRole('link', { name: /^Feedback 1/ })).toBeVisible()
  expect(page.getByText('Deposits').query()).toBeNull()
})

test('a figure that is zero on every day is told in words instead of an empty chart', async () => {
  answerCall(listQueues, { value: { at: OVERVIEW.at, list: [] } })
  const zero = { ...OVERVIEW, days: [{ day: '2026-11-27', ...FIGURES, gross: '0.00' }] }
  answerCall(readOverview, { value: zero })
  await renderOfficePart(<Overview alarms={null} />, ['overview.see'])
  await expect.element(page.getByText('Gross gaming revenue is zero on every day shown.')).toBeVisible()
  expect(page.getByRole('img', { name: /over the last 30 days/ }).query()).toBeNull()
  expect(await findAxeViolations()).toEqual([])
})
