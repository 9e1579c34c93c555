import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccount } from './accounts.ts'
import { openTestBooks, type TestBooks, transfer } from './books.fixture.ts'
import { GIFT_KINDS, giftsAfter, giftsWithin } from './gifts.ts'
import { KINDS, type TransferKind } from './kinds.ts'
import { post } from './post.ts'

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks()
})
afterAll(() => books.close())

async function openMember(owner: string) {
  const name = { brand: books.brand, kind: 'member', owner, currency: 'THB', guarded: true } as const
  return openAccount(books.pool, name)
}

test('the index of gifts holds the kinds that are asked for', async () => {
  const { rows } = await books.owner.query(
    "select pg_get_indexdef(indexrelid) as index from pg_index where indexrelid = 'ledger.attempt_gifts'::regclass",
  )
  const kinds = /ARRAY\[(.*?)\]/.exec(rows[0].index)?.[1]?.match(/\d+/g)?.map(Number)
  expect(kinds?.toSorted()).toEqual(GIFT_KINDS.map((kind) => KINDS[kind]).toSorted())
})

test('gifts of members are summed by kind, and followed without leaving out those of one instant', async () => {
  const [one, other, house] = await Promise.all([openMember('one'), openMember('other'), books.open('house', false)])
  const begin = new Date(Date.now() - 60_000)
  const give = (credit: string, kind: TransferKind, sum: string) =>
    transfer({ debit: house, credit, kind, amount: parseAmount(sum) })
  await post(books.pool, [
    give(one, 'rebate', '1.5'),
    give(one, 'rebate', '2'),
    give(one, 'bonus', '10'),
    give(one, 'deposit', '500'),
    give(one, 'adjustment', '7'),
    give(other, 'salary', '3'),
  ])
  // One batch is one instant: a page ends behind it, not within it.
  const first = await giftsAfter(books.pool, begin, 1)
  expect(first.map(({ member }) => member)).toEqual(['one', 'one', 'one', 'other'])
  const last = first.at(-1)?.at ?? begin
  await expect.poll(() => Date.now()).toBeGreaterThan(last.getTime())
  await post(books.pool, [give(other, 'reward', '4')])
  expect(await giftsAfter(books.pool, last, 1)).toMatchObject([{ member: 'other' }])

  const asked = { brand: books.brand, members: ['one', 'other'], currency: 'THB', from: begin } as const
  const until = new Date(Date.now() + 60_000)
  const gifts = await giftsWithin(books.pool, { ...asked, until })
  const named = gifts.map(({ member, kind, sum }) => `${member} ${kind} ${sum}`)
  expect(named.toSorted()).toEqual(['one bonus 100000', 'one rebate 35000', 'other reward 40000', 'other salary 30000'])
  expect(await giftsWithin(books.pool, { ...asked, members: ['other'], currency: 'USD', until })).toEqual([])
  expect(await giftsWithin(books.pool, { ...asked, until: begin })).toEqual([])
})
