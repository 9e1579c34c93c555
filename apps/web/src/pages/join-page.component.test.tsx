import { checkAffiliate, countLinkVisit } from '@sanuk/contracts/agent-links'
import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { memberInfo } from '@sanuk/contracts/identity'
import type { AnswerOf } from '@sanuk/contracts/route'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../brand/brand.fixture.ts'
import { forgetInvitation, keptInvitation, noteInvitation } from '../session/invitation.ts'
import { describeSession, endSession, startSession } from '../session/session.ts'
import { renderOnSite, say } from '../site-part.fixture.tsx'
import { JoinPage } from './join-page.tsx'

const OPEN: AnswerOf<typeof checkAffiliate> = { success: true, state: 'open', type: 0, inviter: 'ma***99', terms: [] }
const INVITED = { brand: 'Sanuk', inviter: 'ma***99' }

// Not when a test ends: its page still stands then, and may write again.
beforeEach(() => {
  forgetInvitation()
  localStorage.removeItem('linkVisits')
})

/** The page as a link leads to it, or without an invitation. */
async function renderJoin(code?: string, brand: Reply<typeof whitelabel> = 'no reply yet') {
  answerCall(whitelabel, brand)
  const search = code === undefined ? '' : `?code=${code}`
  noteInvitation(search)
  return renderOnSite(
    <main>
      <JoinPage />
    </main>,
    { path: `/join${search}`, rooms: ['pages', 'agents', 'agent-terms'] },
  )
}

test('an open invitation says by whom it is and leads to the registration, which keeps it', async () => {
  const checked = answerCall(checkAffiliate, { value: OPEN })
  answerCall(countLinkVisit, { value: {} })
  await renderJoin('FRIEND2345')
  await expect.element(page.getByRole('heading', { name: say('agents.invited.member', INVITED) })).toBeVisible()
  expect(checked.requests).toMatchObject([{ query: { code: 'FRIEND2345' } }])
  expect(document.title).toContain(say('pages.invited'))
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: say('agents.invited.register') }).click()
  expect(new URLSearchParams(location.search).get('panel')).toBe('register')
  expect(keptInvitation()).toBe('FRIEND2345')
})

test('an invitation for agents says so', async () => {
  answerCall(checkAffiliate, { value: { ...OPEN, type: 2 } })
  answerCall(countLinkVisit, { value: {} })
  await renderJoin('FRIEND2345')
  await expect.element(page.getByRole('heading', { name: say('agents.invited.agent', INVITED) })).toBeVisible()
})

test('an invitation for agents names their type as the brand does', async () => {
  answerCall(checkAffiliate, { value: { ...OPEN, type: 41 } })
  answerCall(countLinkVisit, { value: {} })
  await renderJoin('FRIEND2345', {
    value: aBrand({ agentTypeNames: [{ type: 41, names: { th: 'หัวหน้าสาย', en: 'Team lead' } }] }),
  })
  await expect.element(page.getByText('Invitation: Team lead')).toBeVisible()
})

test('an invitation with contract terms shows the rates before the registration', async () => {
  const tiers = [
    { rate: 40, valid: '0.00', active: 0 },
    { rate: 50, valid: '20000.00', active: 5 },
  ]
  answerCall(checkAffiliate, { value: { ...OPEN, type: 2, terms: [{ scheme: 'daily-salary', tiers }] } })
  answerCall(countLinkVisit, { value: {} })
  await renderJoin('FRIEND2345')
  const terms = page.getByRole('list', { name: 'Daily salary' })
  await expect
    .element(terms)
    .toMatchTextContent(/^0\.40% without conditions\s*0\.50% from ฿20,000\.00 valid stake and 5 active accounts/)
  await expect.element(page.getByText(say('agent-terms.offered.note'))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test.each(['ended', 'unknown'] as const)('an invitation that is %s can be left behind', async (state) => {
  answerCall(checkAffiliate, { value: { success: false, state, type: null, inviter: null, terms: [] } })
  answerCall(countLinkVisit, { value: {} })
  await renderJoin('FRIEND2345')
  await expect.element(page.getByText(say(`agents.invited.${state}`))).toBeVisible()
  await page.getByRole('button', { name: say('agents.invited.without') }).click()
  expect(keptInvitation()).toBeNull()
  expect(new URLSearchParams(location.search).get('panel')).toBe('register')
})

test('an invitation that the tab keeps, and that has ended, gives way to the one of a newly opened link', async () => {
  noteInvitation('?code=ENDED23456')
  answerCall(countLinkVisit, { value: {} })
  const checked = answerCall(checkAffiliate, { value: OPEN })
  checked.replyOnce({ value: { success: false, state: 'ended', type: null, inviter: null, terms: [] } })
  await renderJoin('FRIEND2345')
  await expect.element(page.getByRole('heading', { name: say('agents.invited.member', INVITED) })).toBeVisible()
  expect(checked.requests.map(({ query }) => query.code)).toEqual(['ENDED23456', 'FRIEND2345'])
  expect(keptInvitation()).toBe('FRIEND2345')
})

test('an open invitation that the tab keeps stays before the one of a newly opened link', async () => {
  noteInvitation('?code=FIRST23456')
  answerCall(countLinkVisit, { value: {} })
  const checked = answerCall(checkAffiliate, { value: OPEN })
  await renderJoin('FRIEND2345')
  await expect.element(page.getByRole('heading', { name: say('agents.invited.member', INVITED) })).toBeVisible()
  expect(checked.requests.map(({ query }) => query.code)).toEqual(['FIRST23456'])
  expect(keptInvitation()).toBe('FIRST23456')
})

test('a check that fails is made again', async () => {
  const checked = answerCall(checkAffiliate, 'network fault')
  answerCall(countLinkVisit, 'network fault')
  await renderJoin('FRIEND2345')
  await expect.element(page.getByText(say('agents.invited.failed'))).toBeVisible()
  checked.reply({ value: OPEN })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(page.getByRole('heading', { name: say('agents.invited.member', INVITED) })).toBeVisible()
})

test('a browser tells once a day that it opened the page of a link', async () => {
  answerCall(checkAffiliate, { value: OPEN })
  const counted = answerCall(countLinkVisit, { value: {} })
  const first = await renderJoin('FRIEND2345')
  await expect.poll(() => counted.requests).toEqual([{ body: { code: 'FRIEND2345' } }])
  await first.unmount()
  const second = await renderJoin('FRIEND2345')
  await expect.element(page.getByRole('heading', { name: say('agents.invited.member', INVITED) })).toBeVisible()
  await second.unmount()
  await renderJoin('OTHERS2345')
  await expect.poll(() => counted.requests.map(({ body }) => body.code)).toEqual(['FRIEND2345', 'OTHERS2345'])
})

test('without an invitation in the address the page is about becoming an agent', async () => {
  await renderJoin()
  await expect.element(page.getByText(say('agents.how'))).toBeVisible()
})

test('for a member the page is about becoming an agent, although the address brings an invitation', async () => {
  onTestFinished(endSession)
  answerCall(memberInfo, 'no reply yet')
  startSession('a token')
  describeSession({ account: 'nok', type: 0 })
  await renderJoin('FRIEND2345')
  await expect.element(page.getByText(say('agents.how'))).toBeVisible()
})
