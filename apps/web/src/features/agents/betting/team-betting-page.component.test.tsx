import { agentBetting, agentBettingSums, type TeamRound } from '@sanuk/contracts/agent-betting'
import { agentMemberRounds } from '@sanuk/contracts/agent-centre'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { aRound } from '../rounds.fixture.ts'
import { A_TICKET, aBet, someSums } from './betting.fixture.ts'
import { TeamBettingPage } from './team-betting-page.tsx'

const NOON = Date.parse('2026-11-21T05:00:00.000Z')
const today = dayOf(NOON, 'Asia/Bangkok')
const days = { from: today, to: today }

const bets = (list: readonly TeamRound[], nextCursor: string | null = null) => ({
  value: { list: [...list], nextCursor },
})

async function renderBetting(first: Parameters<typeof answerCall<typeof agentBetting>>[1], sums = someSums()) {
  vi.setSystemTime(NOON)
  answerCall(whitelabel, { value: aBrand() })
  const call = answerCall(agentBetting, first)
  const totals = answerCall(agentBettingSums, { value: sums })
  await renderOnSite(
    <main>
      <TeamBettingPage title={<h2>Team betting</h2>} />
    </main>,
    { rooms: ['agent-betting', 'agent-centre', 'agent-salary', 'wagers'] },
  )
  return { call, totals }
}

const opener = (username: string) => page.getByRole('button', { name: new RegExp(`^${username} · `) })
const row = (username: string) => page.getByRole('row').filter({ has: opener(username) })
const rowText = (username: string) => row(username).query()?.textContent
const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a bet shows what its vendor says it is about, in the list and when it is opened', async () => {
  const summaries = [
    { text: { en: 'Home win', th: 'เจ้าบ้านชนะ' }, odds: '1.95', event: 'Buriram v Muangthong' },
    { text: { en: 'Over 2.5' }, issue: '20270115-1' },
  ]
  await renderBetting(bets([aBet({ round: { summaries, state: 'open', settledAt: null } })]))
  await expect.element(row('nok')).toBeVisible()
  for (const text of ['Home win', 'Buriram v Muangthong · odds 1.95', 'and 1 more bet']) {
    expect(rowText('nok')).toContain(text)
  }
  expect(rowText('nok')).not.toContain('Over 2.5')
  await opener('nok').click()
  await expect.element(page.getByText('Over 2.5')).toBeVisible()
  await expect.element(page.getByText('draw 20270115-1')).toBeVisible()
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})

test('bets of the team are listed with what they come to and what is open', async () => {
  const { call, totals } = await renderBetting(bets([A_TICKET, aBet()]))
  await expect.element(row('nok')).toBeVisible()
  for (const text of ['Golden Night', 'Siam Reels', 'Settled', '฿50.00', '−฿30.00'])
    expect(rowText('nok')).toContain(text)
  for (const text of ['Draw 20261121-0042', '3 digits · 3 top 123, 456 and 8 more', '10 units', 'and 6 more lines']) {
    expect(rowText('lek')).toContain(text)
  }
  // Nobody has lost the stake of an open bet yet.
  expect(rowText('lek')).not.toContain('−฿62.00')
  await expect.element(page.getByText('1,234')).toBeVisible()
  for (const sum of ['฿162.00', '฿54,000.00', '฿4,900.00', '−฿800.00']) {
    await expect.element(page.getByText(sum, { exact: true })).toBeVisible()
  }
  expect(call.requests).toEqual([{ query: days }])
  expect(totals.requests).toEqual([{ query: days }])
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})

test('every filter asks list and totals anew, and clearing them asks for all again', async () => {
  const { call, totals } = await renderBetting(bets([aBet()]))
  await expect.element(row('nok')).toBeVisible()
  const asked = async (query: object) => {
    await expect.poll(() => call.requests.at(-1)).toEqual({ query: { ...days, ...query } })
    await expect.poll(() => totals.requests.at(-1)).toEqual({ query: { ...days, ...query } })
  }
  await choose(say('wagers.state'), say('agent-betting.state.won'))
  await asked({ state: 'won' })
  await choose(say('wagers.category'), say('wagers.category.FISH'))
  await asked({ state: 'won', gameType: 'FISH' })
  await choose(say('wagers.vendor'), 'Sanuk Studio')
  await asked({ state: 'won', gameType: 'FISH', vendor: 'STUDIO' })
  await page.getByRole('searchbox', { name: say('agent-betting.member.search') }).fill(' no ')
  await asked({ state: 'won', gameType: 'FISH', vendor: 'STUDIO', member: 'no' })
  await page.getByRole('searchbox', { name: say('agent-betting.search') }).fill('20261121-0042')
  await asked({ state: 'won', gameType: 'FISH', vendor: 'STUDIO', member: 'no', search: '20261121-0042' })
  await page.getByRole('button', { name: say('agent-betting.filters.clear') }).click()
  // Once without filters was asked for before: what is kept of it is shown again.
  await expect.element(page.getByRole('searchbox', { name: say('agent-betting.search') })).toHaveValue('')
  await expect.element(page.getByRole('button', { name: say('agent-betting.filters.clear') })).not.toBeInTheDocument()
  await page.getByText(say('wagers.span.yesterday'), { exact: true }).click()
  await expect.poll(() => call.requests.at(-1)?.query.from).toBe(addDays(today, -1))
})

