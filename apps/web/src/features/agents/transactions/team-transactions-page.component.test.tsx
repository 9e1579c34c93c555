import { agentTransactions, type TeamEntry } from '@sanuk/contracts/agent-transactions'
import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { TeamTransactionsPage } from './team-transactions-page.tsx'

const NOON = Date.parse('2026-11-21T05:00:00.000Z')
const today = dayOf(NOON, 'Asia/Bangkok')
const days = { from: today, to: today }

/** A deposit, but for what a test changes. */
const anEntry = (username: string, change: Partial<TeamEntry> = {}): TeamEntry => ({
  id: `${username}-1`,
  member: { id: '00000000-0000-4000-8000-00000000000a', username },
  kind: 'deposit',
  amount: '500.00',
  at: '2026-11-21T04:00:00.000Z',
  reference: '6F1C2F4E6C3C',
  ...change,
})
const PAID_OUT = anEntry('lek', { id: 'lek-0', kind: 'hold', amount: '-120.50', reference: '6F1C2F4E6C3D' })

const entries = (list: readonly TeamEntry[], nextCursor: string | null = null) => ({
  value: { list: [...list], nextCursor },
})

async function renderTransactions(first: Parameters<typeof answerCall<typeof agentTransactions>>[1]) {
  vi.setSystemTime(NOON)
  answerCall(whitelabel, { value: aBrand() })
  const call = answerCall(agentTransactions, first)
  await renderOnSite(
    <main>
      <TeamTransactionsPage title={<h2>Transaction details</h2>} />
    </main>,
    { rooms: ['agent-transactions', 'agent-centre', 'wagers', 'wallet'] },
  )
  return call
}

const row = (username: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: username, exact: true }) })
const rowText = (username: string) => row(username).query()?.textContent

test('transactions of the team are listed with kind, sign, time and reference', async () => {
  const call = await renderTransactions(entries([anEntry('nok'), PAID_OUT]))
  await expect.element(row('nok')).toBeVisible()
  for (const text of ['Deposit', '+฿500.00', '11:00', '6F1C2F4E6C3C']) expect(rowText('nok')).toContain(text)
  for (const text of ['Withdrawal hold', '−฿120.50']) expect(rowText('lek')).toContain(text)
  expect(call.requests).toEqual([{ query: days }])
  await expect.element(page.getByText(say('agent-transactions.end', { count: 2 }))).toBeVisible()
  expect(await findAxeViolations(document.querySelector('main') ?? undefined)).toEqual([])
})

test('every filter asks anew', async () => {
  const call = await renderTransactions(entries([anEntry('nok')]))
  await expect.element(row('nok')).toBeVisible()
  const asked = (query: object) => expect.poll(() => call.requests.at(-1)).toEqual({ query: { ...days, ...query } })
  await page.getByRole('button', { name: say('wallet.group.reward') }).click()
  await asked({ group: 'reward' })
  await page.getByRole('searchbox', { name: say('agent-transactions.member.search') }).fill('no')
  await asked({ group: 'reward', member: 'no' })
  await page.getByRole('textbox', { name: say('agent-transactions.least') }).fill('100')
  await asked({ group: 'reward', member: 'no', least: '100' })
  await page.getByRole('textbox', { name: say('agent-transactions.most') }).fill('2000.5')
  await asked({ group: 'reward', member: 'no', least: '100', most: '2000.5' })
  await page.getByRole('textbox', { name: say('agent-transactions.least') }).fill('')
  await asked({ group: 'reward', member: 'no', most: '2000.5' })
})

test('a list without transactions says so', async () => {
  await renderTransactions(entries([]))
  await expect.element(page.getByText(say('agent-transactions.empty'), { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: say('agent-transactions.export') })).toBeDisabled()
})

test('what could not be loaded is asked for again', async () => {
  const call = await renderTransactions('network fault')
  await expect.element(page.getByText(say('agent-transactions.failed'))).toBeVisible()
  call.reply(entries([anEntry('nok')]))
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect.element(row('nok')).toBeVisible()
})

test('further transactions come when the end of the list is in sight', async () => {
  const first = Array.from({ length: 50 }, (_, at) => anEntry(`member${at}`))
  const call = await renderTransactions(entries(first, 'abc'))
  await expect.element(row('member49')).toBeInTheDocument()
  expect(call.requests).toHaveLength(1)
  call.reply(entries([PAID_OUT]))
  row('member49').element().scrollIntoView()
  await expect.element(row('lek')).toBeInTheDocument()
  expect(call.requests.at(-1)).toEqual({ query: { ...days, cursor: 'abc' } })
})

test('all of it is saved as a table, page by page', async () => {
  const call = await renderTransactions(entries([anEntry('nok')]))
  await expect.element(row('nok')).toBeVisible()
  call.replyOnce(entries([anEntry('=1+1')], 'more'))
  call.reply(entries([PAID_OUT]))
  const saved = vi.spyOn(URL, 'createObjectURL')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await page.getByRole('button', { name: say('agent-transactions.export') }).click()
  await expect.poll(() => saved).toHaveBeenCalledOnce()
  const [file] = saved.mock.calls[0] ?? []
  const lines = (file instanceof Blob ? await file.text() : '').split('\r\n')
  expect(lines[0]).toContain('(Asia/Bangkok)')
  expect(lines[1]).toContain(",'=1+1,Deposit,500.00,6F1C2F4E6C3C")
  expect(lines[2]).toContain(',lek,Withdrawal hold,-120.50,6F1C2F4E6C3D')
  expect(call.requests.slice(-2)).toEqual([{ query: days }, { query: { ...days, cursor: 'more' } }])
})

test('on a phone transactions are cards as wide as the screen', async () => {
  await usePhone({ isNarrowest: true })
  await renderTransactions(entries([anEntry('a-username-of-32-letters-and-more')]))
  await expect.element(row('a-username-of-32-letters-and-more')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
