import { writeMoney } from '../play/money.ts'
import { fresh, moving, movingNothing, openRound, placed, withEmptyPurse } from '../play/table.ts'
import { expectMoved, expectRefusal, expectSame, expectStatus } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

export const rollbackRules: readonly Rule[] = [
  {
    name: 'rollback.gives_back',
    says: 'a rollback gives the stake back',
    check: (table) =>
      movingNothing(table, async () => {
        const round = openRound(table)
        expectMoved(await round.rollback(await placed(round)))
      }),
  },
  {
    name: 'rollback.once',
    says: 'a bet is undone once, under whatever names its rollback comes, at once or one after the other',
    check: (table) =>
      movingNothing(table, async () => {
        const round = openRound(table)
        const bet = await placed(round)
        for (const answer of await Promise.all([round.rollback(bet), round.rollback(bet)])) expectMoved(answer)
        expectMoved(await round.rollback(bet))
      }),
  },
  {
    name: 'rollback.idempotent',
    says: 'the same rollback answers the same',
    check: (table) =>
      moving(table, -table.stake, async () => {
        const round = openRound(table)
        const bet = await placed(round)
        const transaction = fresh()
        const first = await round.rollback(bet, { transaction })
        expectMoved(first)
        await placed(openRound(table))
        expectSame(first, await round.rollback(bet, { transaction }))
      }),
  },
  {
    name: 'rollback.other_content',
    says: 'the same rollback of another bet is DUPLICATE_TRANSACTION and moves nothing',
    check: async (table) => {
      const round = openRound(table)
      const [bet, other, transaction] = [await placed(round), await placed(round), fresh()]
      expectMoved(await round.rollback(bet, { transaction }))
      await movingNothing(table, async () => {
        expectStatus(await round.rollback(other, { transaction }), 'DUPLICATE_TRANSACTION')
      })
    },
  },
  {
    name: 'rollback.comes_first',
    says: 'a rollback before its bet is OK; the late bet is ROLLED_BACK and moves nothing, however often it comes',
    check: (table) =>
      movingNothing(table, async () => {
        const round = openRound(table)
        const bet = fresh()
        expectMoved(await round.rollback(bet))
        expectStatus(await round.bet({ transaction: bet }), 'ROLLED_BACK')
        expectStatus(await round.bet({ transaction: bet }), 'ROLLED_BACK')
      }),
  },
  {
    name: 'rollback.declined_bet',
    says: 'a rollback of a bet that was refused is OK and gives nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = fresh()
      await withEmptyPurse(table, async () => {
        expectStatus(await round.bet({ transaction: bet }), 'NOT_ENOUGH_MONEY')
      })
      await movingNothing(table, async () => expectMoved(await round.rollback(bet)))
    },
  },
  {
    name: 'rollback.settled',
    says: 'a rollback of a settled round is ALREADY_SETTLED and gives nothing, however often it comes',
    check: async (table) => {
      const round = openRound(table)
      const [bet, transaction] = [await placed(round), fresh()]
      expectMoved(await round.win({ bet, roundClosed: true }))
      await movingNothing(table, async () => {
        expectStatus(await round.rollback(bet, { transaction }), 'ALREADY_SETTLED')
        expectStatus(await round.rollback(bet, { transaction }), 'ALREADY_SETTLED')
      })
    },
  },
  {
    name: 'rollback.one_of_two',
    says: 'a rollback undoes its own bet only, and the round goes on',
    check: async (table) => {
      const round = openRound(table)
      const [first, second] = [await placed(round), await placed(round, { amount: writeMoney(2n * table.stake) })]
      await moving(table, table.stake, async () => expectMoved(await round.rollback(first)))
      await moving(table, table.stake, async () => expectMoved(await round.win({ bet: second })))
    },
  },
  {
    name: 'rollback.then_bet',
    says: 'a round whose only bet was undone still takes another: it was never closed',
    check: (table) =>
      moving(table, -table.stake, async () => {
        const round = openRound(table)
        expectMoved(await round.rollback(await placed(round)))
        expectMoved(await round.bet())
      }),
  },
  {
    name: 'rollback.without_session',
    says: 'a rollback never asks for a live session',
    check: (table) =>
      movingNothing(table, async () => {
        const round = openRound(table)
        expectMoved(await round.rollback(await placed(round), { token: fresh() }))
      }),
  },
  {
    name: 'rollback.other_round',
    says: 'a rollback that names another round than its bet’s is refused and gives nothing',
    check: async (table) => {
      const bet = await placed(openRound(table))
      await movingNothing(table, async () => expectRefusal(await openRound(table).rollback(bet)))
    },
  },
  {
    name: 'rollback.after_return',
    says: 'after a part was returned, a rollback gives the rest',
    check: (table) =>
      movingNothing(table, async () => {
        const round = openRound(table)
        const bet = await placed(round)
        expectMoved(await round.giveBack(bet, { amount: writeMoney(table.stake / 4n) }))
        expectMoved(await round.rollback(bet))
      }),
  },
]
