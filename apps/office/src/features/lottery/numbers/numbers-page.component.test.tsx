import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listLotteryGames } from '@sanuk/contracts/office-lottery'
import {
  dropNumberMark,
  type LotteryNumbers,
  markNumbers,
  proposeNumberRule,
  readLotteryNumbers,
} from '@sanuk/contracts/office-lottery-numbers'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { renderOfficePart } from '../../../components/office-part.fixture.tsx'
import { aGame, MALI } from '../lottery-office.fixture.ts'
import { NumbersPage } from './numbers-page.tsx'

const MARK = '55555555-5555-4555-8555-555555555555'

const LIMITS: LotteryNumbers = {
  family: 'THREE_UP',
  plays: [
    { play: 'top-two', digits: 2, halfFrom: '500', closedFrom: null, since: '2026-11-20T04:00:00Z', proposal: null },
    { play: 'top-three', digits: 3, halfFrom: null, closedFrom: null, since: null, proposal: MALI.id },
  ],
  marks: [
    {
      id: MARK,
      play: 'top-two',
      number: '89',
      rate: 'closed',
      issue: '20261127',
      markedBy: MALI,
      markedAt: '2026-11-26T04:00:00Z',
    },
  ],
  issues: ['20261127', '20261128'],
}

async function renderPage(limits = LIMITS, powers: Power[] = ['lottery.change']) {
  answerCall(listLotteryGames, { value: { list: [aGame()], feeds: [], mayEnterResults: false } })
  answerCall(readLotteryNumbers, { value: limits })
  await renderOfficePart(
    <Router hook={memoryLocation({ path: '/lottery/numbers/nikkei-morning' }).hook}>
      <Route path="/lottery/numbers/:game">
        <NumbersPage />
      </Route>
    </Router>,
    powers,
  )
}

test('a rule is told in words before it is proposed, and one that closes too early cannot be', async () => {
  const proposals = answerCall(proposeNumberRule, { value: { proposal: MALI.id } })
  await renderPage()
  await expect.element(page.getByRole('link', { name: 'Waiting for approval' })).toBeVisible()
  await page.getByRole('button', { name: 'Change limits: 2 top' }).click()
  const submit = page.getByRole('button', { name: 'Submit for approval' })
  await expect.element(submit).toBeDisabled()
  await page.getByLabelText('Closes at').fill('400')
  await expect.element(page.getByText('Must be more than the amount from which it pays half.')).toBeVisible()
  await expect.element(submit).toBeDisabled()
  await page.getByLabelText('Closes at').fill('many')
  await expect.element(submit).toBeDisabled()
  await page.getByLabelText('Closes at').fill('800')
  await expect.element(page.getByText(/pays half once .*500.* is staked on it and closes at .*800/)).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await submit.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(proposals.requests).toEqual([
    { body: { gameCode: 'nikkei-morning', play: 'top-two', halfFrom: '500', closedFrom: '800' } },
  ])
})

test('pasted numbers are marked at once for a draw, and what is no number is named', async () => {
  const marked = answerCall(markNumbers, { value: {} })
  await renderPage()
  await page.getByRole('button', { name: 'Set numbers' }).click()
  const numbers = page.getByRole('textbox', { name: 'Numbers' })
  await numbers.fill('12, ๓๔ 567')
  await expect.element(page.getByText('Not 2 digits: 567')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set 2 numbers' })).toBeDisabled()
  await numbers.fill('12, ๓๔')
  await page.getByText('Half prize').click()
  await page.getByRole('combobox', { name: 'Draw' }).click()
  await page.getByRole('option', { name: '20261128' }).click()
  await page.getByRole('button', { name: 'Set 2 numbers' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(marked.requests).toEqual([
    {
      body: { gameCode: 'nikkei-morning', play: 'top-two', numbers: ['12', '34'], rate: 'half', issue: '20261128' },
    },
  ])
})

test('a mark is shown with whoever set it, and taken off', async () => {
  const dropped = answerCall(dropNumberMark, { value: {} })
  await renderPage()
  const row = page.getByRole('row').filter({ hasText: '89' })
  await expect.element(row.getByText('mali')).toBeVisible()
  await expect.element(row.getByText('Closed')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: 89' }).click()
  await expect.poll(() => dropped.requests).toEqual([{ params: { id: MARK } }])
})

test('hides actions without the right to change', async () => {
  await renderPage(LIMITS, ['lottery.see'])
  await expect.element(page.getByRole('row').filter({ hasText: '89' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set numbers' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Remove: 89' })).not.toBeInTheDocument()
})
