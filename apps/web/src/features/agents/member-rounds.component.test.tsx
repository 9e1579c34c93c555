import { agentMemberRounds } from '@sanuk/contracts/agent-centre'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { MemberRounds } from './member-rounds.tsx'
import { aRound } from './rounds.fixture.ts'

const MEMBER = { id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a11', username: 'nok88' }

const renderRounds = () => {
  answerCall(whitelabel, { value: aBrand() })
  return renderOnSite(
    <main>
      <h1>Team</h1>
      <MemberRounds member={MEMBER.id} username={MEMBER.username} day="2026-11-19" />
    </main>,
    { rooms: ['agent-salary', 'wagers'] },
  )
}

const list = page.getByRole('list', { name: 'Rounds of nok88 settled on 19 Nov' })

test('rounds come a page at a time, and a failed page is tried again', async () => {
  const rounds = answerCall(agentMemberRounds, { value: { member: MEMBER, list: [aRound()], nextCursor: 'older' } })
  await renderRounds()
  await expect
    .element(list.getByRole('listitem'))
    .toMatchTextContent(/Golden Night12:00:00 · Studio · S-1001.*Stake ฿50\.00Valid ฿50\.00Net −฿30\.00/)
  expect(await findAxeViolations()).toEqual([])
  rounds.reply('network fault')
  await page.getByRole('button', { name: 'Show more rounds' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(say('agent-salary.rounds.more.failed'))
  rounds.reply({
    value: {
      member: MEMBER,
      list: [aRound({ id: crypto.randomUUID(), reference: 'S-1000', state: 'rolled_back' })],
      nextCursor: null,
    },
  })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(list.getByText('S-1000', { exact: false })).toBeVisible()
  await expect.element(list.getByText(say('wagers.state.rolled_back'), { exact: true })).toBeVisible()
  await expect.element(page.getByText(say('agent-salary.rounds.end'))).toBeVisible()
  expect(rounds.requests.map(({ query }) => query.cursor)).toContain('older')
})

test('a free round shows no stake', async () => {
  answerCall(agentMemberRounds, {
    value: { member: MEMBER, list: [aRound({ stake: '0', freeStake: '5.00' })], nextCursor: null },
  })
  await renderRounds()
  await expect.element(list.getByRole('listitem')).toMatchTextContent(/Stake Free round/)
})

test('a day without rounds says so', async () => {
  answerCall(agentMemberRounds, { value: { member: MEMBER, list: [], nextCursor: null } })
  await renderRounds()
  await expect.element(page.getByText(say('agent-salary.rounds.none'))).toBeVisible()
})

test('rounds that do not load are tried again', async () => {
  const rounds = answerCall(agentMemberRounds, 'network fault')
  await renderRounds()
  await expect.element(page.getByText(say('agent-salary.rounds.failed'))).toBeVisible()
  rounds.reply({ value: { member: MEMBER, list: [aRound()], nextCursor: null } })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(list).toBeVisible()
})

test('rounds fit a phone, where the valid stake names itself', async () => {
  await usePhone()
  answerCall(agentMemberRounds, { value: { member: MEMBER, list: [aRound({ valid: '44.06' })], nextCursor: null } })
  await renderRounds()
  await expect.element(list.getByText('Valid')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await findAxeViolations()).toEqual([])
})
