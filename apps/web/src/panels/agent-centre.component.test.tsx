import { agentOverview } from '@sanuk/contracts/agent-centre'
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
import { describeSession, endSession, startSession } from '../session/session.ts'
import { renderOnSite, say } from '../site-part.fixture.tsx'
import { PanelHost } from './panel-host.tsx'

const TYPES: AccountType[] = [1, 2]

/** Opens the overview of the agent centre as a member of a type, on a brand that opens it to `TYPES`. */
async function openAs(type: AccountType) {
  startSession('token')
  describeSession({ account: AGENT.account, type })
  answerCall(whitelabel, { value: aBrand({ agentCentreTypes: TYPES }) })
  answerCall(memberInfo, { value: { ...AGENT, type } })
  answerCall(agentOverview, { value: anOverview() })
  const { unmount } = await renderOnSite(<PanelHost />, { path: '/?panel=agentTeamOverview' })
  onTestFinished(async () => {
    // Whoever has left would be asked to sign in again.
    await unmount()
    endSession()
  })
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
    .toEqual(['Announcements', 'Team overview', 'Account registration', 'Team management', 'Daily salary'])
  await expect.element(pages.nth(1)).toHaveAttribute('aria-current', 'page')
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
