import { agentMemberRounds } from '@sanuk/contracts/agent-centre'
import { ownDailySalary, readDailySalary, type SalaryDay } from '@sanuk/contracts/agent-salary'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { dayOf, eachDay } from '@sanuk/contracts/calendar-day'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { showTheme, usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { DailySalaryPage } from './daily-salary.tsx'
import { aRound } from './rounds.fixture.ts'
import type { OwnSalary, SalaryDetail } from './salary/use-salary.ts'

/** Noon of a day in the middle of a month, so that a calendar has days before and after it. */
const NOON = Date.parse('2026-11-21T05:00:00.000Z')
const TODAY = dayOf(NOON, 'Asia/Bangkok')
const CONTRACT = { id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a01', rate: 100, from: '2026-10-01' }

const aDay = (day: string, change: Partial<SalaryDay> = {}): SalaryDay => ({
  day,
  state: 'paid',
  valid: '1234.00',
  earned: '7.40',
  paid: '7.40',
  paidAt: '2026-11-21T00:10:00.000Z',
  ...change,
})

const own = (change: Partial<OwnSalary> = {}): OwnSalary => ({
  contract: CONTRACT,
  next: null,
  today: aDay(TODAY, { state: 'running', earned: '3.20', paid: '0', paidAt: null }),
  month: '148.00',
  inAll: '1480.00',
  list: [
    aDay('2026-11-20', { state: 'waiting', paid: '0', paidAt: null }),
    aDay('2026-11-19'),
    aDay('2026-11-18', { state: 'owing', earned: '1.00', paid: '9.00' }),
    aDay('2026-11-17', { state: 'nothing', valid: '0', earned: '0', paid: '0', paidAt: null }),
  ],
  nextCursor: null,
  ...change,
})

const NOK = '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a11'
const SOM = '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a12'

/** 244.06 × 1.00% + 1,000 × (1.00% − 0.50%) = 2.4406 + 5 = 7.4406 */
const detail = (change: Partial<SalaryDetail> = {}): SalaryDetail => ({
  day: aDay('2026-11-19', { valid: '1244.06', earned: '7.44', paid: '7.44' }),
  contract: CONTRACT,
  parts: [
    { through: null, valid: '244.06', rate: 100, deducted: 0, amount: '2.4406' },
    { through: { id: SOM, username: 'som' }, valid: '1000.00', rate: 100, deducted: 50, amount: '5.00' },
  ],
  exact: '7.4406',
  cut: '0.0006',
  members: [
    { id: NOK, username: 'nok88', rounds: 3, valid: '244.06', rate: 100, deducted: 0, amount: '2.4406' },
    { id: SOM, username: 'som', rounds: 1, valid: '1000.00', rate: 100, deducted: 50, amount: '5.00' },
  ],
  nextCursor: null,
  ...change,
})

type Look = { readonly theme?: 'light' | 'dark' }

async function renderSalary(first: OwnSalary, { theme = 'light' }: Look = {}) {
  vi.setSystemTime(NOON)
  await showTheme(theme)
  answerCall(whitelabel, { value: aBrand() })
  const salary = answerCall(ownDailySalary, { value: first })
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <DailySalaryPage title={<h2>Daily salary</h2>} />
    </main>,
    { rooms: ['agent-salary', 'wagers'] },
  )
  return salary
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const month = page.getByRole('table')

test.each(['light', 'dark'] as const)('a calendar shows what each day brought, in %s', async (theme) => {
  await renderSalary(own(), { theme })
  await expect.element(page.getByRole('table', { name: 'November 2026' })).toBeVisible()
  for (const words of [
    /^21\s*฿3\.20\s*Counting$/,
    /^20\s*฿7\.40\s*To be paid$/,
    /^18\s*฿1\.00\s*Overpaid$/,
    /^17\s*฿0\.00\s*No salary$/,
  ]) {
    await expect.element(month.getByRole('button', { name: words })).toBeVisible()
  }
  await expect.element(page.getByText('1.00% of your team’s valid stake')).toBeVisible()
  await expect.element(page.getByText('฿148.00')).toBeVisible()
  await expect.element(button(say('agent-salary.month.next'))).toBeDisabled()
  expect(await findAxeViolations()).toEqual([])
})

test('a calendar loads the month before when it is looked at', async () => {
  const october = eachDay('2026-10-01', '2026-10-31').toReversed()
  const [last, ...before] = october.map((day) => aDay(day, { earned: '2.00' }))
  const loaded = own()
  const list = [...loaded.list, ...(last ? [last] : [])]
  const salary = await renderSalary({ ...loaded, list, nextCursor: 'older' })
  await expect.element(month.getByRole('button', { name: /^19/ })).toBeVisible()
  expect(salary.requests).toHaveLength(1)
  salary.reply({ value: own({ list: before, nextCursor: null }) })
  await button(say('agent-salary.month.previous')).click()
  for (const name of [/^31\s*฿2\.00/, /^1\s*฿2\.00/]) {
    await expect.element(page.getByRole('table', { name: 'October 2026' }).getByRole('button', { name })).toBeVisible()
  }
  expect(salary.requests.at(-1)?.query).toEqual({ cursor: 'older' })
  await button(say('agent-salary.month.next')).click()
  await expect.element(month.getByRole('button', { name: /^19/ })).toBeVisible()
})

test('a phone shows the days as a list, and fits', async () => {
  await usePhone()
  await renderSalary(own())
  const list = page.getByRole('list', { name: say('agent-salary.days') })
  await expect.element(list.getByRole('button', { name: /^Thursday,? 19 November 2026.*฿7\.40\s*Paid$/ })).toBeVisible()
  await expect.element(month).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test('on a desktop the days can be switched to a list', async () => {
  await renderSalary(own())
  await page.getByRole('radio', { name: say('agent-salary.view.list') }).click()
  await expect.element(page.getByRole('list', { name: say('agent-salary.days') })).toBeVisible()
  await expect.element(page.getByText(say('agent-salary.days.end'))).toBeVisible()
})

test('who has no contract is told whom it is agreed with', async () => {
  await renderSalary(own({ contract: null, today: null, list: [], month: '0', inAll: '0' }))
  await expect.element(page.getByText(say('agent-salary.none.note'))).toBeVisible()
  await expect.element(button(say('agent-salary.days.export'))).toBeDisabled()
  expect(await findAxeViolations()).toEqual([])
})

test.each([
  [150, /^From Tuesday,? 1 December 2026: 1\.50%$/],
  [0, /^Ends: no salary from Tuesday,? 1 December 2026$/],
])('shows the next contract, or its end, for a rate of %d', async (rate, words) => {
  await renderSalary(own({ next: { id: crypto.randomUUID(), rate, from: '2026-12-01' } }))
  await expect.element(page.getByText(words)).toBeVisible()
})

test('a failure is shown and tried again', async () => {
  vi.setSystemTime(NOON)
  answerCall(whitelabel, { value: aBrand() })
  const salary = answerCall(ownDailySalary, 'network fault')
  await renderOnSite(<DailySalaryPage title={<h2>Daily salary</h2>} />, { rooms: ['agent-salary', 'wagers'] })
  await expect.element(page.getByText(say('agent-salary.failed'))).toBeVisible()
  salary.reply({ value: own() })
  await button(say('site.retry')).click()
  await expect.element(month).toBeVisible()
})

test.each(['light', 'dark'] as const)('a day opens into rates, members and their rounds, in %s', async (theme) => {
  await renderSalary(own(), { theme })
  const day = answerCall(readDailySalary, { value: detail() })
  const rounds = answerCall(agentMemberRounds, {
    value: { member: { id: NOK, username: 'nok88' }, list: [aRound({ valid: '44.06' })], nextCursor: null },
  })
  await month.getByRole('button', { name: /^19/ }).click()
  await expect.element(button(say('agent-salary.back'))).toHaveFocus()
  const parts = page.getByRole('list', { name: say('agent-salary.parts') })
  await expect.element(parts.getByText('฿244.06 × 1.00% = ฿2.4406')).toBeVisible()
  await expect.element(parts.getByText('฿1,000.00 × (1.00% − 0.50%) = ฿5.0000')).toBeVisible()
  await expect.element(parts.getByText('Team of som')).toBeVisible()
  await expect.element(page.getByText('฿7.4406')).toBeVisible()
  await expect.element(page.getByText('฿0.0006')).toBeVisible()
  const member = page.getByRole('button', { name: /^nok88\s*3 rounds/ })
  await member.click()
  await expect.element(member).toHaveAttribute('aria-expanded', 'true')
  await expect
    .element(page.getByRole('list', { name: 'Rounds of nok88 settled on 19 Nov' }).getByText('฿44.06'))
    .toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  expect(day.requests[0]?.params).toEqual({ day: '2026-11-19' })
  expect(rounds.requests[0]).toMatchObject({ params: { id: NOK }, query: { day: '2026-11-19' } })
  await button(say('agent-salary.back')).click()
  await expect.element(month.getByRole('button', { name: /^19/ })).toHaveFocus()
})

test('a day on a phone fits', async () => {
  await usePhone()
  await renderSalary(own())
  answerCall(readDailySalary, { value: detail() })
  await page
    .getByRole('list', { name: say('agent-salary.days') })
    .getByRole('button', { name: /19 November/ })
    .click()
  await expect.element(page.getByRole('button', { name: /^nok88/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test.each([
  ['running', /is not over, so the amount still changes/],
  ['waiting', /paid once everything due to you reaches the minimum payout/],
  ['paid', /^Paid 21 Nov 2026/],
  ['owing', /deducted from coming days/],
  ['nothing', /brought no salary/],
] as const)('a day explains its state: %s', async (state, words) => {
  await renderSalary(own())
  answerCall(readDailySalary, { value: detail({ day: aDay('2026-11-19', { state }), parts: [], members: [] }) })
  await month.getByRole('button', { name: /^19/ }).click()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(say('agent-salary.parts.none'))).toBeVisible()
  await expect.element(button(say('agent-salary.members.export'))).toBeDisabled()
})

test('a day that does not load says so', async () => {
  await renderSalary(own())
  const day = answerCall(readDailySalary, 'network fault')
  await month.getByRole('button', { name: /^19/ }).click()
  await expect.element(page.getByText(say('agent-salary.why.failed'))).toBeVisible()
  day.reply({ value: detail() })
  await button(say('site.retry')).click()
  await expect.element(page.getByText('฿7.4406')).toBeVisible()
})

/** The text of the next file that is saved. */
function savedFile(): Promise<string> {
  return new Promise((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) resolve(blob.text())
      return '#saved'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  })
}

test('days and the members of a day are saved as tables, every page of them', async () => {
  const salary = await renderSalary(own({ list: [aDay('2026-11-20')], nextCursor: null }))
  salary.replyOnce({ value: own({ list: [aDay('2026-11-20')], nextCursor: 'older' }) })
  salary.reply({ value: own({ list: [aDay('2026-11-19', { earned: '5.00', paid: '5.00' })] }) })
  const days = savedFile()
  await button(say('agent-salary.days.export')).click()
  expect(await days).toMatch(
    /Day,Valid stake,Earned,Paid,Status,.*\r?\n2026-11-20,1234\.00,7\.40,7\.40,Paid,.*\r?\n2026-11-19,1234\.00,5\.00,5\.00,Paid,/,
  )
  expect(salary.requests.at(-1)?.query).toEqual({ cursor: 'older' })
  const day = answerCall(readDailySalary, { value: detail() })
  await month.getByRole('button', { name: /^20/ }).click()
  await expect.element(page.getByRole('button', { name: /^nok88/ })).toBeVisible()
  const [nok, som] = detail().members
  day.replyOnce({ value: detail({ members: nok ? [nok] : [], nextCursor: 'more' }) })
  day.reply({ value: detail({ members: som ? [som] : [] }) })
  const members = savedFile()
  await button(say('agent-salary.members.export')).click()
  expect(await members).toMatch(/nok88,3,244\.06,1\.00%,0\.00%,2\.4406\r?\nsom,1,1000\.00,1\.00%,0\.50%,5\.00/)
  expect(day.requests.at(-1)).toEqual({ params: { day: '2026-11-20' }, query: { cursor: 'more' } })
})
