import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { sayListSaved } from '@sanuk/contracts/audit'
import { officeUpline } from '@sanuk/contracts/office-upline'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { Send } from 'lucide-react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { renderOfficePart } from '../components/office-part.fixture.tsx'
import { call } from '../wire/call.ts'
import { momentColumn, moneyColumn } from './described-column.tsx'
import { DescribedList } from './described-list.tsx'
import { searchFilter } from './filter.tsx'
import { defineList } from './list-description.ts'
import { pagesOf } from './list-source.ts'

const SENT = {
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f101',
  direction: 'up' as const,
  from: { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f102', username: 'mali' },
  to: { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f103', username: 'niran' },
  amount: '1250.5',
  at: '2026-11-27T03:00:00.000Z',
}

const SOURCE = pagesOf(officeUpline, (query, signal) => call(officeUpline, { query }, signal))

const TABLE = {
  key: ['upline'],
  file: 'upline',
  title: 'office-upline.list',
  rowKey: ({ id }: { readonly id: string }) => id,
  filters: [searchFilter('office.username.search')],
  columns: [
    momentColumn('at', 'office-upline.at', { phone: 'heading' }),
    moneyColumn('amount', 'office-upline.amount'),
  ],
  empty: { icon: <Send />, word: 'office-upline.none' },
} as const

/** As a queue: what is searched for is answered the oldest first. */
const LIST = defineList(SOURCE, {
  ...TABLE,
  sort: { day: 'at', amount: 'amount', start: (value) => (value('search') ? 'oldest' : 'newest') },
})
const CARDS = defineList(SOURCE, {
  ...TABLE,
  sort: { day: 'at', amount: 'amount' },
  card: ({ amount }) => amount,
})

const pageOf = (nextCursor: string | null, id = SENT.id): Reply<typeof officeUpline> => ({
  value: { rules: [], today: '2026-11-27', proposal: null, list: [{ ...SENT, id }], nextCursor },
})

/** Draws a list at an address; `at` is the address as it is then, `last` what was asked for last. */
async function renderList(list: typeof LIST, address = '') {
  const asked = answerCall(officeUpline, pageOf('b'.repeat(24)))
  const location = memoryLocation({ path: `/upline${address}`, record: true })
  const queries = await renderOfficePart(
    <Router hook={location.hook}>
      <DescribedList list={list} />
    </Router>,
    ['money.see'],
  )
  return { asked, queries, at: () => location.history.at(-1), last: () => asked.requests.at(-1)?.query }
}

const day = page.getByRole('columnheader', { name: 'Time' })
const amount = page.getByRole('columnheader', { name: 'Amount' })

test('a header orders the list, and pressed again the other way round; the usual order leaves the address', async () => {
  const { asked, at, last } = await renderList(LIST)
  await expect.element(day).toHaveAttribute('aria-sort', 'descending')
  await expect.element(amount).toHaveAttribute('aria-sort', 'none')
  await amount.getByRole('button').click()
  await expect.poll(last).toEqual({ sort: 'largest' })
  await expect.element(amount).toHaveAttribute('aria-sort', 'descending')
  await expect.element(day).toHaveAttribute('aria-sort', 'none')
  expect(at()).toBe('/upline?sort=largest')
  await amount.getByRole('button').click()
  await expect.poll(last).toEqual({ sort: 'smallest' })
  await expect.element(amount).toHaveAttribute('aria-sort', 'ascending')
  expect(await findAxeViolations()).toEqual([])
  asked.reply(pageOf(null, '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f104'))
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(last).toEqual({ sort: 'smallest', cursor: 'b'.repeat(24) })
  await day.getByRole('button').click()
  await expect.poll(last).toEqual({})
  expect(at()).toBe('/upline')
})

test('a list shows the order that it has by what is looked at, and an order that nobody knows is not asked for', async () => {
  const { at, last } = await renderList(LIST, '?search=mali&sort=nonsense')
  await expect.poll(last).toEqual({ search: 'mali' })
  await expect.element(day).toHaveAttribute('aria-sort', 'ascending')
  await day.getByRole('button').click()
  await expect.poll(last).toEqual({ search: 'mali', sort: 'newest' })
  expect(at()).toBe('/upline?search=mali&sort=newest')
})

test('a file has the rows in the order of the list', async () => {
  const { asked, queries, last } = await renderList(LIST, '?sort=largest')
  const saved = answerCall(sayListSaved, { value: {} })
  queries.setQueryData(['brand'], {
    brand: { code: 'ACME', name: 'Acme', demo: false },
    timeZone: 'Asia/Bangkok',
    currency: { code: 'THB', symbol: '฿', decimals: 2 },
  })
  await expect.poll(last).toEqual({ sort: 'largest' })
  asked.reply(pageOf(null))
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect.poll(() => saved.requests.length).toBe(1)
  expect(asked.requests.map(({ query }) => query)).toEqual([{ sort: 'largest' }, { sort: 'largest' }])
})

test('phones keep the buttons of the headers above the cards', async () => {
  await usePhone()
  const { last } = await renderList(LIST)
  await amount.getByRole('button').click()
  await expect.poll(last).toEqual({ sort: 'largest' })
  expect(await findAxeViolations()).toEqual([])
})

test('a list of cards is ordered by a field', async () => {
  const { last } = await renderList(CARDS)
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Lowest first' }).click()
  await expect.poll(last).toEqual({ sort: 'smallest' })
  expect(await findAxeViolations()).toEqual([])
})
