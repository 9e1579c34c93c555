import { writeMoney } from '../play/money.ts'
import { fresh, moving, movingNothing, openRound, type Table } from '../play/table.ts'
import { expectMoved, expectStatus, Unseen } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

function gameIn(table: Table, which: 'hallGame' | 'otherGame'): string {
  const game = table.extras[which]
  if (game === undefined) throw new Unseen(which === 'hallGame' ? 'needs --hall-game' : 'needs --other-game')
  return game
}

export const hallRules: readonly Rule[] = [
  {
    name: 'hall.stakes',
    says: 'a session that was opened in a hall stakes in another game of it',
    check: async (table) => {
      const game = gameIn(table, 'hallGame')
      await moving(table, 0n, async () => {
        const round = openRound(table)
        const bet = fresh()
        expectMoved(await round.bet({ game, transaction: bet }))
        expectMoved(await round.win({ game, bet, amount: writeMoney(table.stake), roundClosed: true }))
        expectMoved(await openRound(table).betwin({ game }))
      })
    },
  },
  {
    name: 'hall.limits',
    says: 'each game of a hall keeps its own limits',
    check: (table) =>
      movingNothing(table, async () => {
        const game = gameIn(table, 'hallGame')
        const amount = writeMoney(table.limits.maximum + 1n)
        expectStatus(await openRound(table).bet({ game, amount }), 'LIMIT_REACHED', 'NOT_ENOUGH_MONEY')
      }),
  },
  {
    name: 'hall.other_game',
    says: 'a session takes no stake in a game that is not in its hall',
    check: (table) =>
      movingNothing(table, async () => {
        const game = gameIn(table, 'otherGame')
        expectStatus(await openRound(table).bet({ game }), 'INVALID_TOKEN')
        expectStatus(await openRound(table).betwin({ game }), 'INVALID_TOKEN')
      }),
  },
  {
    name: 'hall.round',
    says: 'a round belongs to one game, also in a hall',
    check: async (table) => {
      const game = gameIn(table, 'hallGame')
      const round = openRound(table)
      const bet = fresh()
      expectMoved(await round.bet({ transaction: bet }))
      await movingNothing(table, async () => expectStatus(await round.bet({ game }), 'INVALID_REQUEST'))
      expectMoved(await round.win({ bet, amount: writeMoney(table.stake), roundClosed: true }))
    },
  },
]
