import { randomUUID } from 'node:crypto'
import { writeMoney } from '../play/money.ts'
import { call, fresh, moving, movingNothing, openRound, placed, type Table, withEmptyPurse } from '../play/table.ts'
import { balanceIn, during, expectMoney, expectMoved, expectSame, expectStatus, Unseen } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

/** A stake next to the smallest one, so that it is another amount and still allowed. */
const otherStake = ({ stake }: Table): string => writeMoney(stake + 100n)

export const betRules: readonly Rule[] = [
  {
    name: 'bet.debits',
    says: 'a bet takes its amount once and answers the balance after it',
    check: (table) =>
      moving(table, -table.stake, async () => {
        const before = balanceIn(await call(table, 'balance'))
        const balance = expectMoved(await openRound(table).bet())
        expectMoney('a balance of', { expected: before - table.stake, got: balance })
      }),
  },
  {
    name: 'bet.several',
    says: 'several bets of one round are all taken, each for itself',
    check: (table) =>
      moving(table, -3n * table.stake, async () => {
        const round = openRound(table)
        for (let bet = 0; bet < 3; bet += 1) expectMoved(await round.bet())
      }),
  },
  {
    name: 'bet.idempotent',
    says: 'the same transaction answers the same, also when the balance has changed and the round is over',
    check: (table) =>
      moving(table, table.stake, async () => {
        const round = openRound(table)
        const transaction = fresh()
        const first = await round.bet({ transaction })
        expectMoved(first)
        expectSame(first, await round.bet({ transaction }))
        expectMoved(await round.win({ bet: transaction, amount: writeMoney(2n * table.stake), roundClosed: true }))
        expectSame(first, await round.bet({ transaction }))
      }),
  },
  {
    name: 'bet.repeat_without_session',
    says: 'a repeat hears the first answer although the session is another one or over',
    check: (table) =>
      moving(table, -table.stake, async () => {
        const round = openRound(table)
        const transaction = fresh()
        const first = await round.bet({ transaction })
        expectMoved(first)
        expectSame(first, await round.bet({ transaction, token: table.extras.expiredToken ?? fresh() }))
      }),
  },
  {
    name: 'bet.other_content',
    says: 'the same transaction with other content is DUPLICATE_TRANSACTION and moves nothing',
    check: async (table) => {
      const round = openRound(table)
      const transaction = await placed(round)
      const refused = 'DUPLICATE_TRANSACTION'
      await movingNothing(table, async () => {
        await during('amount', async () => {
          expectStatus(await round.bet({ transaction, amount: otherStake(table) }), refused)
        })
        await during('round', async () => expectStatus(await openRound(table).bet({ transaction }), refused))
        await during('closing', async () => expectStatus(await round.bet({ transaction, roundClosed: true }), refused))
        await during('a win', async () => expectStatus(await round.win({ transaction, bet: transaction }), refused))
        await during('a rollback', async () => {
          expectStatus(await round.rollback(transaction, { transaction }), refused)
        })
      })
    },
  },
  {
    name: 'bet.not_enough',
    says: 'a bet that is not covered is NOT_ENOUGH_MONEY, with the actual balance, and moves nothing',
    check: (table) =>
      withEmptyPurse(table, async (left) => {
        const answer = expectStatus(await openRound(table).bet(), 'NOT_ENOUGH_MONEY')
        expectMoney('a balance of', { expected: left, got: balanceIn(answer) })
        expectMoney('a balance of', { expected: left, got: balanceIn(await call(table, 'balance')) })
      }),
  },
  {
    name: 'bet.decline_repeats',
    says: 'a bet that was refused stays refused when money has come',
    check: async (table) => {
      const round = openRound(table)
      const transaction = fresh()
      await withEmptyPurse(table, async () => {
        expectStatus(await round.bet({ transaction }), 'NOT_ENOUGH_MONEY')
      })
      await movingNothing(table, async () => {
        expectStatus(await round.bet({ transaction }), 'NOT_ENOUGH_MONEY')
      })
    },
  },
  {
    name: 'bet.too_small',
    says: 'a bet below the smallest stake is LIMIT_REACHED and moves nothing',
    check: (table) =>
      movingNothing(table, async () => {
        if (table.limits.minimum <= 1n) throw new Unseen('needs a game with a smallest stake above 0.0001')
        const amount = writeMoney(table.limits.minimum - 1n)
        expectStatus(await openRound(table).bet({ amount }), 'LIMIT_REACHED')
        expectStatus(await openRound(table).bet({ amount: '0' }), 'LIMIT_REACHED', 'INVALID_REQUEST')
      }),
  },
  {
    name: 'bet.too_large',
    says: 'a bet above the largest stake is LIMIT_REACHED and moves nothing',
    check: (table) =>
      movingNothing(table, async () => {
        const amount = writeMoney(table.limits.maximum + 1n)
        expectStatus(await openRound(table).bet({ amount }), 'LIMIT_REACHED')
      }),
  },
  {
    name: 'bet.closed_round',
    says: 'nothing is staked in a closed round: ROUND_CLOSED',
    check: async (table) => {
      const round = openRound(table)
      await placed(round, { roundClosed: true })
      await movingNothing(table, async () => expectStatus(await round.bet(), 'ROUND_CLOSED'))
    },
  },
  {
    name: 'bet.notes',
    says: 'a bet may carry details and name a bonus',
    check: (table) =>
      moving(table, -2n * table.stake, async () => {
        const round = openRound(table)
        expectMoved(await round.bet({ details: 'red 7, black 3' }))
        expectMoved(await round.bet({ bonus: 'campaign-7' }))
      }),
  },
  {
    name: 'bet.free_rounds',
    says: 'a free round that was not granted is none: INVALID_REQUEST, and nothing is staked',
    check: (table) =>
      movingNothing(table, async () => {
        const bonus = `free-${randomUUID()}`
        expectStatus(await openRound(table).bet({ bonus }), 'INVALID_REQUEST')
      }),
  },
]
