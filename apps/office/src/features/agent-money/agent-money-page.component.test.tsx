import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import {
  listSalaries,
  officeAgentMoney,
  previewAgentMoney,
  proposeAgentMoney,
} from '@sanuk/contracts/office-agent-money'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { AgentMoneyPage } from './agent-money-page.tsx'

const RULES = { open: true, activeLeast: '100', most: 150, least: '1', play: 0, effectiveFrom: '2026-09-01' }

async function renderPage(powers: Power[], proposal: string | null = null) {
  answerCall(officeAgentMoney, {
    value: {
      list: [RULES],
      today: '2026-09-02',
      proposal,
      days: [{ day: '2026-09-01', agents: 2, valid: '10000.00', earned: '120.00' }],
      paid: '120.00',
      waiting: '-30.00',
    },
  })
  const salaries = answerCall(listSalaries, {
    value: {
      list: [
        {
          agent: { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101', username: 'mali' },
          day: '2026-09-01',
          state: 'paid',
          rate: 120,
          valid: '10000.00',
          earned: '30.00',
          paid: '30.00',
          paidAt: '2026-09-01T17:01:00.000Z',
        },
      ],
      nextCursor: null,
    },
  })
  const proposed = answerCall(proposeAgentMoney, { value: { proposal: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f901' } })
  const preview = answerCall(previewAgentMoney, {
    value: {
      from: '2026-08-03',
      to: '2026-09-01',
      agents: 1,
      active: 7,
      valid: '10000.00',
      earned: '120.00',
      net: '900.00',
      days: [{ day: '2026-09-01', valid: '10000.00', earned: '120.00', net: '900.00' }],
    },
  })
  history.replaceState(null, '', '/agent-money')
  await renderOfficePart(<AgentMoneyPage />, powers)
  return { salaries, proposed, preview }
}

test('shows salaries by day with rate and state, what waits, and the rules; who may only see changes nothing', async () => {
  await renderPage(['agents.see'])
  await expect.element(page.getByRole('row', { name: /2026-09-01 mali Paid 1\.20% .*30\.00/ })).toBeVisible()
  await expect.element(page.getByText('−฿30.00')).toBeVisible()
  await expect.element(page.getByText('1.50%').first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Submit for approval' }).elements()).toEqual([])
  expect(await findAxeViolations()).toEqual([])
})

test('rules are estimated before they are proposed; rates are typed in per cent', async () => {
  const { proposed, preview } = await renderPage(['agents.see', 'agents.change'])
  await page.getByLabelText('Maximum rate').fill('0.8')
  await page.getByRole('button', { name: 'Estimate cost' }).click()
  await expect.element(page.getByText(/1 agent would have received .*120\.00 out of .*900\.00/)).toBeVisible()
  const { effectiveFrom: _from, ...body } = RULES
  expect(preview.requests.at(-1)?.body).toEqual({ ...body, most: 80 })
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.poll(() => proposed.requests.at(-1)?.body).toEqual({ ...RULES, most: 80, effectiveFrom: '2026-09-03' })
  expect(await findAxeViolations()).toEqual([])
})

test('links to the waiting proposal and hides the submit button', async () => {
  await renderPage(['agents.see', 'agents.change'], '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f901')
  await expect.element(page.getByRole('link', { name: /approvals/i })).toBeVisible()
  expect(page.getByRole('button', { name: 'Submit for approval' }).elements()).toEqual([])
})
