import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { officeAgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import {
  type AgentMoneyRules,
  type CategoryMargin,
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
import { NO_RATES, NO_SCHEMES } from '../../components/salary/agent-money-rules.fixture.ts'
import { AgentMoneyPage } from './agent-money-page.tsx'

const MOST: AgentMoneyRules['most'] = { ...NO_RATES, 'daily-salary': 150, 'weekly-salary': 80 }
const RULES = { ...NO_SCHEMES, most: MOST, effectiveFrom: '2026-09-01' }

const MALI = { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101', username: 'mali' }

/** Slots keep too little, live games lose, the vendors of fishing games state no return. */
const MARGINS: CategoryMargin[] = [
  { gameType: 'RNG', games: 12, edge: 38_750, rebate: 8_000, salary: 23_000, left: 7_750, isBelow: true },
  { gameType: 'LIVE', games: 3, edge: 12_000, rebate: 5_000, salary: 11_500, left: -4_500, isBelow: false },
  { gameType: 'PVP', games: 1, edge: 50_000, rebate: 0, salary: 23_000, left: 27_000, isBelow: false },
  { gameType: 'FISH', games: 0, edge: null, rebate: 5_000, salary: 23_000, left: null, isBelow: false },
]

async function renderPage(powers: Power[], proposal: string | null = null) {
  answerCall(officeAgentMoney, {
    value: {
      list: [RULES],
      today: '2026-09-02',
      proposal,
      periods: [
        { scheme: 'weekly-salary', firstDay: '2026-08-24', agents: 3, valid: '70000.00', earned: '560.00' },
        { scheme: 'daily-salary', firstDay: '2026-08-24', agents: 2, valid: '10000.00', earned: '120.00' },
      ],
      paid: '120.00',
      waiting: '-30.00',
      margins: MARGINS,
    },
  })
  answerCall(officeAgentDefaults, { value: { list: [], today: '2026-09-02', proposal: null } })
  const salaries = answerCall(listSalaries, {
    value: {
      list: [
        {
          agent: MALI,
          scheme: 'daily-salary',
          day: '2026-09-01',
          lastDay: '2026-09-01',
          state: 'paid',
          tier: 2,
          rate: 120,
          valid: '10000.00',
          active: 7,
          earned: '30.00',
          paid: '30.00',
          paidAt: '2026-09-01T17:01:00.000Z',
        },
        {
          agent: MALI,
          scheme: 'weekly-salary',
          day: '2026-08-24',
          lastDay: '2026-08-30',
          state: 'nothing',
          tier: 0,
          rate: 0,
          valid: '50.00',
          active: 1,
          earned: '0.00',
          paid: '0.00',
          paidAt: null,
        },
      ],
      nextCursor: null,
    },
  })
  const proposed = answerCall(proposeAgentMoney, { value: { proposal: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f901' } })
  const preview = answerCall(previewAgentMoney, {
    value: {
      earned: '170.00',
      schemes: [
        {
          scheme: 'daily-salary',
          from: '2026-08-03',
          to: '2026-09-01',
          agents: 1,
          staked: '10000.00',
          valid: '7500.00',
          net: '900.00',
          earned: '120.00',
        },
        {
          scheme: 'weekly-salary',
          from: '2026-08-03',
          to: '2026-08-30',
          agents: 2,
          staked: '9000.00',
          valid: '9000.00',
          net: '-40.00',
          earned: '50.00',
        },
      ],
      margins: MARGINS.slice(2),
    },
  })
  history.replaceState(null, '', '/agent-money')
  await renderOfficePart(<AgentMoneyPage />, powers)
  return { salaries, proposed, preview }
}

test('shows salaries and closed periods by scheme, and the schemes that rules offer; who may only see changes nothing', async () => {
  await renderPage(['agents.see'])
  await expect
    .element(page.getByRole('row', { name: /^2026-09-01 mali Daily salary Paid 2 1\.20% .*10,000\.00 7 .*30\.00/ }))
    .toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /^2026-08-24 – 2026-08-30 mali Weekly salary No salary – 0\.00%/ }))
    .toBeVisible()
  await expect.element(page.getByText('−฿30.00')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^2026-08-24 Weekly salary 3 .*560\.00/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^2026-08-24 Daily salary 2 .*120\.00/ })).toBeVisible()
  await expect.element(page.getByText('up to 1.50%')).toBeVisible()
  await expect.element(page.getByText('up to 0.80%')).toBeVisible()
  const others = page.getByText(/Half-monthly salary · Monthly salary · Hourly salary · Real-time salary/)
  await expect.element(others).not.toBeVisible()
  await page.getByText('7 schemes').click()
  await expect.element(others).toBeVisible()
  expect(page.getByRole('button', { name: 'Submit for approval' }).elements()).toEqual([])
  expect(await findAxeViolations()).toEqual([])
})

test('salaries are filtered by scheme', async () => {
  const { salaries } = await renderPage(['agents.see'])
  await page.getByRole('combobox', { name: 'Scheme' }).click()
  await page.getByRole('option', { name: 'Half-monthly salary' }).click()
  await expect.poll(() => salaries.requests.at(-1)?.query).toMatchObject({ scheme: 'half-monthly-salary' })
})

test('rules are estimated by scheme before they are proposed; rates are typed in per cent', async () => {
  const { proposed, preview } = await renderPage(['agents.see', 'agents.change'])
  const schemes = page.getByRole('group', { name: 'Maximum salary rates' })
  await expect.element(schemes).toHaveAccessibleDescription(/at most 2\.00%\. 0 means that the scheme is not offered/)
  await schemes.getByRole('textbox', { name: 'Weekly salary', exact: true }).fill('0.6')
  await page.getByRole('button', { name: 'Estimate salary cost' }).click()
  await expect.element(page.getByText('The 2 salary schemes offered would have cost ฿170.00 in total.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Estimate salary cost' })
  await expect
    .element(
      table.getByRole('row', {
        name: /^Daily salary 2026-08-03 – 2026-09-01 1 .*10,000\.00 .*7,500\.00 .*900\.00 .*120\.00 13\.33%$/,
      }),
    )
    .toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Weekly salary .*−฿40\.00 .*50\.00 –$/ })).toBeVisible()
  const most = { ...MOST, 'weekly-salary': 60 }
  const { effectiveFrom: _from, ...body } = RULES
  expect(preview.requests.at(-1)?.body).toEqual({ ...body, most })
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.poll(() => proposed.requests.at(-1)?.body).toEqual({ ...RULES, most, effectiveFrom: '2026-09-03' })
  expect(await findAxeViolations()).toEqual([])
})

