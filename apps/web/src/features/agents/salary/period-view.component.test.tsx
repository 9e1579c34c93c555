import { agentMemberRounds } from '@sanuk/contracts/agent-centre'
import { readSalary } from '@sanuk/contracts/agent-salary'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { showTheme, usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { aRound } from '../rounds.fixture.ts'
import { savedFile } from '../terms/saved-file.fixture.ts'
import { PeriodView } from './period-view.tsx'
import { aContract, aDetail, aMemberDay, aPeriod, NOK, TIERS } from './salary.fixture.ts'
import type { SalaryDetail } from './use-salary.ts'

type Look = { readonly scheme?: SalaryScheme; readonly day?: string; readonly theme?: 'light' | 'dark' }

async function renderPeriod(first: Reply<typeof readSalary>, look: Look = {}) {
  const { scheme = 'daily-salary', day = '2026-11-19', theme = 'light' } = look
  await showTheme(theme)
  answerCall(whitelabel, { value: aBrand() })
  const detail = answerCall(readSalary, first)
  const onBack = vi.fn()
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <h2>Salary</h2>
      <PeriodView scheme={scheme} day={day} onBack={onBack} />
    </main>,
    { rooms: ['agent-salary', 'wagers'] },
  )
  return { detail, onBack }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test.each(['light', 'dark'] as const)('a day opens into rates, members and their rounds, in %s', async (theme) => {
  const rounds = answerCall(agentMemberRounds, {
    value: { member: { id: NOK, username: 'nok88' }, list: [aRound({ valid: '44.06' })], nextCursor: null },
  })
  const { detail, onBack } = await renderPeriod({ value: aDetail() }, { theme })
  await expect.element(button('All days')).toHaveFocus()
  const parts = page.getByRole('list', { name: say('agent-salary.parts') })
  await expect.element(parts.getByText('฿244.06 × 1.00% = ฿2.4406')).toBeVisible()
  await expect.element(parts.getByText('฿1,000.00 × (1.00% − 0.50%) = ฿5.0000')).toBeVisible()
  await expect.element(parts.getByText('Team of som')).toBeVisible()
  await expect.element(page.getByText('฿7.4406')).toBeVisible()
  await expect.element(page.getByText('฿0.0006')).toBeVisible()
  await expect.element(page.getByText(say('agent-salary.tiers'))).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^som\s*1 round/ })).toBeVisible()
  const member = page.getByRole('button', { name: /^nok88\s*Active\s*3 rounds/ })
  await member.click()
  await expect.element(member).toHaveAttribute('aria-expanded', 'true')
  await expect
    .element(page.getByRole('list', { name: 'Rounds of nok88 settled on 19 Nov' }).getByText('฿44.06'))
    .toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  expect(detail.requests[0]?.params).toEqual({ scheme: 'daily-salary', day: '2026-11-19' })
  expect(rounds.requests[0]).toMatchObject({ params: { id: NOK }, query: { day: '2026-11-19' } })
  await button('All days').click()
  expect(onBack).toHaveBeenCalledOnce()
})

test('a week names the day of each member, whose rounds open by that day', async () => {
  const rounds = answerCall(agentMemberRounds, {
    value: { member: { id: NOK, username: 'nok88' }, list: [aRound()], nextCursor: null },
  })
  const period = aPeriod('2026-11-16', { lastDay: '2026-11-22', tier: 2, rate: 40, valid: '24000.00', active: 1_234 })
  const members = [
    aMemberDay({ id: NOK, username: 'nok88', day: '2026-11-20', isActive: true }),
    aMemberDay({ id: NOK, username: 'nok88', day: '2026-11-17' }),
  ]
  await renderPeriod(
    { value: aDetail({ period, contract: aContract(...TIERS), members }) },
    { scheme: 'weekly-salary', day: '2026-11-16' },
  )
  await expect.element(page.getByRole('heading', { name: /^16\s?–\s?22 Nov 2026/ })).toBeVisible()
  await expect
    .poll(() => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent))
    .toEqual(expect.arrayContaining(['Active accounts1,234', 'Tier2 of 3', 'Rate0.40%']))
  const tier = page.getByRole('table', { name: 'Tiers' }).getByRole('row', { name: /^0\.40%/ })
  await expect.element(tier).toHaveAttribute('aria-current', 'true')
  await expect.element(tier).toMatchTextContent(/^0\.40% Reached/)
  await expect.element(page.getByRole('button', { name: /^nok88\s*Active\s*20 Nov · 1 round/ })).toBeVisible()
  await page.getByRole('button', { name: /^nok88\s*17 Nov · 1 round/ }).click()
  await expect.element(page.getByRole('list', { name: 'Rounds of nok88 settled on 17 Nov' })).toBeVisible()
  expect(rounds.requests[0]).toMatchObject({ params: { id: NOK }, query: { day: '2026-11-17' } })
  await expect.element(page.getByText(say('agent-salary.windows'))).not.toBeInTheDocument()
  expect(await findAxeViolations()).toEqual([])
})

/** 311.88 × 50% + 88.12 × 100% = 244.06 */
const KINDS: SalaryDetail['members'][number]['kinds'] = [
  { gameType: 'RNG', valid: '311.88', weight: 50 },
  { gameType: 'LIVE', valid: '88.12', weight: 100 },
]

