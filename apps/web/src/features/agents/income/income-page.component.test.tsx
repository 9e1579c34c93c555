import { agentIncome, agentIncomeDay } from '@sanuk/contracts/agent-income'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { dayOf, eachDay } from '@sanuk/contracts/calendar-day'
import { memberInfo } from '@sanuk/contracts/identity'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { AGENT } from '../agents.fixture.ts'
import { forgetPeriod, periodAskedFor } from '../open-period-of.ts'
import { savedFile } from '../terms/saved-file.fixture.ts'
import { anIncome, aPayment } from './income.fixture.ts'
import { IncomePage } from './income-page.tsx'

const NOON = Date.parse('2026-11-21T05:00:00.000Z')
const today = dayOf(NOON, 'Asia/Bangkok')
const NOVEMBER = eachDay('2026-11-01', today)
const JOINED = '2026-09-20T05:00:00.000Z'

const of = (kind: 'daily-salary' | 'realtime-salary' | 'rebate', amount: string, payments = 1) => ({
  kind,
  amount,
  payments,
})
const INCOME = anIncome(NOVEMBER, {
  total: {
    income: '22.50',
    besides: '5.00',
    kinds: [of('daily-salary', '15.00'), of('realtime-salary', '7.50', 3), of('rebate', '5.00')],
  },
  '2026-11-18': { income: '6.00', kinds: [of('realtime-salary', '6.00', 2)] },
  '2026-11-20': {
    income: '16.50',
    besides: '5.00',
    kinds: [of('daily-salary', '15.00'), of('realtime-salary', '1.50'), of('rebate', '5.00')],
  },
})
const LATEST = {
  list: [
    aPayment({ amount: '15.00', firstDay: '2026-11-18', lastPeriod: '2026-11-19', lastDay: '2026-11-19' }),
    aPayment({ kind: 'rebate', amount: '5.00' }),
  ],
  nextCursor: null,
}

type First = Parameters<typeof answerCall<typeof agentIncome>>[1]
type FirstDay = Parameters<typeof answerCall<typeof agentIncomeDay>>[1]

async function renderIncome(first: First, ofDay?: FirstDay) {
  vi.setSystemTime(NOON)
  answerCall(whitelabel, { value: aBrand() })
  answerCall(memberInfo, { value: { ...AGENT, joinedAt: JOINED } })
  const months = answerCall(agentIncome, first)
  const days = ofDay && answerCall(agentIncomeDay, ofDay)
  const { router } = await renderOnSite(
    <main>
      <IncomePage title={<h2>My income</h2>} />
    </main>,
    { rooms: ['agent-centre', 'agent-income', 'wagers'] },
  )
  return { months, days, router }
}

const dayButton = (name: RegExp) => page.getByRole('button', { name })
const payments = page.getByRole('listitem')
const shown = (text: string) => page.getByText(text, { exact: true })

test('a month is shown by day and by kind, with the payments of its last day', async () => {
  const { months, days } = await renderIncome({ value: INCOME }, { value: LATEST })
  await expect.element(shown('฿22.50')).toBeVisible()
  expect(months.requests).toEqual([{ query: { from: '2026-11-01', to: today } }])
  const chart = say('agent-income.chart.label', { month: 'November 2026' })
  await expect.element(page.getByRole('img', { name: chart })).toBeVisible()
  await expect.element(dayButton(/^20 ฿16\.50 \+ ?฿5\.00 3 payments$/)).toHaveAttribute('aria-pressed', 'true')
  const kind = page.getByRole('row', { name: `${say('agent-income.kind.realtime-salary')} 3 ฿7.50` })
  await expect.element(kind).toBeVisible()
  await expect.element(payments).toHaveLength(2)
  expect(days?.requests).toEqual([{ params: { day: '2026-11-20' }, query: {} }])
  // 03:15 in UTC is 10:15 in Bangkok.
  expect(payments.first().element().textContent).toMatch(/10:15:00.*18.*19 Nov 2026.*฿15\.00/)
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})