test('rates of dividends are typed in per cent, and what a choice means is said below it', async () => {
  const { proposed } = await renderPage(['agents.see', 'agents.change'])
  const dividends = page.getByRole('group', { name: 'Maximum dividend rates' })
  await expect.element(dividends).toHaveAccessibleDescription(/members lost, at most 60\.00%\. 0 means/)
  await dividends.getByRole('textbox', { name: 'Half-monthly dividend', exact: true }).fill('35.5')
  const way = dividends.getByRole('combobox', { name: 'How a loss counts' })
  await expect.element(way).toHaveAccessibleDescription(/only if the loss reaches/)
  await way.click()
  await page.getByRole('option', { name: 'In proportion' }).click()
  await expect.element(way).toHaveAccessibleDescription(/in proportion, and the tier that pays the most/)
  const carry = dividends.getByRole('combobox', { name: 'Carry over members’ winnings' })
  await expect.element(carry).toHaveAccessibleDescription(/until it is used up/)
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
  await carry.click()
  await page.getByRole('option', { name: 'To the next period' }).click()
  await expect.element(carry).toHaveAccessibleDescription(/of the next period only/)
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect
    .poll(() => proposed.requests.at(-1)?.body)
    .toEqual({
      ...RULES,
      most: { ...MOST, dividend: 3550 },
      dividendWay: 'floating',
      carry: 'next',
      effectiveFrom: '2026-09-03',
    })
  expect(await findAxeViolations()).toEqual([])
})

