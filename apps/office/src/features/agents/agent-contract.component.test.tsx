import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import type { Refused } from '@sanuk/contracts/envelope'
import {
  type AgentMoneyRules,
  officeAgentMoney,
  proposeSalaryContract,
  readSalaryContract,
} from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { NO_RATES, NO_SCHEMES } from '../../components/salary/agent-money-rules.fixture.ts'
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

const MOST: AgentMoneyRules['most'] = { ...NO_RATES, 'daily-salary': 150, 'weekly-salary': 80, dividend: 3000 }

type Standing = AnswerOf<typeof readSalaryContract>

const LOW = { rate: 20, valid: '20000.00', active: 3 }
const FIRST: Standing['list'][number] = {
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f201',
  tiers: [LOW],
  from: '2026-09-01',
  until: null,
  decidedAt: '2026-08-31T03:00:00.000Z',
}
const DAILY: Standing = {
  list: [FIRST],
  tiers: [LOW],
  next: '2026-09-03',
  most: 150,
  above: {
    id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101',
    username: 'mali',
    tiers: [
      { rate: 30, valid: '0.00', active: 0 },
      { rate: 120, valid: '0.00', active: 5 },
    ],
  },
  below: {
    id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f103',
    username: 'nok',
    tiers: [{ rate: 10, valid: '30000.00', active: 0 }],
  },
  proposal: null,
}
const NONE: Standing = { ...DAILY, list: [], tiers: [], above: null, below: null }

const PROPOSAL = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f901'

async function renderPart(standing: Partial<Standing> = {}, state: AgentRecord['state'] = 'active') {
  answerCall(officeAgentMoney, {
    value: {
      list: [{ ...NO_SCHEMES, most: MOST, effectiveFrom: '2026-09-01' }],
      today: '2026-09-02',
      proposal: null,
      periods: [],
      paid: '0.00',
      waiting: '0.00',
      margins: [],
    },
  })
  const read = answerCall(readSalaryContract, { value: { ...DAILY, ...standing } })
  const proposed = answerCall(proposeSalaryContract, { refusal: 'salary_rate_below_downline' })
  const part = (
    <>
      <h1>Agents</h1>
      <h2>niran</h2>
      <AgentContract agent={{ ...NIRAN, state }} />
    </>
  )
  await renderOfficePart(part, ['agents.see', 'agents.change'])
  return { read, proposed }
}

/** Refuses what is proposed with what is wrong with its fields; it is recorded as before. */
function refuseFields(...fields: NonNullable<Refused['fields']>) {
  const usual = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await usual(address, init)
    if (init.method !== 'POST') return answer
    const refused: Refused = { success: false, code: 'tiers_out_of_order', message: 'Not in order.', fields }
    return Response.json(refused, { status: 422 })
  })
}

const tier = (number: number) => page.getByRole('group', { name: `Tier ${number}` })
const field = (number: number, name: string) => tier(number).getByRole('textbox', { name })
const submit = page.getByRole('button', { name: 'Submit for approval' })

