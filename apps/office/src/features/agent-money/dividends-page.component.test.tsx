import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { dividendPeriods, listDividendBills, proposeDividendBills } from '@sanuk/contracts/office-agent-bills'
import type { Power } from '@sanuk/contracts/powers'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import type { Bill, BillPeriod } from './bills.ts'
import { DividendsPage } from './dividends-page.tsx'

const MALI = { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101', username: 'mali' }
const NIRAN = { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f102', username: 'niran' }
const PROPOSAL = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f901'

const SEPTEMBER: BillPeriod = {
  scheme: 'dividend',
  firstDay: '2026-09-01',
  lastDay: '2026-09-15',
  agents: 5,
  net: '-120000.00',
  earned: '2800.00',
  paid: '0.00',
  bills: 2,
  due: '2750.00',
  proposal: null,
}
const WEEK: BillPeriod = {
  ...SEPTEMBER,
  scheme: 'weekly-dividend',
  firstDay: '2026-08-31',
  lastDay: '2026-09-06',
  net: '900.00',
  earned: '0.00',
  bills: 0,
  due: '0.00',
}

const BILL: Bill = {
  agent: MALI,
  scheme: 'dividend',
  firstDay: '2026-09-01',
  lastDay: '2026-09-15',
  state: 'waiting',
  tier: 2,
  rate: 500,
  valid: '800000.00',
  active: 5,
  net: '-50000.00',
  carried: '0.00',
  loss: '50000.00',
  amount: '2500.00',
  below: '500.00',
  limited: false,
  earned: '2000.00',
  paid: '0.00',
  paidAt: null,
  reason: null,
  before: '2400.00',
}
const SMALLER: Bill = {
  ...BILL,
  agent: NIRAN,
  amount: '750.00',
  below: '0.00',
  earned: '750.00',
  before: null,
  limited: true,
}

async function renderPage(powers: Power[], periods: BillPeriod[] | 'network fault' = [SEPTEMBER, WEEK]) {
  const reply = periods === 'network fault' ? periods : { value: { list: periods } }
  const listed = answerCall(dividendPeriods, reply)
  const bills = answerCall(listDividendBills, { value: { list: [BILL, SMALLER], nextCursor: null } })
  const proposed = answerCall(proposeDividendBills, { value: { proposal: PROPOSAL } })
  history.replaceState(null, '', '/agent-money/dividends')
  await renderOfficePart(<DividendsPage />, powers)
  return { listed, bills, proposed }
}

const sheet = page.getByRole('dialog', { name: 'Half-monthly dividend · 2026-09-01 – 2026-09-15' })
const submit = sheet.getByRole('button', { name: 'Submit for approval' })
const tick = (username: string) => sheet.getByRole('checkbox', { name: `Pay ${username}` })
const reasonFor = (username: string) => sheet.getByRole('textbox', { name: `Reason for denying ${username}` })

/** What stands beside a name in the sheet, where it stands there once. */
const beside = (name: string) =>
  sheet.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent

async function openSheet() {
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect.element(sheet).toBeVisible()
}

test('shows periods with what waits, and all bills with the difference to the period before', async () => {
  await renderPage(['agents.see', 'agents.change'])
  const september = /^2026-09-01 – 2026-09-15 Half-monthly dividend 5 −฿120,000\.00 .*2,800\.00 .*0\.00 2 .*2,750\.00/
  await expect.element(page.getByRole('row', { name: september })).toBeVisible()
  const mali = /mali Half-monthly dividend Awaiting approval Tier 2: 5\.00% .*50,000\.00 .*2,000\.00 −฿400\.00/
  await expect.element(page.getByRole('row', { name: mali })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /niran .*750\.00 – / })).toBeVisible()
  // Nothing waits in the other period.
  expect(page.getByRole('button', { name: 'Decide' }).elements()).toHaveLength(1)
  expect(await findAxeViolations()).toEqual([])
})

test('bills are filtered by scheme and by whether they wait', async () => {
  const { bills } = await renderPage(['agents.see'])
  await page.getByRole('combobox', { name: 'Scheme' }).click()
  await page.getByRole('option', { name: 'Weekly dividend' }).click()
  await expect.poll(() => bills.requests.at(-1)?.query).toEqual({ scheme: 'weekly-dividend' })
  bills.reply({ value: { list: [], nextCursor: null } })
  await page.getByRole('radio', { name: 'Awaiting approval' }).click()
  await expect.poll(() => bills.requests.at(-1)?.query).toEqual({ scheme: 'weekly-dividend', waiting: 'true' })
})