test('what each category leaves is shown, and marked where it is below the minimum margin or a loss', async () => {
  await renderPage(['agents.see', 'agents.change'])
  const table = page.getByRole('table', { name: 'Margin by category today' })
  await expect
    .element(table.getByRole('row', { name: /^Slots 12 3\.875% 0\.80% 2\.30% 0\.775% Below minimum$/ }))
    .toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Live casino 3 1\.20% .* −0\.45% Loss$/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^PVP 1 5\.00% .* 2\.70% OK$/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Fishing 0 – 0\.50% 2\.30% – RTP unknown$/ })).toBeVisible()
  await expect.element(page.getByText(/the plain mean of the games that can be played/)).toBeVisible()
  await page.getByRole('button', { name: 'Estimate salary cost' }).click()
  const typed = page.getByRole('table', { name: 'Margin by category with these rules' })
  await expect.element(typed.getByRole('row', { name: /^PVP 1 5\.00%/ })).toBeVisible()
  expect(typed.getByRole('row', { name: /^Slots/ }).elements()).toEqual([])
  expect(await findAxeViolations()).toEqual([])
})

test('weights and the minimum margin are typed in per cent, and an empty margin is not checked', async () => {
  const { proposed } = await renderPage(['agents.see', 'agents.change'])
  const weights = page.getByRole('group', { name: 'Category weights for salaries' })
  await expect.element(weights).toHaveAccessibleDescription(/from 0% to 100%\. Active accounts and dividends still/)
  const margin = weights.getByRole('textbox', { name: 'Minimum margin' })
  await expect.element(margin).toHaveAccessibleDescription(/Leave it empty to skip the check/)
  await expect.element(margin).toHaveValue('')
  await weights.getByRole('spinbutton', { name: 'Live casino' }).fill('50')
  await margin.fill('0.75')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  const changed = { ...RULES, weights: { ...RULES.weights, LIVE: 50 }, effectiveFrom: '2026-09-03' }
  await expect.poll(() => proposed.requests.at(-1)?.body).toEqual({ ...changed, leastMargin: 75 })
  await margin.fill('')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.poll(() => proposed.requests.at(-1)?.body).toEqual({ ...changed, leastMargin: null })
})

test('a margin that is too low is said beside the weight of its category, and beside the minimum', async () => {
  const { proposed } = await renderPage(['agents.see', 'agents.change'])
  const slots = 'Slots: the brand would keep 0.775%. Allowed: a weight of at most 80%.'
  const live = 'Live casino: Allowed: a minimum margin of at most 0.70%.'
  proposed.reply({
    refusal: 'salary_margin_too_low',
    fields: [
      { field: 'leastMargin', word: 'refusal.salary_margin_too_low', message: live },
      { field: 'weights.RNG', word: 'refusal.salary_margin_too_low', message: slots },
    ],
  })
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  const weights = page.getByRole('group', { name: 'Category weights for salaries' })
  await expect.element(weights.getByRole('spinbutton', { name: 'Slots' })).toHaveAccessibleDescription(slots)
  await expect.element(weights.getByRole('spinbutton', { name: 'Slots' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(weights.getByRole('textbox', { name: 'Minimum margin' })).toHaveAccessibleDescription(live)
  await expect.element(weights.getByRole('spinbutton', { name: 'PVP' })).not.toHaveAttribute('aria-invalid')
  expect(await findAxeViolations()).toEqual([])
})

test('how dividends are counted cannot be chosen by who may only see', async () => {
  await renderPage(['agents.see'])
  await expect.element(page.getByRole('combobox', { name: 'How a loss counts' })).toBeDisabled()
  await expect.element(page.getByRole('combobox', { name: 'Carry over members’ winnings' })).toBeDisabled()
})

test('rules that offer no salary are estimated to cost nothing', async () => {
  const { preview } = await renderPage(['agents.see', 'agents.change'])
  preview.reply({ value: { earned: '0.00', schemes: [], margins: [] } })
  await page.getByRole('button', { name: 'Estimate salary cost' }).click()
  await expect
    .element(page.getByText('These rules offer no salary scheme, so salaries would have cost nothing.'))
    .toBeVisible()
})

test('links to the waiting proposal and hides the submit button', async () => {
  await renderPage(['agents.see', 'agents.change'], '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f901')
  await expect.element(page.getByRole('link', { name: /approvals/i })).toBeVisible()
  expect(page.getByRole('button', { name: 'Submit for approval' }).elements()).toEqual([])
})
