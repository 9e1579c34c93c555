import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { proposeSalaryContract, readSalaryContract } from '@sanuk/contracts/office-agent-money'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { AgentContract } from './agent-contract.tsx'
import type { AgentRecord } from './agents.ts'

const NIRAN: AgentRecord = {
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f102',
  username: 'niran',
  nickname: 'Niran',
  type: 1,
  state: 'active',
  appointedAt: '2026-09-01T03:00:00.000Z',
  agents: 0,
  members: 1,
  path: [],
  reason: null,
  branch: { agents: 0, members: 1 },
  history: [],
  proposal: null,
}
const ABOVE = { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101', username: 'mali', rate: 120 }

async function renderPart(state: AgentRecord['state'] = 'active') {
  answerCall(readSalaryContract, {
    value: {
      list: [
        {
          id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f201',
          rate: 50,
          from: '2026-09-01',
          until: null,
          decidedAt: '2026-08-31T03:00:00.000Z',
        },
      ],
      rate: 50,
      next: '2026-09-03',
      most: 150,
      above: ABOVE,
      below: null,
      proposal: null,
    },
  })
  const proposed = answerCall(proposeSalaryContract, { refusal: 'salary_rate_above_upline' })
  await renderOfficePart(<AgentContract agent={{ ...NIRAN, state }} />, ['agents.see', 'agents.change'])
  return proposed
}

test('says between which rates a contract must lie, shows why a rate is refused, and proposes its end', async () => {
  const proposed = await renderPart()
  await expect.element(page.getByText('1.20% · mali')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /2026-09-01 .*0\.50%/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Submit for approval' })).toBeDisabled()
  await page.getByLabelText('New rate').fill('1.5')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.element(page.getByText('salary_rate_above_upline')).toBeVisible()
  expect(proposed.requests.at(-1)).toMatchObject({ params: { id: NIRAN.id }, body: { rate: 150 } })
  proposed.reply({ value: { proposal: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f901' } })
  await page.getByRole('button', { name: 'End contract' }).click()
  await expect.poll(() => proposed.requests.at(-1)?.body).toEqual({ rate: 0 })
})

test.each(['', '0', '0.5'])('a rate of "%s", which is none or the present one, cannot be proposed', async (rate) => {
  const proposed = await renderPart()
  const submit = page.getByRole('button', { name: 'Submit for approval' })
  const field = page.getByLabelText('New rate')
  await field.fill('1.2')
  await expect.element(submit).toBeEnabled()
  await field.fill(rate)
  await expect.element(submit).toBeDisabled()
  expect(proposed.requests).toEqual([])
})

test("shows a closed agent's contracts without the form", async () => {
  await renderPart('closed')
  await expect.element(page.getByRole('row', { name: /2026-09-01 .*0\.50%/ })).toBeVisible()
  expect(page.getByRole('button', { name: 'Submit for approval' }).elements()).toEqual([])
})
