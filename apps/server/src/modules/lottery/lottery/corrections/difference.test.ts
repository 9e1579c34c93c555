import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Difference, type Posting, settleDifference } from './difference.ts'

const difference = (of: Partial<Difference>): Difference => ({
  ticket: 't',
  name: 'n',
  amount: 0n,
  owed: 0n,
  member: '1',
  house: '-1',
  receivable: '-2',
  balance: 0n,
  correction: 'c',
  ...of,
})

const movesOf = (postings: readonly Posting[]) =>
  postings.map(({ debit, credit, amount, kind }) => `${kind} ${debit} > ${credit} ${amount}`)

test('what a ticket wins more is given', () => {
  const { postings, moved, balance } = settleDifference(difference({ amount: 70n, balance: 5n }))
  expect(movesOf(postings)).toEqual(['resettlement -1 > 1 70'])
  expect([moved, balance]).toEqual([0, 75n])
})

test('of what is taken back, the member owes what the account does not hold', () => {
  const { postings, moved, owed, balance } = settleDifference(difference({ amount: -70n, balance: 30n }))
  expect(movesOf(postings)).toEqual(['shortfall -2 > -1 40', 'resettlement 1 > -1 30'])
  expect([moved, owed, balance]).toEqual([1, 40n, 0n])
})

test('an empty account owes all of it, and no money of the member moves', () => {
  const { postings, moved, owed } = settleDifference(difference({ amount: -70n }))
  expect(movesOf(postings)).toEqual(['shortfall -2 > -1 70'])
  expect([moved, owed]).toEqual([null, 70n])
})

test('what a ticket wins more pays first what the member owes for it', () => {
  const { postings, moved, owed, balance } = settleDifference(difference({ amount: 70n, owed: 40n }))
  expect(movesOf(postings)).toEqual(['shortfall -1 > -2 40', 'resettlement -1 > 1 30'])
  expect([moved, owed, balance]).toEqual([1, 0n, 30n])
})

test('there and back leaves balance and debt as they were, whatever was held', () => {
  const sum = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(sum, fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.boolean(), (amount, balance, upFirst) => {
      const first = settleDifference(difference({ amount: upFirst ? amount : -amount, balance }))
      const then = settleDifference(
        difference({ amount: upFirst ? -amount : amount, balance: first.balance, owed: first.owed }),
      )
      expect(then).toMatchObject({ balance, owed: 0n })
      expect(first.balance).toBeGreaterThanOrEqual(0n)
      const all = [...first.postings, ...then.postings]
      expect(all.every((posting) => posting.amount > 0n)).toBe(true)
    }),
  )
})
