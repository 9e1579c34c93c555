import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBooks, type TestBooks, transfer } from './books.fixture.ts'
import { FLOW_KINDS, flowsByDay } from './flows.ts'
import { KINDS } from './kinds.ts'
import { postOne } from './post.ts'

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks()
})
afterAll(() => books.close())

test('the index of cash flows holds the kinds that are asked for', async () => {
  const { rows } = await books.owner.query(
    "select pg_get_indexdef(indexrelid) as index from pg_index where indexrelid = 'ledger.attempt_flows'::regclass",
  )
  const kinds = /ARRAY\[(.*?)\]/.exec(rows[0].index)?.[1]?.match(/\d+/g)?.map(Number)
  expect(kinds?.toSorted()).toEqual(FLOW_KINDS.map((kind) => KINDS[kind]).toSorted())
})

test('sums posted transfers of a day by kind and accounts, without stakes and refusals', async () => {
  const [member, bank, house, vendor] = await Promise.all([
    books.open('member', true),
    books.open('bank', false),
    books.open('house', false),
    books.open('vendor', false),
  ])
  const move = ([debit, credit]: [string, string], kind: 'bonus' | 'withdrawal' | 'deposit' | 'bet', sum: string) =>
    postOne(books.pool, transfer({ debit, credit, kind, amount: parseAmount(sum) }))
  await move([bank, member], 'deposit', '100')
  await move([house, member], 'bonus', '20.5')
  await move([house, member], 'bonus', '4.5')
  await move([member, bank], 'withdrawal', '30')
  await move([member, vendor], 'bet', '10')
  expect(await move([member, bank], 'withdrawal', '1000')).toMatchObject({ outcome: 'insufficient' })
  const [begins, ends] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)]
  const days = [
    { day: '2026-01-01', begins: new Date(0), ends: begins },
    { day: '2026-01-02', begins, ends },
  ]
  const flows = await flowsByDay(books.pool, { brand: books.brand, currency: 'THB', days })
  expect(flows.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { day: '2026-01-02', kind: 'bonus', from: 'house', to: 'member', sum: 250_000n, number: 2 },
    { day: '2026-01-02', kind: 'withdrawal', from: 'member', to: 'bank', sum: 300_000n, number: 1 },
  ])
})
