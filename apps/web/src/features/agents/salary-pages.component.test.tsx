import { listAgreements } from '@sanuk/contracts/agent-agreements'
import { ownSalary, readSalary, salarySchemes } from '@sanuk/contracts/agent-salary'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { eachDay } from '@sanuk/contracts/calendar-day'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { showTheme, usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { aContract, aDetail, aPeriod, aSalary, aWeeklySalary, TIERS } from './salary/salary.fixture.ts'
import { DailySalaryPage, HourlySalaryPage } from './salary-pages.tsx'
import { savedFile } from './terms/saved-file.fixture.ts'

/** Noon of a day in the middle of a month, so that a calendar has days before and after it. */
const NOON = Date.parse('2026-11-21T05:00:00.000Z')

type Look = {
  readonly theme?: 'light' | 'dark'
  readonly schemes?: readonly SalaryScheme[]
  /** Those in which the agent has a contract. */
  readonly held?: readonly SalaryScheme[]
  readonly Page?: typeof DailySalaryPage
}

async function renderSalary(first: Reply<typeof ownSalary>, look: Look = {}) {
  const { theme = 'light', schemes = ['daily-salary'], held = [], Page = DailySalaryPage } = look
  vi.setSystemTime(NOON)
  await showTheme(theme)
  answerCall(whitelabel, { value: aBrand() })
  answerCall(listAgreements, 'no reply yet')
  const offered = answerCall(salarySchemes, { value: { list: [...schemes], held: [...held] } })
  const salary = answerCall(ownSalary, first)
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <Page title={<h2>Salary</h2>} />
    </main>,
    { rooms: ['agent-salary', 'agent-agreements', 'agent-terms', 'wagers'] },
  )
  return { salary, offered }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const november = page.getByRole('table', { name: 'November 2026' })
const tiers = page.getByRole('table', { name: 'Tiers' })

test.each(['light', 'dark'] as const)('a calendar shows what each day brought, in %s', async (theme) => {
  await renderSalary({ value: aSalary() }, { theme })
  for (const words of [
    /^21\s*฿3\.20\s*Counting$/,
    /^20\s*฿7\.40\s*To be paid$/,
    /^18\s*฿1\.00\s*Overpaid$/,
    /^17\s*฿0\.00\s*No salary$/,
  ]) {
    await expect.element(november.getByRole('button', { name: words })).toBeVisible()
  }
  await expect.element(page.getByText('1.00% of your team’s valid stake')).toBeVisible()
  await expect.element(page.getByText('Earned today so far')).toBeVisible()
  await expect.element(page.getByText('฿148.00')).toBeVisible()
  await expect.element(button(say('agent-salary.month.next'))).toBeDisabled()
  await expect.element(tiers).not.toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: 'Daily' })).not.toBeInTheDocument()
  expect(await findAxeViolations()).toEqual([])
})

test('a calendar loads the month before when it is looked at', async () => {
  const october = eachDay('2026-10-01', '2026-10-31').toReversed()
  const [last, ...before] = october.map((day) => aPeriod(day, { earned: '2.00' }))
  const loaded = aSalary()
  const list = [...loaded.list, ...(last ? [last] : [])]
  const { salary } = await renderSalary({ value: { ...loaded, list, nextCursor: 'older' } })
  await expect.element(november.getByRole('button', { name: /^19/ })).toBeVisible()
  expect(salary.requests).toHaveLength(1)
  salary.reply({ value: aSalary({ list: before, nextCursor: null }) })
  await button(say('agent-salary.month.previous')).click()
  for (const name of [/^31\s*฿2\.00/, /^1\s*฿2\.00/]) {
    await expect.element(page.getByRole('table', { name: 'October 2026' }).getByRole('button', { name })).toBeVisible()
  }
  expect(salary.requests.at(-1)).toEqual({ params: { scheme: 'daily-salary' }, query: { cursor: 'older' } })
  await button(say('agent-salary.month.next')).click()
  await expect.element(november.getByRole('button', { name: /^19/ })).toBeVisible()
})

