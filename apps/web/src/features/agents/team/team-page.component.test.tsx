import { agentMemberRounds, agentTeam } from '@sanuk/contracts/agent-centre'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { aMember, aTeam } from '../agents.fixture.ts'
import { TeamPage } from './team-page.tsx'

const NOON = Date.parse('2026-11-21T05:00:00.000Z')
const today = dayOf(NOON, 'Asia/Bangkok')
const yesterday = addDays(today, -1)

const NOK = aMember('nok', {
  type: 2,
  state: 'suspended',
  agents: 1,
  members: 3,
  month: { rounds: 12, stake: '900.00', win: '950.00', valid: '880.00', net: '50.00' },
})
const LEK = aMember('lek', { lastPlayed: yesterday, path: [...aTeam([]).path, { id: NOK.id, username: 'nok' }] })

async function renderTeam(first: Parameters<typeof answerCall<typeof agentTeam>>[1]) {
  vi.setSystemTime(NOON)
  answerCall(whitelabel, { value: aBrand() })
  const call = answerCall(agentTeam, first)
  const { router } = await renderOnSite(
    <main>
      <TeamPage title={<h2>Team</h2>} />
    </main>,
    { rooms: ['agent-centre', 'agent-salary', 'agent-members', 'agent-transfer', 'agent-freezes', 'wagers'] },
  )
  return { call, router }
}

const row = (username: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: username, exact: true }) })
const rowText = (username: string) => row(username).query()?.textContent
const openTeam = (username: string) =>
  page.getByRole('button', { name: new RegExp(`${say('agent-centre.team.open')} ${username}$`) })

test('a team lists agents with type and state, what is below them and their figures of the month', async () => {
  const { call } = await renderTeam({ value: aTeam([NOK, aMember('fah')]) })
  await expect.element(row('nok')).toBeVisible()
  for (const text of ['Agent', 'Suspended', '1 agent · 3 members', '฿880.00', '+฿50.00']) {
    expect(rowText('nok')).toContain(text)
  }
  expect(rowText('fah')).toContain(say('agent-centre.team.played.never'))
  expect(openTeam('fah').query()).toBeNull()
  expect(call.requests).toEqual([{ query: {} }])
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})

test('the list leads down into a team of the branch and back up', async () => {
  const { call } = await renderTeam({ value: aTeam([NOK]) })
  await expect.element(row('nok')).toBeVisible()
  call.reply({ value: { ...aTeam([LEK]), path: LEK.path } })
  await openTeam('nok').click()
  await expect.element(row('lek')).toBeVisible()
  expect(call.requests.at(-1)).toEqual({ query: { parent: NOK.id } })
  const path = page.getByRole('navigation', { name: say('agent-centre.team.path') })
  expect(path.query()?.textContent).toBe(`${say('agent-centre.team.mine')}nok`)

  call.reply({ value: aTeam([NOK]) })
  await path.getByRole('button', { name: say('agent-centre.team.up') }).click()
  await expect.element(row('nok')).toBeVisible()
  expect(path.query()).toBeNull()
})

test('a search at any depth shows where somebody is, and clearing it shows the team again', async () => {
  const { call } = await renderTeam({ value: aTeam([NOK]) })
  await expect.element(row('nok')).toBeVisible()
  call.reply({ value: aTeam([LEK]) })
  await page.getByRole('searchbox').fill(' le ')
  await expect.element(row('lek')).toBeVisible()
  expect(rowText('lek')).toContain(`${say('agent-centre.team.mine')} › nok`)
  expect(call.requests.at(-1)).toEqual({ query: { search: 'le' } })
  const found = page.getByRole('heading', { name: say('agent-centre.team.results', { search: 'le' }) })
  await expect.element(found).toBeVisible()

  call.reply({ value: aTeam([NOK]) })
  await page.getByRole('button', { name: say('agent-centre.team.search.clear') }).click()
  await expect.element(row('nok')).toBeVisible()
  expect(found.query()).toBeNull()
})

