import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { officeAgentDefaults, proposeAgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { DefaultContracts } from './default-contracts.tsx'

const PROPOSAL = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f901'
const tier = (rate: number, valid = '0.00', active = 0) => ({ rate, valid, active })
const DEFAULTS = {
  effectiveFrom: '2026-09-01',
  types: [
    { type: 1 as const, terms: [{ scheme: 'daily-salary' as const, tiers: [tier(30), tier(50, '20000.00', 5)] }] },
  ],
}

async function renderDefaults({
  powers = ['agents.see', 'agents.change'] as Power[],
  proposal = null as string | null,
} = {}) {
  answerCall(officeAgentDefaults, { value: { list: [DEFAULTS], today: '2026-09-02', proposal } })
  const proposed = answerCall(proposeAgentDefaults, { value: { proposal: PROPOSAL } })
  const part = (
    <>
      <h1>Agent money</h1>
      <DefaultContracts />
    </>
  )
  await renderOfficePart(part, powers)
  await expect.element(page.getByRole('group', { name: 'General agent: Daily salary' })).toBeVisible()
  return proposed
}

const rateOf = (name: string, tierName: string) =>
  page.getByRole('group', { name }).getByRole('group', { name: tierName }).getByRole('textbox', { name: 'Rate' })
const propose = page.getByRole('button', { name: 'Submit default contracts for approval' })

test('shows what new agents get by type, and proposes other contracts from the next day on', async () => {
  const proposed = await renderDefaults()
  await expect.element(page.getByText(/0\.50% from 20,000\.00 staked and 5 active/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Affiliate: add a contract' }).click()
  await page.getByRole('option', { name: 'Half-monthly dividend', exact: true }).click()
  await rateOf('Affiliate: Half-monthly dividend', 'Tier 1').fill('20')
  await page.getByRole('button', { name: 'General agent: remove Daily salary' }).click()
  expect(await findAxeViolations()).toEqual([])
  await propose.click()
  await expect
    .poll(() => proposed.requests)
    .toEqual([
      {
        body: {
          effectiveFrom: '2026-09-03',
          types: [{ type: 42, terms: [{ scheme: 'dividend', tiers: [{ ...tier(2000, '0'), loss: '0' }] }] }],
        },
      },
    ])
})

test('shows what is refused beside its tier', async () => {
  const proposed = await renderDefaults()
  proposed.reply({
    refusal: 'salary_rate_above_most',
    fields: [
      {
        field: 'types.0.terms.0.tiers.1.rate',
        word: 'refusal.salary_rate_above_most',
        message: 'The maximum is 0.40%.',
      },
    ],
  })
  await propose.click()
  const rate = rateOf('General agent: Daily salary', 'Tier 2')
  await expect.element(rate).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('The maximum is 0.40%.')).toBeVisible()
  await expect.element(rateOf('General agent: Daily salary', 'Tier 1')).not.toHaveAttribute('aria-invalid')
})

test('while a proposal waits, nobody proposes another one', async () => {
  await renderDefaults({ proposal: PROPOSAL })
  await expect.element(page.getByText(/^A change is waiting/)).toBeVisible()
  await expect.element(propose).not.toBeInTheDocument()
  await expect.element(rateOf('General agent: Daily salary', 'Tier 1')).toBeDisabled()
})
