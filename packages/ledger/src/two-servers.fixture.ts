import { parseAmount } from '@sanuk/money/amount'
import { expect } from 'vitest'
import { type TestBooks, transfer } from './books.fixture.ts'
import type { PostResult } from './transfer.ts'

/** Stakes of one in a burst, and what the member has. */
const BURST = 50
const COVERED = 10

/**
 * Bursts of stakes on a member who can pay for some of them, through two servers at once. Exactly those are taken. Many
 * members burst at a time, so that rows meet in batches in every way.
 */
export async function spendRace(books: TestBooks, bursts: number): Promise<void> {
  const servers = [books.server(), books.server()] as const
  const house = await books.open('vendor', false)
  const AT_ONCE = 20
  for (let done = 0; done < bursts; done += AT_ONCE) {
    const members = await Promise.all(Array.from({ length: AT_ONCE }, () => books.open('member', true)))
    const money = { amount: parseAmount(String(COVERED)), kind: 'deposit' } as const
    await Promise.all(members.map((credit) => servers[0].post(transfer({ debit: house, credit, ...money }))))
    const heard = await Promise.all(
      members.map((debit) =>
        Promise.all(
          Array.from({ length: BURST }, (_, turn) =>
            servers[turn % 2 === 0 ? 0 : 1].post(transfer({ debit, credit: house })),
          ),
        ),
      ),
    )
    for (const results of heard) expectExactlyCovered(results)
    const { rows } = await books.pool.query('select balance from ledger.account where id = any ($1::bigint[])', [
      members,
    ])
    expect(rows.every(({ balance }) => balance === '0')).toBe(true)
  }
}

/** As many as are covered, and their balances go down one by one to nothing. */
function expectExactlyCovered(results: readonly PostResult[]): void {
  const left = results.flatMap((result) => (result.outcome === 'posted' ? [result.debitBalance ?? -1n] : []))
  const steps = Array.from({ length: COVERED }, (_, index) => parseAmount(String(index)))
  expect(left.toSorted((one, other) => Number(one - other))).toEqual(steps)
  const refused = results.filter((result) => result.outcome === 'insufficient' && result.debitBalance === 0n)
  expect(refused).toHaveLength(BURST - COVERED)
}

/** Keys that two servers get in the same instant, some with other content, are paid once and answered alike. */
export async function keysSentTwice(books: TestBooks, keys: number): Promise<void> {
  const servers = [books.server(), books.server()] as const
  const { member, house } = await books.memberWith(String(keys))
  const payee = await books.open('member', true)
  const stakes = Array.from({ length: keys }, (_, index) =>
    transfer({ debit: member, credit: index % 10 === 9 ? payee : house }),
  )
  const [one, other] = await Promise.all(servers.map(({ post }) => Promise.all(stakes.map(post))))
  for (const [index, result] of (one ?? []).entries()) {
    const twin = other?.[index]
    expect(result).toMatchObject({ outcome: 'posted' })
    expect({ ...twin, replayed: null }).toEqual({ ...result, replayed: null })
    expect(new Set([result, twin].map((it) => it?.outcome === 'posted' && it.replayed))).toEqual(new Set([true, false]))
  }
  const { rows } = await books.pool.query('select balance from ledger.account where id = any ($1)', [[member, payee]])
  expect(rows.map(({ balance }) => BigInt(balance)).toSorted()).toEqual([0n, parseAmount(String(keys / 10))])
}

/** The same keys with other members' money: one of the two content is taken, the other is refused. */
export async function keysInConflict(books: TestBooks, keys: number): Promise<void> {
  const servers = [books.server(), books.server()] as const
  const { member, house } = await books.memberWith(String(keys))
  const other = (await books.memberWith(String(keys))).member
  const stakes = Array.from({ length: keys }, () => transfer({ debit: member, credit: house }))
  const heard = await Promise.all([
    Promise.all(stakes.map(servers[0].post)),
    Promise.all(stakes.map((stake) => servers[1].post({ ...stake, debit: other }))),
  ])
  for (const index of stakes.keys()) {
    const outcomes = heard.map((results) => results[index]?.outcome)
    expect(outcomes.toSorted()).toEqual(['different_content', 'posted'])
  }
}
