import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { markNumbers, type NumberStakes, readNumberStakes } from '@sanuk/contracts/office-lottery-numbers'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../../components/office-part.fixture.tsx'
import { NumberHeat } from './number-heat.tsx'

const STAKES: NumberStakes = {
  gameCode: 'nikkei-morning',
  issue: '20261127',
  isOpen: true,
  plays: [
    {
      play: 'top-two',
      digits: 2,
      halfFrom: '500',
      closedFrom: null,
      numbers: [
        { number: '07', stake: '640', rate: 'half' },
        { number: '89', stake: '20', rate: 'closed' },
      ],
    },
    {
      play: 'top-three',
      digits: 3,
      halfFrom: null,
      closedFrom: null,
      numbers: [{ number: '527', stake: '100', rate: 'full' }],
    },
  ],
  complete: true,
}

async function renderHeat(stakes: NumberStakes, powers: Power[] = ['lottery.change']) {
  answerCall(readNumberStakes, { value: stakes })
  await renderOfficePart(
    <>
      <h1>Draw</h1>
      <NumberHeat id="11" family="THREE_UP" />
    </>,
    powers,
  )
}

test('the hundred numbers stand in a table with their stakes and rates, and one is marked from there', async () => {
  const marked = answerCall(markNumbers, { value: {} })
  await renderHeat(STAKES)
  const table = page.getByRole('table', { name: 'Stakes on each number: 2 top' })
  // Ten by ten, and the corner above the tens.
  await expect.poll(async () => (await table.getByRole('cell').all()).length).toBe(101)
  await expect.element(page.getByRole('button', { name: /^07.*640.*Half prize/ })).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: /^07/ }).click()
  await page.getByRole('button', { name: 'Set 1 number' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(marked.requests).toEqual([
    { body: { gameCode: 'nikkei-morning', play: 'top-two', numbers: ['07'], rate: 'closed', issue: '20261127' } },
  ])
})

test('numbers of three digits are shown by their hundreds', async () => {
  await renderHeat(STAKES, ['lottery.see'])
  await page.getByRole('combobox', { name: 'Bet type' }).click()
  await page.getByRole('option', { name: '3 top' }).click()
  await page.getByText('5xx •').click()
  const cell = page.getByRole('cell').filter({ hasText: '527' })
  await expect.element(cell.getByText(/100/)).toBeVisible()
  // Whoever may only look is offered nothing to press.
  await expect.element(page.getByRole('button', { name: 'Set numbers' })).not.toBeInTheDocument()
})

test('a draw that takes no bets offers no marks', async () => {
  await renderHeat({ ...STAKES, isOpen: false })
  await expect.element(page.getByRole('table')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set numbers' })).not.toBeInTheDocument()
})
