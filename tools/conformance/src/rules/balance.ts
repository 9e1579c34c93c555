import { call, moving, openRound, placed, type Table } from '../play/table.ts'
import { balanceIn, expectCount, expectMoney, expectStatus } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

/** A currency the platform certainly knows and this member does not have: the one for testing, or money. */
const other = ({ party }: Table): string => (party.currency === 'XTS' ? 'THB' : 'XTS')

export const balanceRules: readonly Rule[] = [
  {
    name: 'balance.answer',
    says: 'the balance is a decimal string and does not change by being asked for',
    check: async (table) => {
      const asked = await Promise.all(Array.from({ length: 5 }, () => call(table, 'balance')))
      const balances = new Set(asked.map((answer) => balanceIn(expectStatus(answer, 'OK'))))
      expectCount('balance', { expected: 1, got: balances.size })
    },
  },
  {
    name: 'balance.follows',
    says: 'the balance is what the last answer said it was',
    check: async (table) => {
      const round = openRound(table)
      const bet = await moving(table, -table.stake, () => placed(round))
      const undone = balanceIn(expectStatus(await round.rollback(bet), 'OK'))
      expectMoney('a balance of', { expected: undone, got: balanceIn(await call(table, 'balance')) })
    },
  },
  {
    name: 'currency.balance',
    says: 'the balance in another currency than the member’s is INVALID_CURRENCY',
    check: async (table) => {
      expectStatus(await call(table, 'balance', { currency: other(table) }), 'INVALID_CURRENCY')
    },
  },
  {
    name: 'currency.bet',
    says: 'a bet in another currency is INVALID_CURRENCY and moves nothing: play money never meets money',
    check: (table) =>
      moving(table, 0n, async () => {
        expectStatus(await openRound(table).bet({ currency: other(table) }), 'INVALID_CURRENCY')
        expectStatus(await openRound(table).betwin({ currency: other(table) }), 'INVALID_CURRENCY')
      }),
  },
  {
    name: 'currency.win',
    says: 'a win, a return and a rollback in another currency are INVALID_CURRENCY and move nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      await moving(table, 0n, async () => {
        const currency = other(table)
        expectStatus(await round.win({ bet, currency }), 'INVALID_CURRENCY')
        expectStatus(await round.giveBack(bet, { amount: '0.01', currency }), 'INVALID_CURRENCY')
        expectStatus(await round.rollback(bet, { currency }), 'INVALID_CURRENCY')
      })
    },
  },
  {
    name: 'currency.unknown',
    says: 'a currency nobody knows is refused',
    check: async (table) => {
      for (const currency of ['ZZZ', 'thb', 'BAHT']) {
        expectStatus(await call(table, 'balance', { currency }), 'INVALID_CURRENCY', 'INVALID_REQUEST')
      }
    },
  },
]
