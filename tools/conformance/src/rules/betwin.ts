import { writeMoney } from '../play/money.ts'
import { balanceOf, fresh, moving, movingNothing, openRound, withEmptyPurse } from '../play/table.ts'
import { balanceIn, during, expectMoney, expectMoved, expectSame, expectStatus } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

export const betwinRules: readonly Rule[] = [
  {
    name: 'betwin.moves',
    says: 'stake and win move in one step, and the answer is the balance after both',
    check: (table) =>
      moving(table, 2n * table.stake, async () => {
        const before = await balanceOf(table)
        const got = expectMoved(await openRound(table).betwin({ winAmount: writeMoney(3n * table.stake) }))
        expectMoney('a balance of', { expected: before + 2n * table.stake, got })
      }),
  },
  {
    name: 'betwin.loses',
    says: 'a betwin that wins nothing takes the stake',
    check: (table) =>
      moving(table, -table.stake, async () => expectMoved(await openRound(table).betwin({ winAmount: '0' }))),
  },
  {
    name: 'betwin.idempotent',
    says: 'the same betwin answers the same and moves once',
    check: (table) =>
      moving(table, table.stake, async () => {
        const round = openRound(table)
        const content = { transaction: fresh(), winAmount: writeMoney(2n * table.stake) }
        const first = await round.betwin(content)
        expectMoved(first)
        expectSame(first, await round.betwin(content))
      }),
  },
  {
    name: 'betwin.other_content',
    says: 'the same betwin with another stake, win or closing is DUPLICATE_TRANSACTION and moves nothing',
    check: async (table) => {
      const round = openRound(table)
      const transaction = fresh()
      expectMoved(await round.betwin({ transaction }))
      await movingNothing(table, async () => {
        const more = writeMoney(table.stake + 100n)
        for (const change of [{ betAmount: more }, { winAmount: more }, { roundClosed: false }]) {
          await during(JSON.stringify(change), async () => {
            expectStatus(await round.betwin({ transaction, ...change }), 'DUPLICATE_TRANSACTION')
          })
        }
      })
    },
  },
  {
    name: 'betwin.not_covered',
    says: 'a betwin whose stake is not covered is refused as a whole, however much it would win',
    check: (table) =>
      withEmptyPurse(table, async (left) => {
        const round = openRound(table)
        const answer = await round.betwin({ winAmount: writeMoney(10n * table.stake) })
        expectMoney('a balance of', { expected: left, got: balanceIn(expectStatus(answer, 'NOT_ENOUGH_MONEY')) })
        expectMoney('a balance of', { expected: left, got: await balanceOf(table) })
      }),
  },
  {
    name: 'betwin.limits',
    says: 'a betwin outside the limits of the game is LIMIT_REACHED and moves nothing',
    check: (table) =>
      movingNothing(table, async () => {
        const betAmount = writeMoney(table.limits.maximum + 1n)
        expectStatus(await openRound(table).betwin({ betAmount }), 'LIMIT_REACHED')
      }),
  },
  {
    name: 'betwin.closes',
    says: 'a betwin that closes its round leaves it closed, one that does not leaves it open',
    check: async (table) => {
      const [closed, open] = [openRound(table), openRound(table)]
      expectMoved(await closed.betwin())
      expectMoved(await open.betwin({ roundClosed: false }))
      expectStatus(await closed.bet(), 'ROUND_CLOSED')
      expectStatus(await closed.betwin(), 'ROUND_CLOSED')
      expectMoved(await open.bet())
    },
  },
]
