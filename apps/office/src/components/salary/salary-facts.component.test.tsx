import { useLingui } from '@lingui/react'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { currency } from '@sanuk/money/currency'
import { type Fact, Facts } from '@sanuk/ui/facts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textOf } from '../../lists/text-of.ts'
import { renderOfficePart } from '../office-part.fixture.tsx'
import { NO_RATES, NO_SCHEMES } from './agent-money-rules.fixture.ts'
import { agentMoneyFacts, salaryContractFacts } from './salary-facts.tsx'

const MOST: AgentMoneyRules['most'] = { ...NO_RATES, 'daily-salary': 150, 'monthly-salary': 50 }

function ContractShown({ details }: { readonly details: unknown }) {
  const { _ } = useLingui()
  return <Facts facts={salaryContractFacts(details, { say: _, unit: currency('THB') })} />
}

const RulesShown = ({
  onFacts,
  ...rules
}: Partial<AgentMoneyRules> & {
  readonly onFacts?: (facts: readonly Fact[]) => void
}) => {
  const { _ } = useLingui()
  const proposed = { ...NO_SCHEMES, ...rules, effectiveFrom: '2026-09-01' }
  const facts = agentMoneyFacts(proposed, { say: _, money: (wire) => wire })
  onFacts?.(facts)
  return <Facts facts={facts} />
}

/** What stands beside a name. */
const beside = (name: string) => page.getByRole('term').filter({ hasText: name }).element().nextElementSibling

const FORMER = [{ rate: 20, valid: '20000.00', active: 3 }]

test('a contract is told with its scheme, the tiers so far and the new ones', async () => {
  const tiers = [...FORMER, { rate: 40, valid: '50000.50', active: 1200 }]
  await renderOfficePart(<ContractShown details={{ scheme: 'weekly-salary', tiers, former: FORMER }} />, [])
  await expect.element(page.getByText('Weekly salary')).toBeVisible()
  expect(beside('Tiers so far')?.textContent).toBe('0.20% from 20,000.00 staked and 3 active')
  await expect.element(page.getByText('0.40% from 50,000.50 staked and 1,200 active')).toBeVisible()
})

test('a contract without new tiers ends, one without former tiers begins', async () => {
  await renderOfficePart(
    <>
      <ContractShown details={{ scheme: 'daily-salary', tiers: [], former: FORMER }} />
      <ContractShown details={{ scheme: 'daily-salary', tiers: FORMER, former: [] }} />
    </>,
    [],
  )
  await expect.element(page.getByText('Contract ends')).toBeVisible()
  await expect.element(page.getByText('No contract')).toBeVisible()
})

test('rules name the schemes that are offered with their maximum; the others are folded on screen and named in a file', async () => {
  let facts: readonly Fact[] = []
  await renderOfficePart(<RulesShown most={MOST} onFacts={(shown) => (facts = shown)} />, [])
  await expect.element(page.getByText('up to 1.50%')).toBeVisible()
  expect(beside('Monthly salary')?.textContent).toBe('up to 0.50%')
  expect(facts.filter(({ name }) => name === 'Not offered').map(({ value }) => textOf(value))).toEqual([
    'Weekly salary · Half-monthly salary · Hourly salary · Real-time salary · Half-monthly dividend · Weekly dividend · Monthly dividend',
  ])
})

test('rules that offer dividends say how a loss counts and what is carried over', async () => {
  const most = { ...MOST, dividend: 3000 }
  await renderOfficePart(<RulesShown most={most} dividendWay="floating" carry="next" />, [])
  await expect.element(page.getByText('up to 30.00%')).toBeVisible()
  expect(beside('How a loss counts')?.textContent).toBe('In proportion')
  expect(beside('Carry over')?.textContent).toBe('To the next period')
})

test('rules without dividends say nothing of losses', async () => {
  await renderOfficePart(<RulesShown most={MOST} />, [])
  await expect.element(page.getByText('up to 1.50%')).toBeVisible()
  expect(page.getByText('How a loss counts').elements()).toEqual([])
})

test.each([
  [{ rate: 300, valid: '0', active: 0, loss: '10000' }, '3.00% from a loss of 10,000.00'],
  [{ rate: 300, valid: '5000', active: 0, loss: '10000' }, '3.00% from 5,000.00 staked and a loss of 10,000.00'],
  [{ rate: 300, valid: '0', active: 4, loss: '10000' }, '3.00% from a loss of 10,000.00 and 4 active'],
  [
    { rate: 300, valid: '5000', active: 4, loss: '10000' },
    '3.00% from 5,000.00 staked, a loss of 10,000.00 and 4 active',
  ],
  [{ rate: 300, valid: '5000', active: 0, loss: '0' }, '3.00% from 5,000.00 staked'],
  [{ rate: 300, valid: '0', active: 0, loss: '0' }, '3.00%'],
])('the tier of a dividend %j is told as "%s"', async (tier, text) => {
  await renderOfficePart(<ContractShown details={{ scheme: 'dividend', tiers: [tier], former: [] }} />, [])
  await expect.element(page.getByText('Half-monthly dividend')).toBeVisible()
  expect(beside('New tiers')?.textContent).toBe(text)
})

test('rules name the categories that do not count in full, also those that count nothing, and the minimum margin', async () => {
  const weights = { RNG: 60, LIVE: 100, SPORTS: 0 }
  await renderOfficePart(<RulesShown most={MOST} weights={weights} leastMargin={75} />, [])
  await expect.element(page.getByText('Sports 0% · Slots 60%')).toBeVisible()
  expect(beside('Minimum margin')?.textContent).toBe('0.75%')
})

test('rules that were decided before there were weights count all in full and demand no margin', async () => {
  await renderOfficePart(<RulesShown most={MOST} weights={{}} />, [])
  await expect.element(page.getByText('All in full')).toBeVisible()
  expect(beside('Minimum margin')?.textContent).toBe('Not checked')
})

test('rules without a scheme say so', async () => {
  await renderOfficePart(<RulesShown most={{ ...MOST, 'daily-salary': 0, 'monthly-salary': 0 }} />, [])
  await expect.element(page.getByText('No scheme offered')).toBeVisible()
  expect(page.getByText('Not offered').elements()).toEqual([])
})