test('shows the contracts, and the tiers of the next agents above and below', async () => {
  await renderPart()
  const row = page.getByRole('row', { name: /2026-09-01 .*0\.20% from 20,000\.00 staked and 3 active/ })
  await expect.element(row).toBeVisible()
  await expect.element(page.getByText('mali')).toBeVisible()
  await expect.element(page.getByText('0.30%', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1.20% from 5 active')).toBeVisible()
  await expect.element(page.getByText('0.10% from 30,000.00 staked')).toBeVisible()
  await expect.element(submit).toBeDisabled()
  expect(await findAxeViolations()).toEqual([])
})

test('other tiers and the end of the contract are proposed; a refusal of the whole is shown above', async () => {
  const { proposed } = await renderPart()
  await field(1, 'Rate').fill('0.5')
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('salary_rate_below_downline')
  expect(proposed.requests.at(-1)).toMatchObject({
    params: { id: NIRAN.id },
    body: { scheme: 'daily-salary', tiers: [{ ...LOW, rate: 50 }] },
  })
  proposed.reply({ value: { proposal: PROPOSAL } })
  await page.getByRole('button', { name: 'End contract' }).click()
  await expect.poll(() => proposed.requests.at(-1)?.body).toEqual({ scheme: 'daily-salary', tiers: [] })
})

test('a tier is added by keyboard, and a refused number is shown beside its field, wherever its row moves', async () => {
  const { proposed } = await renderPart()
  const add = page.getByRole('button', { name: 'Add tier' })
  await add.click()
  await expect.element(field(2, 'Rate')).toHaveFocus()
  await expect.element(field(2, 'Rate')).toHaveValue('0.3')
  await field(2, 'Valid stake from').fill('15,000')
  await field(2, 'Active accounts from').fill('8')
  refuseFields({ field: 'tiers.1.valid', word: 'refusal.tiers_out_of_order', message: 'Less than before.' })
  await submit.click()
  await expect.element(field(2, 'Valid stake from')).toHaveAccessibleDescription('Less than before.')
  expect(proposed.requests.at(-1)?.body.tiers).toEqual([LOW, { rate: 30, valid: '15000', active: 8 }])
  await expect.element(field(1, 'Valid stake from')).not.toHaveAttribute('aria-invalid')
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Remove tier 1' }).click()
  await expect.element(add).toHaveFocus()
  await expect.element(field(1, 'Valid stake from')).toHaveAccessibleDescription('Less than before.')
  expect(page.getByRole('button', { name: /Remove tier/ }).elements()).toEqual([])
})

test('at most eight tiers are added', async () => {
  await renderPart({ tiers: Array.from({ length: 7 }, (_, at) => ({ rate: 10 + at, valid: '0.00', active: at })) })
  await page.getByRole('button', { name: 'Add tier' }).click()
  await expect.element(field(8, 'Rate')).toHaveFocus()
  expect(page.getByRole('button', { name: 'Add tier' }).elements()).toEqual([])
})

test('another scheme is asked for anew, and those that are not offered are marked and come last', async () => {
  const { read, proposed } = await renderPart()
  await expect.element(page.getByText('mali')).toBeVisible()
  read.reply('no reply yet')
  await page.getByRole('combobox', { name: 'Scheme' }).click()
  await expect.element(page.getByRole('option', { name: 'Monthly salary (not offered)', exact: true })).toBeVisible()
  const options = page.getByRole('option').elements()
  expect(options.map((option) => option.textContent).slice(0, 4)).toEqual([
    'Daily salary',
    'Weekly salary',
    'Half-monthly dividend',
    'Half-monthly salary (not offered)',
  ])
  await page.getByRole('option', { name: 'Weekly salary' }).click()
  // The daily contract is not shown as the weekly one until that is here.
  await expect.element(page.getByText('mali')).not.toBeInTheDocument()
  read.reply({ value: { ...NONE, most: 80 } })
  await expect.element(page.getByText('No contract in this scheme yet')).toBeVisible()
  expect(read.requests.map(({ query }) => query)).toEqual([{ scheme: 'daily-salary' }, { scheme: 'weekly-salary' }])
  await expect
    .element(page.getByRole('link', { name: 'Salaries by period' }))
    .toHaveAttribute('href', `/agent-money?agent=${NIRAN.id}&scheme=weekly-salary`)
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
  await expect.element(field(1, 'Rate')).toHaveValue('0.1')
  await submit.click()
  await expect
    .poll(() => proposed.requests.at(-1)?.body)
    .toEqual({ scheme: 'weekly-salary', tiers: [{ rate: 10, valid: '0', active: 0 }] })
})

test.each([
  ['Rate', ''],
  ['Rate', '0'],
  ['Rate', '0.2'],
  ['Valid stake from', ''],
  ['Active accounts from', ''],
])('nothing is proposed while %s is "%s": a number is missing or nothing differs', async (name, text) => {
  const { proposed } = await renderPart()
  await field(1, name).fill('1.9')
  await field(1, name).fill('1')
  await expect.element(submit).toBeEnabled()
  await field(1, name).fill(text)
  await expect.element(submit).toBeDisabled()
  expect(proposed.requests).toEqual([])
})

const LOSING = { rate: 300, valid: '300000.00', active: 3, loss: '10000.00' }

/** Chooses the half-monthly dividend, in which the agent has one tier. */
async function chooseDividend() {
  const { read, proposed } = await renderPart()
  read.reply({ value: { ...NONE, tiers: [LOSING], list: [{ ...FIRST, tiers: [LOSING] }], most: 3000 } })
  await page.getByRole('combobox', { name: 'Scheme' }).click()
  await page.getByRole('option', { name: 'Half-monthly dividend' }).click()
  await expect.element(field(1, 'Loss from')).toHaveValue('10,000.00')
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
  return proposed
}

test('a tier of a dividend asks for a loss, and a refused loss is shown beside its field', async () => {
  const proposed = await chooseDividend()
  const row = page.getByRole('row', { name: /3\.00% from 300,000\.00 staked, a loss of 10,000\.00 and 3 active/ })
  await expect.element(row).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Dividends by period' }))
    .toHaveAttribute('href', `/agent-money/dividends?agent=${NIRAN.id}&scheme=dividend`)
  await page.getByRole('button', { name: 'Add tier' }).click()
  await expect.element(field(2, 'Rate')).toHaveValue('4')
  await field(2, 'Loss from').fill('5,000')
  refuseFields({ field: 'tiers.1.loss', word: 'refusal.tiers_out_of_order', message: 'Less than before.' })
  await submit.click()
  await expect.element(field(2, 'Loss from')).toHaveAccessibleDescription('Less than before.')
  expect(proposed.requests.at(-1)?.body).toEqual({
    scheme: 'dividend',
    tiers: [LOSING, { ...LOSING, rate: 400, loss: '5000' }],
  })
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(await findAxeViolations()).toEqual([])
})

test.each(['', '10,000'])(
  'nothing is proposed while the loss of a dividend is "%s": it is missing or the same',
  async (text) => {
    await chooseDividend()
    await field(1, 'Loss from').fill('20,000')
    await expect.element(submit).toBeEnabled()
    await field(1, 'Loss from').fill(text)
    await expect.element(submit).toBeDisabled()
  },
)

test('a tier of a salary asks for no loss', async () => {
  await renderPart()
  await expect.element(field(1, 'Valid stake from')).toBeVisible()
  expect(field(1, 'Loss from').elements()).toEqual([])
})

test('while a proposal waits, its scheme says by whom and since when, and only there nothing else is proposed', async () => {
  const proposal = { id: PROPOSAL, proposedBy: 'wanida', proposedAt: '2026-09-01T03:00:00.000Z' }
  const { read } = await renderPart({ proposal })
  await expect.element(page.getByText(/^wanida submitted a change on 1 Sept? 2026/)).toBeVisible()
  const link = page.getByRole('link', { name: 'Go to the request' })
  await expect.element(link).toHaveAttribute('href', `/approvals?search=${PROPOSAL}`)
  await expect.element(field(1, 'Rate')).toBeDisabled()
  await expect.element(submit).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'End contract' })).toBeDisabled()
  read.reply({ value: DAILY })
  await page.getByRole('combobox', { name: 'Scheme' }).click()
  await page.getByRole('option', { name: 'Weekly salary' }).click()
  await expect.element(field(1, 'Rate')).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'End contract' })).toBeEnabled()
  expect(link.elements()).toEqual([])
})

test('a contract in a scheme that is not offered can only be ended', async () => {
  await renderPart({ most: null })
  await expect.element(page.getByRole('button', { name: 'End contract' })).toBeEnabled()
  await expect.element(page.getByText('Not offered', { exact: true })).toBeVisible()
  expect(submit.elements()).toEqual([])
})

test("shows a closed agent's contracts without the form", async () => {
  await renderPart({}, 'closed')
  await expect.element(page.getByRole('row', { name: /2026-09-01 .*0\.20%/ })).toBeVisible()
  expect(submit.elements()).toEqual([])
})