test('another day shows its payments, further ones as they come into sight', async () => {
  const { days } = await renderIncome({ value: INCOME }, { value: LATEST })
  await expect.element(payments).toHaveLength(2)
  const many = Array.from({ length: 30 }, () => aPayment({ kind: 'realtime-salary' }))
  days?.replyOnce({ value: { list: many, nextCursor: 'abc' } })
  days?.reply({ value: { list: [aPayment({ kind: 'hourly-salary' })], nextCursor: null } })
  await dayButton(/^18 ฿6\.00/).click()
  await expect.element(payments.nth(29)).toBeInTheDocument()
  payments.nth(29).element().scrollIntoView()
  await expect.element(payments).toHaveLength(31)
  expect(days?.requests.slice(1)).toEqual([
    { params: { day: '2026-11-18' }, query: {} },
    { params: { day: '2026-11-18' }, query: { cursor: 'abc' } },
  ])
  await expect.element(shown(say('agent-income.day.end', { count: 31 }))).toBeVisible()
})

test('a payment leads to the page of its scheme with the first of its periods; a rebate leads nowhere', async () => {
  forgetPeriod()
  const { router } = await renderIncome({ value: INCOME }, { value: LATEST })
  await expect.element(payments).toHaveLength(2)
  expect(payments.nth(1).getByRole('button').query()).toBeNull()
  await payments.first().getByRole('button').click()
  await expect.poll(() => router.location().search.panel).toBe('agentDailyWages2')
  expect(periodAskedFor(['weekly-salary', 'daily-salary'])).toEqual({ scheme: 'daily-salary', day: '2026-11-18' })
  expect(periodAskedFor(['hourly-salary'])).toBeNull()
  forgetPeriod()
  expect(periodAskedFor(['daily-salary'])).toBeNull()
})

test('earlier months are asked for until the one in which the agent joined', async () => {
  const { months } = await renderIncome({ value: INCOME }, { value: LATEST })
  const [earlier, later] = [say('agent-income.month.previous'), say('agent-income.month.next')]
  await expect.element(shown('฿22.50')).toBeVisible()
  await expect.element(page.getByRole('button', { name: later })).toBeDisabled()
  months.reply({ value: anIncome(eachDay('2026-10-01', '2026-10-31')) })
  await page.getByRole('button', { name: earlier }).click()
  await expect.element(shown(say('agent-income.chart.flat'))).toBeVisible()
  await expect.element(shown(say('agent-income.kinds.none'))).toBeVisible()
  expect(months.requests.at(-1)).toEqual({ query: { from: '2026-10-01', to: '2026-10-31' } })
  expect(payments.query()).toBeNull()
  months.reply({ value: anIncome(eachDay('2026-09-01', '2026-09-30')) })
  await page.getByRole('button', { name: earlier }).click()
  await expect.element(page.getByRole('button', { name: earlier })).toBeDisabled()
})

test('failures of the month and of a day can be repeated', async () => {
  const { months, days } = await renderIncome('network fault', 'network fault')
  await expect.element(shown(say('agent-income.failed'))).toBeVisible()
  months.reply({ value: INCOME })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(shown(say('agent-income.day.failed'))).toBeVisible()
  days?.reply({ value: LATEST })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(payments).toHaveLength(2)
})

test('the days of a month and the payments of a day are saved as tables', async () => {
  const { days } = await renderIncome({ value: INCOME }, { value: LATEST })
  await expect.element(payments).toHaveLength(2)
  const month = savedFile()
  await page.getByRole('button', { name: say('agent-income.export') }).click()
  const ofMonth = await month
  expect(ofMonth.name).toContain('income-2026-11')
  expect(ofMonth.text).toContain('\r\n2026-11-20,16.50,5.00,15.00,1.50,5.00\r\n')
  days?.replyOnce({ value: { ...LATEST, nextCursor: 'more' } })
  const day = savedFile()
  await page.getByRole('button', { name: say('agent-income.day.export') }).click()
  const { text } = await day
  expect(text.trim().split('\r\n')).toHaveLength(5)
  expect(text).toContain(',2026-11-18,2026-11-19,15.00')
})

test('on a phone the page is as wide as the screen', async () => {
  await usePhone({ isNarrowest: true })
  const big = '1234567890.12'
  const income = anIncome(NOVEMBER, {
    total: { income: big, besides: big, kinds: [of('daily-salary', big)] },
    '2026-11-20': { income: big, besides: big, kinds: [of('daily-salary', big)] },
  })
  await renderIncome({ value: income }, { value: { list: [aPayment({ amount: big })], nextCursor: null } })
  await expect.element(payments).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