test('all bills of a period are paid but the one that is denied, which takes a reason', async () => {
  const { bills, listed, proposed } = await renderPage(['agents.see', 'agents.change'])
  await openSheet()
  await expect.element(tick('mali')).toBeChecked()
  await expect.element(tick('niran')).toBeChecked()
  expect(bills.requests.at(-1)?.query).toEqual({
    scheme: 'dividend',
    from: '2026-09-01',
    to: '2026-09-01',
    waiting: 'true',
    sort: 'largest',
  })
  await expect.element(sheet.getByText(/because members of teams beside it won/)).toBeVisible()
  await expect.poll(() => beside('Total to pay')).toBe('฿2,750.00')
  await tick('niran').click()
  await expect.poll(() => beside('Total to pay')).toBe('฿2,000.00')
  expect(beside('Bills to pay')).toBe('1')
  await submit.click()
  await expect.element(reasonFor('niran')).toHaveFocus()
  await expect.element(reasonFor('niran')).toHaveAccessibleDescription('Enter a reason.')
  expect(proposed.requests).toEqual([])
  expect(await findAxeViolations()).toEqual([])
  await reasonFor('niran').fill(' Accounts of one person ')
  listed.reply({ value: { list: [{ ...SEPTEMBER, proposal: PROPOSAL }, WEEK] } })
  await submit.click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(proposed.requests.at(-1)?.body).toEqual({
    scheme: 'dividend',
    firstDay: '2026-09-01',
    denied: [{ agent: NIRAN.id, reason: 'Accounts of one person' }],
  })
  await expect.element(page.getByRole('link', { name: 'Waiting for approval' })).toHaveAttribute('href', '/approvals')
  expect(page.getByRole('button', { name: 'Decide' }).elements()).toEqual([])
})

test('a bill that is ticked again is paid, without its reason', async () => {
  const { proposed } = await renderPage(['agents.see', 'agents.change'])
  await openSheet()
  await tick('mali').click()
  await reasonFor('mali').fill('A mistake')
  await tick('mali').click()
  await expect.element(reasonFor('mali')).not.toBeInTheDocument()
  await expect.poll(() => beside('Total to pay')).toBe('฿2,750.00')
  await submit.click()
  await expect.poll(() => proposed.requests.at(-1)?.body.denied).toEqual([])
})

test('what is denied stays so while more bills are asked for, and those that are not shown are paid', async () => {
  const { bills } = await renderPage(['agents.see', 'agents.change'])
  await expect.element(page.getByRole('row', { name: /niran/ })).toBeVisible()
  bills.replyOnce({ value: { list: [BILL], nextCursor: 'next' } })
  await openSheet()
  await expect.element(tick('mali')).toBeChecked()
  await expect.element(sheet.getByText('Bills that are not shown here are paid, too.')).toBeVisible()
  await tick('mali').click()
  await expect.poll(() => beside('Total to pay')).toBe('฿750.00')
  bills.replyOnce({ value: { list: [SMALLER], nextCursor: null } })
  await sheet.getByRole('button', { name: 'Show more' }).click()
  await expect.element(tick('niran')).toBeChecked()
  expect(bills.requests.at(-1)?.query).toMatchObject({ cursor: 'next' })
  await expect.element(tick('mali')).not.toBeChecked()
  await expect.element(sheet.getByText(/not shown here/)).not.toBeInTheDocument()
})

test('a refusal is shown, and what was entered stays', async () => {
  const { proposed } = await renderPage(['agents.see', 'agents.change'])
  proposed.reply({ refusal: 'bills_decided' })
  await openSheet()
  await tick('niran').click()
  await reasonFor('niran').fill('Accounts of one person')
  await submit.click()
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('bills_decided')
  await expect.element(reasonFor('niran')).toHaveValue('Accounts of one person')
})

test('bills that were decided meanwhile leave nothing to decide', async () => {
  const { bills } = await renderPage(['agents.see', 'agents.change'])
  await expect.element(page.getByRole('row', { name: /niran/ })).toBeVisible()
  bills.reply({ value: { list: [], nextCursor: null } })
  await openSheet()
  await expect.element(sheet.getByText('No bills are waiting for a decision')).toBeVisible()
  expect(submit.elements()).toEqual([])
})

test('bills that could not be loaded are asked for again', async () => {
  const { bills } = await renderPage(['agents.see', 'agents.change'])
  await expect.element(page.getByRole('row', { name: /niran/ })).toBeVisible()
  bills.reply('network fault')
  await openSheet()
  const retry = sheet.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  bills.reply({ value: { list: [BILL], nextCursor: null } })
  await retry.click()
  await expect.element(tick('mali')).toBeChecked()
})

test('who may not change agents looks at waiting bills and decides nothing', async () => {
  await renderPage(['agents.see'])
  await page.getByRole('button', { name: 'Show bills' }).click()
  await expect.element(sheet.getByText('Tier 2: 5.00%').first()).toBeVisible()
  expect(sheet.getByRole('checkbox').elements()).toEqual([])
  expect(submit.elements()).toEqual([])
})

test('without closed periods and bills the page says so', async () => {
  const { bills } = await renderPage(['agents.see'], [])
  bills.reply({ value: { list: [], nextCursor: null } })
  await expect.element(page.getByText('No closed periods yet')).toBeVisible()
  await page.getByRole('radio', { name: 'Awaiting approval' }).click()
  await expect.element(page.getByText('No bills are waiting for a decision')).toBeVisible()
})

test('periods that could not be loaded are asked for again, and bills are shown all the same', async () => {
  const { listed } = await renderPage(['agents.see'], 'network fault')
  await expect.element(page.getByRole('row', { name: /niran/ })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  listed.reply({ value: { list: [SEPTEMBER] } })
  await retry.click()
  await expect.element(page.getByRole('row', { name: /^2026-09-01 .* 5 −฿120,000\.00/ })).toBeVisible()
})