test('a phone shows the days as a list, and fits', async () => {
  await usePhone()
  await renderSalary({ value: aSalary() })
  const list = page.getByRole('list', { name: 'Days' })
  await expect.element(list.getByRole('button', { name: /^Thursday,? 19 November 2026.*฿7\.40\s*Paid$/ })).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test('on a desktop the days can be switched to a list', async () => {
  await renderSalary({ value: aSalary() })
  await page.getByRole('radio', { name: say('agent-salary.view.list') }).click()
  await expect.element(page.getByRole('list', { name: 'Days' })).toBeVisible()
  await expect.element(page.getByText(say('agent-salary.periods.end'))).toBeVisible()
})

test('an agent without a contract is told who agrees on one', async () => {
  await renderSalary({ value: aSalary({ contract: null, running: null, list: [], month: '0', inAll: '0' }) })
  await expect.element(page.getByText(say('agent-salary.none.note'))).toBeVisible()
  await expect.element(button(say('agent-salary.periods.export'))).toBeDisabled()
  expect(await findAxeViolations()).toEqual([])
})

test('a page whose scheme the brand does not pay is empty and asks for no salary', async () => {
  const { salary } = await renderSalary('no reply yet', { Page: HourlySalaryPage, schemes: ['daily-salary'] })
  await expect.element(page.getByText(say('agent-salary.none.note'))).toBeVisible()
  expect(salary.requests).toEqual([])
})

test('schemes and salary are waited for and tried again after failures', async () => {
  vi.setSystemTime(NOON)
  answerCall(whitelabel, { value: aBrand() })
  answerCall(listAgreements, 'no reply yet')
  const offered = answerCall(salarySchemes, 'no reply yet')
  const salary = answerCall(ownSalary, 'network fault')
  await renderOnSite(<DailySalaryPage title={<h2>Salary</h2>} />, {
    rooms: ['agent-salary', 'agent-agreements', 'agent-terms', 'wagers'],
  })
  const failed = page.getByText(say('agent-salary.failed'))
  await expect.element(page.getByRole('status')).toHaveTextContent(say('site.loading'))
  offered.reply('network fault')
  await expect.element(failed).toBeVisible()
  expect(salary.requests).toEqual([])
  offered.reply({ value: { list: ['daily-salary'], held: [] } })
  await button(say('site.retry')).click()
  await expect.poll(() => salary.requests.length).toBeGreaterThan(1)
  await expect.element(failed).toBeVisible()
  salary.reply({ value: aSalary() })
  await button(say('site.retry')).click()
  await expect.element(november).toBeVisible()
})

test.each([
  [[{ rate: 150, valid: '0', active: 0 }], /^From Tuesday,? 1 December 2026: 1\.50%$/],
  [[], /^Ends: no salary from Tuesday,? 1 December 2026$/],
])('shows the next contract, or its end: %j', async (next, words) => {
  await renderSalary({ value: aSalary({ next: { id: crypto.randomUUID(), tiers: next, from: '2026-12-01' } }) })
  await expect.element(page.getByText(words)).toBeVisible()
})

test('a next contract of tiers shows all of them', async () => {
  await renderSalary({
    value: aSalary({ next: { id: crypto.randomUUID(), tiers: [...TIERS], from: '2026-12-01' } }),
  })
  const next = page.getByRole('table', { name: /^From Tuesday,? 1 December 2026/ })
  await expect.element(next.getByRole('row', { name: '0.60% ฿50,000.00 10', exact: true })).toBeVisible()
})

test('a contract that the brand does not pay at the moment says so', async () => {
  await renderSalary({ value: aSalary({ running: null }) })
  await expect.element(page.getByText(say('agent-salary.contract.closed'))).toBeVisible()
})

test.each(['light', 'dark'] as const)(
  'tiers mark the reached one and say what is missing to the next, in %s',
  async (theme) => {
    const running = aPeriod('2026-11-21', { state: 'running', rate: 20, valid: '7600.00', active: 2 })
    const missing = { tier: TIERS[1], valid: '12400.00', active: 3 }
    await renderSalary({ value: aSalary({ contract: aContract(...TIERS), running, missing }) }, { theme })
    await expect.element(page.getByText('Up to 0.60% of your team’s valid stake')).toBeVisible()
    const rows = tiers.getByRole('row')
    await expect.element(rows.nth(1)).toMatchTextContent(/^0\.20% Reached฿0\.000$/)
    await expect.element(rows.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect.element(rows.nth(2)).toMatchTextContent(/^0\.40% ฿20,000\.005$/)
    const way = page.getByRole('region', { name: say('agent-salary.missing') })
    await expect.element(way.getByText('฿12,400.00 valid stake and 3 active accounts to 0.40%')).toBeVisible()
    const bar = (name: string) => way.getByRole('progressbar', { name })
    await expect.element(bar('Valid stake')).toHaveAttribute('aria-valuetext', '฿7,600.00 of ฿20,000.00')
    await expect.element(bar('Valid stake')).toHaveAttribute('aria-valuenow', '38')
    await expect.element(bar('Active accounts')).toHaveAttribute('aria-valuetext', '2 of 5')
    expect(await findAxeViolations()).toEqual([])
  },
)

test.each([
  [{ tier: TIERS[1], valid: '0', active: 1 }, '1 active account to 0.40%'],
  [{ tier: TIERS[2], valid: '0.50', active: 0 }, '฿0.50 valid stake to 0.60%'],
  [null, 'You have reached the highest tier.'],
])('what is missing names only what is missing: %j', async (missing, words) => {
  await usePhone()
  await renderSalary({ value: aSalary({ contract: aContract(...TIERS), missing }) })
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(tiers).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('schemes are switched by keyboard, and each has its own periods and file', async () => {
  const { salary } = await renderSalary(
    { value: aSalary() },
    { schemes: ['daily-salary', 'weekly-salary', 'realtime-salary'] },
  )
  const schemes = page.getByRole('group', { name: say('agent-salary.schemes') })
  await expect.element(november).toBeVisible()
  expect(schemes.getByRole('radio').elements()).toHaveLength(2)
  const running = aPeriod('2026-11-16', { lastDay: '2026-11-22', state: 'running' })
  salary.reply({ value: aWeeklySalary({ running, month: '99.00' }) })
  const weekly = schemes.getByRole('radio', { name: 'Weekly' })
  await schemes.getByRole('radio', { name: 'Daily' }).click()
  await userEvent.keyboard('{ArrowRight}')
  const list = page.getByRole('list', { name: 'Weeks' })
  for (const name of [/^16\s?–\s?22 Nov 2026.*Counting$/, /^9\s?–\s?15 Nov 2026/, /^26 Oct\s–\s1 Nov 2026/]) {
    await expect.element(list.getByRole('button', { name })).toBeVisible()
  }
  await expect.element(weekly).toHaveFocus()
  await expect.element(page.getByText('Earned this week so far')).toBeVisible()
  await expect.element(november).not.toBeInTheDocument()
  expect(salary.requests.map(({ params }) => params.scheme)).toEqual(['daily-salary', 'weekly-salary'])
  const file = savedFile()
  await button(say('agent-salary.periods.export')).click()
  const { name, text } = await file
  expect(name).toBe('sanuk-weekly-salary.csv')
  expect(text).toMatch(
    /First day,Last day,Tier,Rate,.*\r?\n2026-11-09,2026-11-15,1,1\.00%,1234\.00,2,7\.40,7\.40,Paid,/,
  )
  expect(await findAxeViolations()).toEqual([])
})

test('opens with the first scheme in which the agent has a contract', async () => {
  const { salary } = await renderSalary(
    { value: aWeeklySalary() },
    {
      schemes: ['daily-salary', 'weekly-salary', 'monthly-salary', 'hourly-salary'],
      held: ['hourly-salary', 'monthly-salary', 'weekly-salary'],
    },
  )
  await expect.element(page.getByRole('radio', { name: 'Weekly' })).toBeChecked()
  await expect.element(page.getByRole('list', { name: 'Weeks' })).toBeVisible()
  expect(salary.requests.map(({ params }) => params.scheme)).toEqual(['weekly-salary'])
})

test('four schemes fit a phone', async () => {
  await usePhone()
  const schemes = ['daily-salary', 'weekly-salary', 'half-monthly-salary', 'monthly-salary'] as const
  await renderSalary({ value: aSalary() }, { schemes })
  await expect.element(page.getByRole('radio', { name: 'Half-monthly' })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a switched scheme opens its own periods, and the way back leads to the one that was open', async () => {
  const { salary } = await renderSalary({ value: aSalary() }, { schemes: ['daily-salary', 'weekly-salary'] })
  const detail = answerCall(readSalary, {
    value: aDetail({ period: aPeriod('2026-11-09', { lastDay: '2026-11-15' }) }),
  })
  await expect.element(november).toBeVisible()
  salary.reply({ value: aWeeklySalary() })
  await page.getByRole('radio', { name: 'Weekly' }).click()
  const week = page.getByRole('list', { name: 'Weeks' }).getByRole('button', { name: /^9\s?–\s?15 Nov 2026/ })
  await week.click()
  await expect.element(page.getByRole('heading', { name: /^9\s?–\s?15 Nov 2026/ })).toBeVisible()
  expect(detail.requests[0]?.params).toEqual({ scheme: 'weekly-salary', day: '2026-11-09' })
  await button('All weeks').click()
  await expect.element(week).toHaveFocus()
})

test('the days of every page are saved', async () => {
  const { salary } = await renderSalary({ value: aSalary({ list: [aPeriod('2026-11-20')] }) })
  await expect.element(november).toBeVisible()
  salary.replyOnce({ value: aSalary({ list: [aPeriod('2026-11-20')], nextCursor: 'older' }) })
  salary.reply({ value: aSalary({ list: [aPeriod('2026-11-19', { earned: '5.00', paid: '5.00' })] }) })
  const file = savedFile()
  await button(say('agent-salary.periods.export')).click()
  const { name, text } = await file
  expect(name).toBe('sanuk-daily-salary.csv')
  expect(text).toMatch(
    /Day,Tier,Rate,Valid stake,Active accounts,Earned,Paid,Status,.*\r?\n2026-11-20,1,1\.00%,1234\.00,2,7\.40,7\.40,Paid,.*\r?\n2026-11-19,1,1\.00%,1234\.00,2,5\.00,5\.00,Paid,/,
  )
  expect(salary.requests.at(-1)?.query).toEqual({ cursor: 'older' })
})
