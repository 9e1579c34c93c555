import { writeMoney } from '../play/money.ts'
import { expectRound } from '../play/round-answer.ts'
import { call, fresh, movingNothing, openRound, placed } from '../play/table.ts'
import { expectMoved, expectStatus } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

export const roundRules: readonly Rule[] = [
  {
    name: 'round.open',
    says: 'a round that goes on is open and lists its transactions',
    check: async (table) => {
      const round = openRound(table)
      const [first, second, win] = [await placed(round), await placed(round), fresh()]
      expectMoved(await round.win({ transaction: win, bet: first }))
      expectRound(await round.ask(), { state: 'open', done: [first, second, win] })
    },
  },
  {
    name: 'round.settled',
    says: 'a closed round is settled, by whichever call it was closed',
    check: async (table) => {
      const [byBet, byWin, byBoth] = [openRound(table), openRound(table), openRound(table)]
      const lost = await placed(byBet, { roundClosed: true })
      expectRound(await byBet.ask(), { state: 'settled', done: [lost] })
      const [bet, win, betwin] = [await placed(byWin), fresh(), fresh()]
      expectMoved(await byWin.win({ transaction: win, bet, roundClosed: true }))
      expectRound(await byWin.ask(), { state: 'settled', done: [bet, win] })
      expectMoved(await byBoth.betwin({ transaction: betwin }))
      expectRound(await byBoth.ask(), { state: 'settled', done: [betwin] })
    },
  },
  {
    name: 'round.rolled_back',
    says: 'a round whose every bet was undone is rolled_back',
    check: async (table) => {
      const round = openRound(table)
      const [bet, rollback] = [await placed(round), fresh()]
      expectMoved(await round.rollback(bet, { transaction: rollback }))
      expectRound(await round.ask(), { state: 'rolled_back', done: [bet, rollback] })
    },
  },
  {
    name: 'round.declined',
    says: 'a transaction that was refused is not told as done',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      await round.bet({ amount: writeMoney(table.limits.maximum + 1n) })
      expectRound(await round.ask(), { state: 'open', done: [bet] })
    },
  },
  {
    name: 'round.unknown',
    says: 'a round nobody played is UNKNOWN_ROUND',
    check: async (table) => expectStatus(await openRound(table).ask(), 'UNKNOWN_ROUND'),
  },
  {
    name: 'round.asks_only',
    says: 'asking for a round moves nothing and needs no session',
    check: async (table) => {
      const round = openRound(table)
      await placed(round)
      await movingNothing(table, async () => {
        for (let time = 0; time < 3; time += 1) {
          expectStatus(await call(table, 'round', { round: round.name, token: fresh() }), 'OK')
        }
      })
    },
  },
]
