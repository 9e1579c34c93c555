import { expect, test, vi } from 'vitest'
import type { RoomMessage } from '#protocol'
import { answered, BETTING, baht, COUP, news, OPENED, OPENS, RULES, whole, wins } from '../rooms.fixture.ts'
import { TablesStore } from './tables-store.ts'
import { spendable } from './view.ts'

const OTHER = { ...RULES, code: 'table-2' }

/** Two tables that take bets, with 5,000 for both. */
function setUp() {
  const line = { bet: vi.fn(), decide: vi.fn(), watch: vi.fn() }
  const tables = new TablesStore(OPENED, line)
  tables.follow([RULES, OTHER])
  const [main, other] = tables.followed()
  if (!main || !other) throw new Error('two tables are followed')
  const at = (table: string, message: RoomMessage) => tables.hear({ ...message, table } as RoomMessage)
  for (const { code } of [RULES, OTHER]) at(code, whole())
  return { line, tables, main, other, at }
}

const lay = (store: ReturnType<typeof setUp>['main'], spot: string, chip: number) =>
  store.do({ kind: 'lay', spot, chip: baht(chip) })

test('chips that lie at one table are not to be spent at another', () => {
  const { main, other, tables } = setUp()
  tables.hear({ kind: 'ready', now: OPENS, balance: '100.00' })
  for (const { code } of [RULES, OTHER]) tables.hear({ ...whole(), table: code } as RoomMessage)
  lay(main, 'banker', 80)
  expect(spendable(other.view())).toBe(baht(20))
  lay(other, 'banker', 50)
  expect(other.view()).toMatchObject({ laid: [], notice: { kind: 'short', needed: baht(50), available: baht(20) } })
  main.do({ kind: 'clear' })
  lay(other, 'banker', 50)
  expect(other.view().laid).toHaveLength(1)
})

test('a bet goes out for its table, and its answer is the balance of all', () => {
  const { line, main, other, at, tables } = setUp()
  lay(other, 'banker', 100)
  other.do({ kind: 'confirm', id: '00000000-0000-4000-8000-00000000000b' })
  expect(line.bet.mock.calls).toEqual([[{ table: OTHER.code, bet: expect.objectContaining({ coup: COUP }) }]])
  expect(tables.unanswered()).toMatchObject([{ table: OTHER.code }])
  expect(spendable(main.view())).toBe(baht(4900))
  at(OTHER.code, answered({ id: '00000000-0000-4000-8000-00000000000b', balance: '4900.00' }))
  expect(tables.unanswered()).toEqual([])
  expect([main, other].map((store) => store.view().balance)).toEqual([baht(4900), baht(4900)])
  expect(spendable(main.view())).toBe(baht(4900))
})

const PAID: RoomMessage = {
  kind: 'paid',
  table: OTHER.code,
  coup: COUP,
  stake: '100.00',
  win: '200.00',
  lines: [],
  balance: '5200.00',
}

test('a win enters the shown balance with the result of its own table', () => {
  const { tables, at } = setUp()
  tables.hear(PAID)
  expect(tables.balance()).toBe(baht(5000))
  at(RULES.code, news(2, { kind: 'result', result: wins('banker') }))
  expect(tables.balance()).toBe(baht(5000))
  at(OTHER.code, news(2, { kind: 'result', result: wins('banker') }))
  expect(tables.balance()).toBe(baht(5200))
})

test('what is bet elsewhere before a result does not show its win', () => {
  const { tables, at } = setUp()
  tables.hear(PAID)
  at(RULES.code, answered({ id: '00000000-0000-4000-8000-00000000000c', balance: '5100.00' }))
  expect(tables.balance()).toBe(baht(4900))
})

test('a table that is left forgets its chips and keeps its bets, and what it pays later is in the balance', () => {
  const { line, tables, main, other } = setUp()
  lay(other, 'banker', 100)
  tables.follow([RULES])
  expect(line.watch).toHaveBeenCalledTimes(2)
  expect(other.view()).toMatchObject({ at: null, table: null, laid: [] })
  expect(spendable(main.view())).toBe(baht(5000))
  tables.hear(PAID)
  expect(tables.balance()).toBe(baht(5200))
  expect(tables.followed()).toEqual([main])
})

test('the balance that the site tells counts at all tables, unless a bet waits', () => {
  const { tables, main, other } = setUp()
  tables.siteBalance(baht(7000))
  expect([main, other].map((store) => store.view().balance)).toEqual([baht(7000), baht(7000)])
  lay(main, 'banker', 100)
  main.do({ kind: 'confirm', id: '00000000-0000-4000-8000-00000000000b' })
  tables.siteBalance(baht(1))
  expect(tables.balance()).toBe(baht(7000))
})

test('news of one table change no other', () => {
  const { main, other, at } = setUp()
  const before = main.view().table
  at(OTHER.code, news(2, { kind: 'closed' }))
  expect(other.view().table?.phase).toBe('closed')
  expect(main.view().table).toBe(before)
  expect(before).toEqual(BETTING)
})
