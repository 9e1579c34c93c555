import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { sayListSaved } from '@sanuk/contracts/audit'
import { listMembers } from '@sanuk/contracts/office'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { Sheet } from '@sanuk/ui/sheet'
import { UsersRound } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { renderOfficePart } from '../components/office-part.fixture.tsx'
import { call } from '../wire/call.ts'
import { ID_COLUMN, momentColumn, moneyColumn, textColumn } from './described-column.tsx'
import { DescribedList } from './described-list.tsx'
import { choiceFilter, searchFilter, viewFilter } from './filter.tsx'
import { defineList } from './list-description.ts'
import { pagesOf } from './list-source.ts'

const MALI = {
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101',
  username: 'mali',
  type: 30,
  balance: '1250.5',
  currency: 'THB',
  joinedAt: '2026-11-27T03:00:00.000Z',
  lastSeenAt: null,
  closed: false,
} as const
const NIRAN = { ...MALI, id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f102', username: 'niran' }

const SOURCE = pagesOf(listMembers, (query, signal) => call(listMembers, { query }, signal))

const LIST = defineList(SOURCE, {
  key: ['members'],
  file: 'members',
  title: 'office.members',
  rowKey: ({ username }) => username,
  filters: [
    searchFilter('office.members.search'),
    choiceFilter('kind', {
      label: 'members.filter.kind',
      any: 'members.filter.kind.all',
      values: ['member', 'agent'],
      word: (kind) => `office.member.type.${kind}`,
    }),
    viewFilter('closed', { values: ['no', 'yes'], word: (closed) => `members.filter.closed.${closed}`, start: 'no' }),
  ],
  columns: [
    textColumn('username', 'office.username', { phone: 'heading', opens: true }),
    moneyColumn('balance', 'office.member.balance'),
    momentColumn('lastSeenAt', 'office.member.seen'),
    { key: 'page', header: 'office.reference', cell: ({ username }) => `page of ${username}` },
    momentColumn('joinedAt', 'office.member.joined', { fileOnly: true }),
    ID_COLUMN,
  ],
  empty: { icon: <UsersRound />, word: 'office.members.empty' },
  drawer: ({ id, row, onClose }) => (
    <Sheet open={id !== null} onClose={onClose} side="right" title={row?.username} closeLabel="Close">
      {row && `drawer of ${row.username}`}
    </Sheet>
  ),
})

type Page = Reply<typeof listMembers>

const pageOf = (list: (typeof MALI | typeof NIRAN)[], nextCursor: string | null = null): Page => ({
  value: { list, nextCursor },
})

/** Draws the list at an address; `at` is the address as it is then. */
async function renderList(address: string, first: Page) {
  const asked = answerCall(listMembers, first)
  const location = memoryLocation({ path: `/members${address}`, record: true })
  const queries = await renderOfficePart(
    <Router hook={location.hook}>
      <DescribedList list={LIST} />
    </Router>,
    ['members.see'],
  )
  return { asked, queries, at: () => location.history.at(-1) }
}

test('a list says that it loads, failed or is empty, and what a search did not find', async () => {
  const { asked } = await renderList('', 'no reply yet')
  await expect.element(page.getByRole('table', { name: 'Members' })).toHaveAttribute('aria-busy', 'true')
  asked.reply('network fault')
  await expect.element(page.getByText('Could not load the list')).toBeVisible()
  asked.reply(pageOf([]))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No members yet')).toBeVisible()
  expect(page.getByRole('table').elements()).toEqual([])
  await page.getByRole('searchbox').fill('nobody')
  await expect.element(page.getByText('No results for “nobody”')).toBeVisible()
})

test('filters stand in the address, start as the list says, and what the contract does not know is left out', async () => {
  const { asked, at } = await renderList('?kind=nonsense&search=mali&part=2', pageOf([MALI]))
  const last = () => asked.requests.at(-1)?.query
  await expect.poll(last).toEqual({ search: 'mali', closed: 'no' })
  await page.getByRole('radio', { name: 'Closed' }).click()
  await page.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Agent' }).click()
  await expect.poll(last).toEqual({ search: 'mali', closed: 'yes', kind: 'agent' })
  await page.getByRole('searchbox').fill('')
  await expect.poll(last).toEqual({ closed: 'yes', kind: 'agent' })
  // What else stood in the address belongs to somebody else.
  expect(at()).toBe('/members?kind=agent&part=2&closed=yes')
})

test('the next page follows the first, and phones draw each row as a card', async () => {
  const { asked } = await renderList('', pageOf([MALI], 'b'.repeat(24)))
  await expect.element(page.getByText('1 shown so far')).toBeVisible()
  asked.reply(pageOf([NIRAN]))
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(page.getByText('2 results')).toBeVisible()
  expect(asked.requests.at(-1)?.query).toEqual({ closed: 'no', cursor: 'b'.repeat(24) })
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Username', 'Balance', 'Last active', 'Reference'])
  expect(await findAxeViolations()).toEqual([])
  await page.viewport(390, 800)
  const card = page.getByRole('row').filter({ hasText: 'mali' })
  const [row] = card.elements()
  expect(row && getComputedStyle(row).display).not.toBe('table-row')
  await expect
    .element(card.getByRole('cell').filter({ hasText: '฿1,250.50' }))
    .toHaveAttribute('data-header', 'Balance')
  expect(await findAxeViolations()).toEqual([])
})

test('a file holds the list as it is narrowed, in the columns that have a text', async () => {
  const { asked, queries } = await renderList('?closed=yes', pageOf([MALI]))
  const saved = answerCall(sayListSaved, { value: {} })
  const files = vi.spyOn(URL, 'createObjectURL')
  queries.setQueryData(['brand'], {
    brand: { code: 'ACME', name: 'Acme', demo: false },
    timeZone: 'Asia/Bangkok',
    currency: { code: 'THB', symbol: '฿', decimals: 2 },
  })
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => saved.requests.map(({ body }) => body.rows)).toEqual([1])
  await expect.poll(() => files.mock.calls.length).toBe(1)
  const [file] = files.mock.calls[0] ?? []
  expect(file instanceof Blob && (await file.text()).replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
    'Username,Balance,Last active,Joined (Asia/Bangkok),Internal ID',
    `mali,1250.5,,2026-11-27 10:00:00,${MALI.id}`,
  ])
  expect(asked.requests.map(({ query }) => query)).toEqual([{ closed: 'yes' }, { closed: 'yes' }])
})

test('the address says whose drawer is open', async () => {
  const { at } = await renderList('?open=niran', pageOf([MALI, NIRAN]))
  await expect.element(page.getByText('drawer of niran')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('drawer of niran')).not.toBeInTheDocument()
  expect(at()).toBe('/members')
  await page.getByRole('button', { name: 'mali' }).click()
  await expect.element(page.getByText('drawer of mali')).toBeVisible()
  expect(at()).toBe('/members?open=mali')
})
