import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import {
  type AgentSignal,
  listAgentSignals,
  reviewAgentSignal,
  undoAgentSignalReview,
} from '@sanuk/contracts/office-agent-signals'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { SignalsPage } from './signals-page.tsx'

const MALI = { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101', username: 'mali' }
const NIRAN = { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f102', username: 'niran' }

const SHARED: AgentSignal = {
  agent: MALI,
  state: 'open',
  evidence: {
    kind: 'shared_access',
    withAgent: true,
    ways: ['device', 'account'],
    accounts: 34,
    members: [NIRAN],
  },
  review: null,
}
const RISKLESS: AgentSignal = {
  agent: MALI,
  state: 'reviewed',
  evidence: {
    kind: 'riskless_play',
    valid: '180000.00',
    won: '-120.00',
    swing: '340.00',
    earned: '1080.00',
    days: 6,
  },
  review: { at: '2026-09-01T03:00:00.000Z', by: 'somsri', note: 'Two brothers', grown: false },
}

const answer = (...list: AgentSignal[]): Reply<typeof listAgentSignals> => ({
  value: { list, from: '2026-08-01', to: '2026-08-30', validLeast: '100000.00', earnedLeast: '1000.00' },
})

async function renderPage(first: Reply<typeof listAgentSignals>, powers: Power[] = ['agents.see', 'agents.change']) {
  const listed = answerCall(listAgentSignals, first)
  history.replaceState(null, '', '/agent-signals')
  await renderOfficePart(<SignalsPage />, powers)
  return listed
}

test('the page says while it loads, why it failed, and when there is nothing', async () => {
  const listed = await renderPage('no reply yet')
  await expect.element(page.getByRole('heading', { name: 'Agent signals' })).toBeVisible()
  expect(page.getByText('No signals to review').elements()).toEqual([])
  listed.reply('network fault')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  listed.reply(answer())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No signals to review')).toBeVisible()
  expect(listed.requests.at(-1)?.query).toEqual({ state: 'open' })
  expect(await findAxeViolations()).toEqual([])
})

test('a signal says what was found, leads to what it is based on, and states its thresholds', async () => {
  await renderPage(answer(SHARED), ['agents.see', 'agents.change', 'members.see', 'risk.see'])
  await expect.element(page.getByText('Browser, Bank account')).toBeVisible()
  await expect.element(page.getByText('+33')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'niran' })).toHaveAttribute('href', `/members/${NIRAN.id}`)
  await expect.element(page.getByRole('link', { name: 'mali' })).toHaveAttribute('href', `/agents?id=${MALI.id}`)
  await expect
    .element(page.getByRole('link', { name: 'Risk cases of the agent' }))
    .toHaveAttribute('href', `/risk?member=${MALI.id}`)
  await page.getByText('How signals are found').click()
  await expect.element(page.getByText(/Valid stake from .*100,000.* on at least three days/)).toBeVisible()
  await expect.element(page.getByText(/1 Aug.* 30 Aug/)).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a signal is reviewed with a note; one that is gone says so', async () => {
  const listed = await renderPage(answer(SHARED))
  const review = answerCall(reviewAgentSignal, { refusal: 'changed_meanwhile' })
  await page.getByRole('button', { name: 'Mark as reviewed' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Mark as reviewed' })).toBeDisabled()
  await dialog.getByLabelText('Findings').fill('One family')
  await dialog.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect.element(dialog.getByText(/changed_meanwhile/)).toBeVisible()
  review.reply({ value: {} })
  listed.reply(answer())
  await dialog.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect.element(page.getByText('No signals to review')).toBeVisible()
  expect(review.requests.at(-1)).toMatchObject({
    params: { agent: MALI.id, kind: 'shared_access' },
    body: { note: 'One family' },
  })
})

test('a reviewed signal shows who looked at it, and the review can be undone', async () => {
  await renderPage(answer(RISKLESS))
  await expect.element(page.getByText('Two brothers')).toBeVisible()
  await expect.element(page.getByText(/somsri/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Salaries of the agent' }))
    .toHaveAttribute('href', `/agent-money?agent=${MALI.id}`)
  const undo = answerCall(undoAgentSignalReview, { value: {} })
  await page.getByRole('button', { name: 'Undo review' }).click()
  await expect.poll(() => undo.requests.length).toBe(1)
  expect(undo.requests[0]?.params).toEqual({ agent: MALI.id, kind: 'riskless_play' })
})

test('a signal that has grown since its review says so; whoever only looks cannot review', async () => {
  const grown: AgentSignal = {
    ...RISKLESS,
    state: 'open',
    review: { at: '2026-09-01T03:00:00.000Z', by: 'somsri', note: 'Two brothers', grown: true },
  }
  await renderPage(answer(grown), ['agents.see'])
  await expect.element(page.getByText('It has grown by half since this review.')).toBeVisible()
  expect(page.getByRole('button', { name: /review/ }).elements()).toEqual([])
})