test('no more days are asked for than the server answers', async () => {
  const { call } = await renderBetting(bets([aBet()]))
  await expect.element(row('nok')).toBeVisible()
  await page.getByText(say('wagers.span.previous30'), { exact: true }).click()
  await expect.poll(() => call.requests.at(-1)?.query.from).toBe(addDays(today, -29))
})

test('a list without bets says so, and so do totals that are too many', async () => {
  await renderBetting(
    bets([]),
    someSums({ sums: null, exposure: { rounds: 0, stake: '0.00', tickets: 0, potential: '0.00' } }),
  )
  await expect.element(page.getByText(say('agent-betting.empty'), { exact: true })).toBeVisible()
  await expect.element(page.getByText(say('agent-betting.sums.many'))).toBeVisible()
  await expect.element(page.getByText(say('agent-betting.exposure.unknown'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: say('agent-betting.export') })).toBeDisabled()
})

test('what could not be loaded is asked for again', async () => {
  const { call } = await renderBetting('network fault')
  await expect.element(page.getByText(say('agent-betting.failed'))).toBeVisible()
  call.reply(bets([aBet()]))
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(row('nok')).toBeVisible()
})

test('a page without bets that goes on is followed to the next one, to the end of the list', async () => {
  const { call } = await renderBetting(bets([aBet()]))
  await expect.element(row('nok')).toBeVisible()
  call.replyOnce(bets([], 'further'))
  call.reply(bets([A_TICKET]))
  await choose(say('wagers.state'), say('agent-betting.state.void'))
  await expect.element(row('lek')).toBeVisible()
  expect(call.requests.slice(-2)).toEqual([
    { query: { ...days, state: 'void' } },
    { query: { ...days, state: 'void', cursor: 'further' } },
  ])
  await expect.element(page.getByText(say('agent-betting.end', { count: 1 }))).toBeVisible()
})

test('a bet opens with what it is on and the rounds of its member on that day, and back leads to the list', async () => {
  const member = aBet().member
  const rounds = answerCall(agentMemberRounds, { value: { member, list: [aRound()], nextCursor: null } })
  await renderBetting(bets([A_TICKET, aBet()]))
  await opener('lek').click()
  await expect.element(page.getByText('2 digits · 2 top 45')).toBeVisible()
  await expect.element(page.getByText('and 5 more lines')).toBeVisible()
  expect(rounds.requests).toEqual([])
  await page.getByRole('button', { name: say('agent-betting.back') }).click()
  await expect.element(opener('lek')).toHaveFocus()

  await opener('nok').click()
  await expect.poll(() => page.getByRole('listitem').query()?.textContent).toContain('S-1001')
  expect(rounds.requests).toEqual([{ params: { id: member.id }, query: { day: today } }])
  await expect.element(page.getByText('6F1C2F4E6C3C')).toBeVisible()
})

test('every bet that is asked for is saved as a table, page by page', async () => {
  const { call } = await renderBetting(bets([aBet()]))
  await expect.element(row('nok')).toBeVisible()
  call.replyOnce(bets([A_TICKET], 'more'))
  call.reply(bets([aBet({ member: { id: aBet().member.id, username: '=1+1' } })]))
  const saved = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await page.getByRole('button', { name: say('agent-betting.export') }).click()
  await expect.poll(() => saved).toHaveBeenCalledOnce()
  const [file] = saved.mock.calls[0] ?? []
  const lines = (file instanceof Blob ? await file.text() : '').split('\r\n')
  expect(lines[1]).toContain('lek,6F1C2F4E6C3D,')
  expect(lines[1]).toContain(
    'Draw 20261121-0042; 3 digits · 3 top 123, 456 and 8 more; 2 digits · 2 top 45; and 5 more lines',
  )
  expect(lines[2]).toContain("'=1+1,6F1C2F4E6C3C,")
  expect(lines[2]).toContain(',50.00,50.00,20.00,-30.00,')
  expect(call.requests.slice(-2)).toEqual([{ query: days }, { query: { ...days, cursor: 'more' } }])
})

test('on a phone bets are cards as wide as the screen', async () => {
  await usePhone({ isNarrowest: true })
  await renderBetting(
    bets([A_TICKET, aBet({ member: { id: aBet().member.id, username: 'a-username-of-32-letters-and-more' } })]),
  )
  await expect.element(opener('a-username-of-32-letters-and-more')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
