import { writeMoney } from '../play/money.ts'
import { fresh, moving, movingNothing, openRound, placed } from '../play/table.ts'
import { expectMoved, expectRefusal, expectSame, expectStatus } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

export const returnRules: readonly Rule[] = [
  {
    name: 'return.gives_part',
    says: 'a return gives part of a stake back, and the round goes on',
    check: (table) =>
      moving(table, -table.stake / 2n, async () => {
        const round = openRound(table)
        const bet = await placed(round)
        const half = writeMoney(table.stake / 2n)
        expectMoved(await round.giveBack(bet, { amount: half }))
        expectMoved(await round.win({ bet, amount: '0', roundClosed: true }))
      }),
  },
  {
    name: 'return.at_most',
    says: 'returns give at most what is left of the stake: more is refused as a whole',
    check: (table) =>
      movingNothing(table, async () => {
        const round = openRound(table)
        const bet = await placed(round)
        expectRefusal(await round.giveBack(bet, { amount: writeMoney(table.stake + 1n) }))
        expectMoved(await round.giveBack(bet, { amount: writeMoney(table.stake - 1n) }))
        expectRefusal(await round.giveBack(bet, { amount: '0.0002' }))
        expectMoved(await round.giveBack(bet, { amount: '0.0001' }))
        expectRefusal(await round.giveBack(bet, { amount: '0.0001' }))
      }),
  },
  {
    name: 'return.parallel',
    says: 'of ten returns at once that ask for the whole stake each, one is given',
    check: (table) =>
      movingNothing(table, async () => {
        const round = openRound(table)
        const bet = await placed(round)
        const amount = writeMoney(table.stake)
        const answers = await Promise.all(Array.from({ length: 10 }, () => round.giveBack(bet, { amount })))
        const refused = answers.filter(({ status }) => status !== 'OK')
        for (const answer of refused) expectRefusal(answer)
        for (const answer of answers.filter(({ status }) => status === 'OK')) expectMoved(answer)
      }),
  },
  {
    name: 'return.idempotent',
    says: 'the same return answers the same and is given once; with another amount it is DUPLICATE_TRANSACTION',
    check: async (table) => {
      const round = openRound(table)
      const [bet, transaction, amount] = [await placed(round), fresh(), writeMoney(table.stake / 4n)]
      await moving(table, table.stake / 4n, async () => {
        const first = await round.giveBack(bet, { transaction, amount })
        expectMoved(first)
        expectSame(first, await round.giveBack(bet, { transaction, amount }))
        expectStatus(await round.giveBack(bet, { transaction, amount: '0.01' }), 'DUPLICATE_TRANSACTION')
      })
    },
  },
  {
    name: 'return.unknown_bet',
    says: 'a return of a bet that is not known is UNKNOWN_BET and gives nothing',
    check: (table) =>
      movingNothing(table, async () => {
        expectStatus(await openRound(table).giveBack(fresh(), { amount: '0.01' }), 'UNKNOWN_BET')
      }),
  },
  {
    name: 'return.settled',
    says: 'a return after settlement is ALREADY_SETTLED or ROUND_CLOSED and gives nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      expectMoved(await round.win({ bet, amount: '0', roundClosed: true }))
      await movingNothing(table, async () => {
        expectStatus(await round.giveBack(bet, { amount: '0.01' }), 'ALREADY_SETTLED', 'ROUND_CLOSED')
      })
    },
  },
  {
    name: 'return.rolled_back',
    says: 'a return of a bet that was rolled back is ROLLED_BACK and gives nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      expectMoved(await round.rollback(bet))
      await movingNothing(table, async () => {
        expectStatus(await round.giveBack(bet, { amount: '0.01' }), 'ROLLED_BACK')
      })
    },
  },
  {
    name: 'return.without_session',
    says: 'a return never asks for a live session',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      await moving(table, 100n, async () => {
        expectMoved(await round.giveBack(bet, { amount: '0.01', token: fresh() }))
      })
    },
  },
]