test('a day of which not all counts says how much does, and by which weights', async () => {
  await usePhone()
  const [own, team] = aDetail().parts
  const [nok, som] = aDetail().members
  if (!own || !team || !nok || !som) throw new Error('the detail has two parts and two members')
  await renderPeriod({
    value: aDetail({
      parts: [{ ...own, staked: '400.00' }, team],
      members: [{ ...nok, staked: '400.00', kinds: KINDS }, som],
    }),
  })
  await expect.element(page.getByText('฿244.06 of ฿400.00 valid stake counts')).toBeVisible()
  await expect
    .element(page.getByText('Counts: Slots ฿311.88 × 50% + Live casino ฿88.12 × 100% = ฿244.0600'))
    .toBeVisible()
  expect(page.getByText(/^Counts:/).elements()).toHaveLength(1)
  expect(page.getByText(/valid stake counts$/).elements()).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test('a running period with tiers says what is missing to the next one', async () => {
  const period = aPeriod('2026-11-19', { state: 'running', tier: 0, rate: 0, valid: '0', active: 0 })
  const contract = aContract(TIERS[1], TIERS[2])
  const missing = { tier: TIERS[1], valid: '20000.00', active: 5 }
  await renderPeriod({ value: aDetail({ period, contract, missing, parts: [] }) })
  await expect.element(page.getByText('฿20,000.00 valid stake and 5 active accounts to 0.40%')).toBeVisible()
  await expect.element(page.getByText(say('agent-salary.tier.none'))).toBeVisible()
  await expect.element(page.getByText(say('agent-salary.tier.reached'))).not.toBeInTheDocument()
})

/** Windows of five minutes from 12:05 in Bangkok on, the newest first; the one that ends at 12:25 is a correction. */
const windows = Array.from({ length: 30 }, (_, at) => ({
  endsAt: new Date(Date.UTC(2026, 10, 19, 5, 5 * (at + 1))).toISOString(),
  valid: at === 4 ? '-40.00' : '100.00',
  earned: at === 4 ? '-0.40' : '1.00',
})).toReversed()

test('a real-time day lists its windows, the newest 24 until all are wanted, and explains corrections', async () => {
  await renderPeriod({ value: aDetail({ windows }) }, { scheme: 'realtime-salary' })
  const list = page.getByRole('list', { name: say('agent-salary.windows') })
  const rows = list.getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent(/^Until 14:30Valid stake ฿100\.00\+฿1\.00$/)
  expect(rows.elements()).toHaveLength(24)
  await expect.element(page.getByText(say('agent-salary.windows.corrected'))).toBeVisible()
  await button('Show all 30').click()
  await expect.poll(() => rows.elements().length).toBe(30)
  await expect.element(rows.nth(25)).toMatchTextContent(/^Until 12:25Valid stake −฿40\.00−฿0\.40Correction$/)
  await expect.element(button(say('agent-salary.windows.fewer'))).toHaveFocus()
  expect(await findAxeViolations()).toEqual([])
})

test('a window that ended on another day shows the date, and without corrections none are explained', async () => {
  await usePhone()
  const late = { endsAt: '2026-11-19T17:00:00.000Z', valid: '1.00', earned: '0.01' }
  await renderPeriod({ value: aDetail({ windows: [late] }) }, { scheme: 'hourly-salary' })
  await expect.element(page.getByText('Until 20 Nov 00:00')).toBeVisible()
  await expect.element(page.getByText(say('agent-salary.windows.corrected'))).not.toBeInTheDocument()
  await expect.element(button(/^Show all/)).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('an hourly day without windows says so', async () => {
  await renderPeriod({ value: aDetail() }, { scheme: 'hourly-salary' })
  await expect.element(page.getByText(say('agent-salary.windows.none'))).toBeVisible()
})

test('a day on a phone fits', async () => {
  await usePhone()
  await renderPeriod({ value: aDetail({ contract: aContract(...TIERS) }) })
  await expect.element(page.getByRole('button', { name: /^nok88/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})

test.each([
  ['running', /is not over, so the amount still changes/],
  ['waiting', /paid once everything due to you reaches the minimum payout/],
  ['paid', /^Paid 21 Nov 2026/],
  ['owing', /deducted from coming periods/],
  ['nothing', /brought no salary/],
] as const)('a period explains its state: %s', async (state, words) => {
  await renderPeriod({ value: aDetail({ period: aPeriod('2026-11-19', { state }), parts: [], members: [] }) })
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByText(say('agent-salary.parts.none'))).toBeVisible()
  await expect.element(button(say('agent-salary.members.export'))).toBeDisabled()
})

test('a period that does not load says so and is tried again', async () => {
  const { detail } = await renderPeriod('network fault')
  await expect.element(page.getByText(say('agent-salary.why.failed'))).toBeVisible()
  detail.reply({ value: aDetail() })
  await button(say('site.retry')).click()
  await expect.element(page.getByText('฿7.4406')).toBeVisible()
})

test('the members of every page are saved, under the name of scheme and day', async () => {
  const { detail } = await renderPeriod({ value: aDetail() }, { scheme: 'weekly-salary', day: '2026-11-16' })
  await expect.element(page.getByRole('button', { name: /^nok88/ })).toBeVisible()
  const [nok, som] = aDetail().members
  const weighed = nok && { ...nok, staked: '400.00', kinds: KINDS }
  detail.replyOnce({ value: aDetail({ members: weighed ? [weighed] : [], nextCursor: 'more' }) })
  detail.reply({ value: aDetail({ members: som ? [som] : [] }) })
  const file = savedFile()
  await button(say('agent-salary.members.export')).click()
  const { name, text } = await file
  expect(name).toBe('sanuk-weekly-salary-2026-11-16.csv')
  expect(text).toMatch(
    /Day,Member,Active,.*\r?\n2026-11-19,nok88,1,3,400\.00,Slots 50%,244\.06,1\.00%,0\.00%,2\.4406\r?\n2026-11-19,som,0,1,1000\.00,,1000\.00,1\.00%,0\.50%,5\.00/,
  )
  expect(detail.requests.at(-1)).toEqual({
    params: { scheme: 'weekly-salary', day: '2026-11-16' },
    query: { cursor: 'more' },
  })
})