test('a search without a result and a team without anybody say so', async () => {
  const { call, router } = await renderTeam({ value: aTeam([]) })
  await expect.element(page.getByText(say('agent-centre.team.empty'), { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('zzz')
  await expect.element(page.getByText(say('agent-centre.team.none'), { exact: true })).toBeVisible()
  expect(call.requests.at(-1)?.query.search).toBe('zzz')
  await page.getByRole('button', { name: say('agent-centre.team.search.clear') }).click()
  await page.getByRole('button', { name: say('agent-centre.overview.empty.do') }).click()
  expect(router.location().search.panel).toBe('registerCenter')
})

test('further accounts come when the end of the list is in sight', async () => {
  const first = Array.from({ length: 40 }, (_, at) => aMember(`member${at}`))
  const { call } = await renderTeam({ value: { ...aTeam(first), nextCursor: 'abc' } })
  await expect.element(row('member39')).toBeInTheDocument()
  expect(call.requests).toHaveLength(1)
  call.reply({ value: aTeam([LEK]) })
  row('member39').element().scrollIntoView()
  await expect.element(row('lek')).toBeInTheDocument()
  expect(call.requests.at(-1)).toEqual({ query: { cursor: 'abc' } })
  await expect.element(page.getByText(say('agent-centre.team.end', { count: 41 }))).toBeVisible()
})

test('a team that could not be loaded can be asked for again', async () => {
  const { call } = await renderTeam('network fault')
  await expect.element(page.getByText(say('agent-centre.team.failed'))).toBeVisible()
  call.reply({ value: aTeam([NOK]) })
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(row('nok')).toBeVisible()
})

test('an account opens into the rounds of its last day, other days follow, and back leads to the list', async () => {
  const round = {
    id: '00000000-0000-4000-8000-0000000000aa',
    reference: 'R-1',
    gameType: 'RNG' as const,
    gameCode: 'tiger',
    gameNames: { th: 'เสือ', en: 'Tiger' },
    vassalageName: 'Siam',
    thumbnail: null,
    state: 'settled' as const,
    stake: '20.00',
    win: '5.00',
    valid: '15.00',
    net: '-15.00',
    freeStake: null,
    startedAt: `${yesterday}T05:00:00.000Z`,
    settledAt: `${yesterday}T05:00:01.000Z`,
  }
  const member = { id: LEK.id, username: 'lek' }
  const rounds = answerCall(agentMemberRounds, { value: { member, list: [round], nextCursor: null } })
  await renderTeam({ value: aTeam([LEK]) })
  await row('lek').getByRole('button', { name: 'lek' }).click()
  await expect.element(page.getByText('Tiger')).toBeVisible()
  await expect.element(page.getByText('฿15.00', { exact: true })).toBeVisible()
  expect(rounds.requests).toEqual([{ params: { id: LEK.id }, query: { day: yesterday } }])
  expect(page.getByRole('searchbox').query()).toBeNull()

  await page.getByRole('button', { name: say('agent-centre.rounds.after') }).click()
  await expect.poll(() => rounds.requests.at(-1)?.query.day).toBe(today)
  await expect.element(page.getByRole('button', { name: say('agent-centre.rounds.after') })).toBeDisabled()

  await page.getByRole('button', { name: say('agent-centre.team.back') }).click()
  await expect.element(row('lek').getByRole('button', { name: 'lek' })).toHaveFocus()
})

test('an account that never played says so and asks for no rounds', async () => {
  await renderTeam({ value: aTeam([aMember('fah')]) })
  await row('fah').getByRole('button', { name: 'fah' }).click()
  await expect.element(page.getByText(say('agent-centre.rounds.never'))).toBeVisible()
})

test('the whole list is saved as a table, page by page, formulas made harmless', async () => {
  const { call } = await renderTeam({ value: aTeam([NOK]) })
  await expect.element(row('nok')).toBeVisible()
  call.replyOnce({ value: { ...aTeam([NOK]), nextCursor: 'more' } })
  call.reply({ value: aTeam([{ ...LEK, username: '=1+1' }]) })
  const saved = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await page.getByRole('button', { name: say('agent-centre.team.export') }).click()
  await expect.poll(() => saved).toHaveBeenCalledOnce()
  const [file] = saved.mock.calls[0] ?? []
  const lines = (file instanceof Blob ? await file.text() : '').split('\r\n')
  expect(lines[1]).toContain('nok,My team,')
  expect(lines[1]).toContain(',12,900.00,880.00,950.00,50.00,')
  expect(lines[2]).toContain("'=1+1,My team › nok,")
  expect(call.requests.slice(-2)).toEqual([{ query: {} }, { query: { cursor: 'more' } }])
})

test('on a phone accounts are cards as wide as the screen', async () => {
  await usePhone({ isNarrowest: true })
  await renderTeam({ value: aTeam([{ ...NOK, username: 'a-username-of-32-letters-and-more' }]) })
  await expect.element(openTeam('a-username-of-32-letters-and-more')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
