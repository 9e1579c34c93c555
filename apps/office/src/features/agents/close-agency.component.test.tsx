import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { type AgentClosing, changeAgentState, previewAgentClosing } from '@sanuk/contracts/office-agents'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import type { AgentRecord } from './agents.ts'
import { CloseAgency } from './close-agency.tsx'

const MALI = { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101', username: 'mali' }
const NIRAN: AgentRecord = {
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f102',
  username: 'niran',
  nickname: 'Niran',
  type: 1,
  state: 'active',
  appointedAt: '2026-09-01T03:00:00.000Z',
  agents: 0,
  members: 12,
  path: [MALI],
  reason: null,
  branch: { agents: 0, members: 12 },
  history: [],
  proposal: null,
}
const NOTHING: AgentClosing = {
  parent: null,
  members: 0,
  holdsFrom: '2026-09-12',
  contracts: [],
  requests: [],
  unpaid: [],
  links: 0,
  freezes: { kept: 0, lifted: 0 },
  proposals: 0,
}
const MUCH: AgentClosing = {
  ...NOTHING,
  parent: MALI,
  members: 12,
  contracts: [{ scheme: 'monthly-salary', lastDay: '2026-09-30' }],
  requests: [{ id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f103', scheme: 'dividend', other: MALI, isOwn: true }],
  unpaid: [
    { scheme: 'monthly-salary', due: '6.00', waiting: '0.00' },
    { scheme: 'weekly-salary', due: '-3.00', waiting: '0.00' },
    { scheme: 'dividend', due: '0.00', waiting: '500.00' },
  ],
  links: 2,
  freezes: { kept: 1, lifted: 3 },
  proposals: 1,
}

async function open(first: Parameters<typeof answerCall<typeof previewAgentClosing>>[1]) {
  const preview = answerCall(previewAgentClosing, first)
  const change = answerCall(changeAgentState, { value: {} })
  await renderOfficePart(<CloseAgency agent={NIRAN} onClose={() => undefined} />, ['agents.see', 'agents.change'])
  return { preview, change }
}

const button = page.getByRole('dialog').getByRole('button', { name: 'Close agency' })

test('the dialog shows what ends and what is still paid, and closes with the reason', async () => {
  const { change } = await open({ value: MUCH })
  for (const text of [
    /12 members and the agent’s own account move to mali/,
    /Ends before 12 Sept?\. .* after 30 Sept? and paid/,
    'To mali. It ends without an answer.',
    /6\.00, paid automatically/,
    /3\.00 paid too much/,
    /500\.00 in bills, paid once they are approved/,
    '2 open links are closed',
    /1 freeze set by this agent\. The upline/,
    /3 freezes set by this agent, since no agent stands above/,
    /1 proposal about this agent can no longer be approved/,
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await expect.element(button).toBeDisabled()
  await page.getByLabelText('Reason').fill('As agreed')
  await button.click()
  await expect.poll(() => change.requests.length).toBe(1)
  expect(change.requests[0]).toEqual({ params: { id: NIRAN.id }, body: { state: 'closed', reason: 'As agreed' } })
})

test('what is nothing is not listed; members at the top will have no agent', async () => {
  await open({ value: { ...NOTHING, members: 1 } })
  await expect.element(page.getByText('1 member will have no agent')).toBeVisible()
  expect(page.getByText(/links? (is|are) closed|freeze|proposal|Not paid yet/).elements()).toEqual([])
})

test('an agent with agents below, or a broken network, keeps the agency from being closed', async () => {
  const { preview } = await open('network fault')
  await page.getByLabelText('Reason').fill('As agreed')
  await expect.element(page.getByText('Could not load what closing would change')).toBeVisible()
  await expect.element(button).toBeDisabled()
  preview.reply({ refusal: 'agent_has_agents' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(button).toBeDisabled()
  preview.reply({ value: NOTHING })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(button).toBeEnabled()
})
