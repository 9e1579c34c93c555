import { listAgreements } from '@sanuk/contracts/agent-agreements'
import { agentOverview } from '@sanuk/contracts/agent-centre'
import { ownDividends } from '@sanuk/contracts/agent-dividend'
import { ownSalary, salarySchemes } from '@sanuk/contracts/agent-salary'
import type { DividendScheme, SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { humanCheck } from '@sanuk/contracts/guard'
import { type AccountType, memberInfo } from '@sanuk/contracts/identity'
import { listProviders } from '@sanuk/contracts/providers'
import { whitelabel } from '@sanuk/contracts/system'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../brand/brand.fixture.ts'
import { AGENT, anOverview } from '../features/agents/agents.fixture.ts'
import { aDividend } from '../features/agents/dividend/dividend.fixture.ts'
import { describeSession, endSession, startSession } from '../session/session.ts'
import { renderOnSite, say } from '../site-part.fixture.tsx'
import { PanelHost } from './panel-host.tsx'

const TYPES: AccountType[] = [1, 2]

type Opened = {
  readonly panel?: string
  readonly schemes?: readonly SalaryScheme[]
  readonly dividends?: readonly DividendScheme[]
}

/**
 * Opens the agent centre, at its overview, as a member of a type, on a brand that opens it to `TYPES`, pays salaries by the
 * day and no dividends.
 */
async function openAs(type: AccountType, opened: Opened = {}) {
  const { panel = 'agentTeamOverview', schemes = ['daily-salary'], dividends = [] } = opened
  startSession('token')
  describeSession({ account: AGENT.account, type })
  answerCall(whitelabel, { value: aBrand({ agentCentreTypes: TYPES }) })
  answerCall(memberInfo, { value: { ...AGENT, type } })
  answerCall(agentOverview, { value: anOverview() })
  answerCall(salarySchemes, { value: { list: [...schemes, ...dividends], held: [] } })
  // Before the salaries, whose address is this one for any scheme.
  answerCall(ownDividends, { value: aDividend({ schemes: [...dividends] }) })
  const salary = answerCall(ownSalary, 'no reply yet')
  answerCall(listAgreements, 'no reply yet')
  const { unmount } = await renderOnSite(<PanelHost />, {
    path: `/?panel=${panel}`,
    rooms: ['agent-salary'],
  })
  onTestFinished(async () => {
    // Whoever has left would be asked to sign in again.
    await unmount()
    endSession()
  })
  return { salary }
}

test('an agent finds the centre with its pages, the name, the type and the size of the team', async () => {
  await openAs(1)
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect.element(centre.getByText('somchai', { exact: true })).toBeVisible()
  await expect.element(centre.getByText('General agent')).toBeVisible()
  await expect.element(centre.getByText('2 agents · 5 members')).toBeVisible()
  const pages = centre.getByRole('navigation').getByRole('button')
  await expect
    .poll(() => pages.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Announcements',
      'Team overview',
      'Account registration',
      'Team management',
      'Team betting',
      'User profit and loss',
      'My income',
      'Transaction details',
      'Daily salary',
    ])
  await expect.element(pages.nth(1)).toHaveAttribute('aria-current', 'page')
})

test('pages of salaries by the hour and in real time are in the menu where the brand pays by them', async () => {
  const { salary } = await openAs(1, { panel: 'agentRealtimeSalary', schemes: ['hourly-salary', 'realtime-salary'] })
  const pages = page.getByRole('dialog').getByRole('navigation').getByRole('button')
  await expect
    .poll(() => pages.elements().map(({ textContent }) => textContent))
    .toEqual(expect.arrayContaining(['Daily salary', 'Hourly salary', 'Real-time salary']))
  await expect.element(page.getByRole('button', { name: 'Real-time salary' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => salary.requests.map(({ params }) => params)).toEqual([{ scheme: 'realtime-salary' }])
})

test('the page of dividends is in the menu where the brand pays them', async () => {
  await openAs(1, { panel: 'agentDividendRecordCopy2', dividends: ['weekly-dividend'] })
  const entry = page.getByRole('navigation').getByRole('button', { name: 'Dividend' })
  await expect.element(entry).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByText('Estimate for this week')).toBeVisible()
})

test('an address of a salary that the brand does not pay opens an empty page and no entry', async () => {
  await openAs(1, { panel: 'agentHourSalary' })
  await expect.element(page.getByText(say('agent-salary.none'))).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Hourly salary' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Hourly salary' }).query()).toBeNull()
})

test.each([
  { who: 'a plain member', type: 0, title: 'The agent centre is for agents' },
  {
    who: 'an agent of a type that the brand leaves out',
    type: 42,
    title: 'The agent centre is closed for your account',
  },
  { who: 'a trial account', type: 4, title: 'You need an account' },
] as const)('$who is refused the agent centre', async ({ type, title }) => {
  await openAs(type)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  expect(page.getByRole('navigation').query()).toBeNull()
})

test('a visitor who opens the agent centre signs in first', async () => {
  answerCall(whitelabel, { value: aBrand({ agentCentreTypes: TYPES }) })
  const asked = [answerCall(humanCheck, 'no reply yet'), answerCall(listProviders, 'no reply yet')]
  await renderOnSite(<PanelHost />, { path: '/?panel=agentTeamOverview' })
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  // What the login asks for by itself must not reach the next test.
  await expect.poll(() => asked.map(({ requests }) => requests.length)).toEqual([1, 1])
})

test('on a phone the centre begins with its menu', async () => {
  await usePhone()
  await openAs(1)
  await expect.element(page.getByText('2 agents · 5 members')).toBeVisible()
  await page.getByRole('button', { name: 'Team overview' }).click()
  await expect.element(page.getByText(say('agent-centre.figure.valid'))).toBeVisible()
})
