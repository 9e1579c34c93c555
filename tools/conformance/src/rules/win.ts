import { writeMoney } from '../play/money.ts'
import { settled } from '../play/settle.ts'
import { fresh, moving, movingNothing, openRound, placed, withEmptyPurse } from '../play/table.ts'
import { during, expectMoved, expectSame, expectStatus, Unseen } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

export const winRules: readonly Rule[] = [
  {
    name: 'win.credits',
    says: 'a win pays its amount once; a round may win several times',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      await moving(table, 3n * table.stake, async () => {
        expectMoved(await round.win({ bet }))
        expectMoved(await round.win({ bet, amount: writeMoney(2n * table.stake) }))
      })
    },
  },
  {
    name: 'win.nothing',
    says: 'a win of 0 is taken and moves nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      await movingNothing(table, async () => {
        expectMoved(await round.win({ bet, amount: '0' }))
        expectMoved(await round.win({ bet, amount: '0.00', roundClosed: true }))
      })
    },
  },
  {
    name: 'win.known_round',
    says: 'a win need not name its bet where the round is known',
    check: async (table) => {
      const round = openRound(table)
      await placed(round)
      await moving(table, table.stake, async () => expectMoved(await round.win()))
    },
  },
  {
    name: 'win.idempotent',
    says: 'the same win answers the same and is paid once, also when its round is over',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      await moving(table, 0n, async () => {
        const transaction = fresh()
        const first = await round.win({ transaction, bet })
        expectMoved(first)
        await placed(openRound(table))
        expectSame(first, await round.win({ transaction, bet }))
        expectMoved(await round.win({ bet, amount: '0', roundClosed: true }))
        expectSame(first, await round.win({ transaction, bet }))
      })
    },
  },
  {
    name: 'win.other_content',
    says: 'the same win with other content is DUPLICATE_TRANSACTION and moves nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      const transaction = fresh()
      expectMoved(await round.win({ transaction, bet }))
      await movingNothing(table, async () => {
        const amount = writeMoney(5n * table.stake)
        expectStatus(await round.win({ transaction, bet, amount }), 'DUPLICATE_TRANSACTION')
        expectStatus(await round.win({ transaction, bet, roundClosed: true }), 'DUPLICATE_TRANSACTION')
      })
    },
  },
  {
    name: 'win.without_session',
    says: 'a win never asks for a live session: the member may be long gone',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      await moving(table, table.stake, async () => expectMoved(await round.win({ bet, token: fresh() })))
    },
  },
  {
    name: 'win.unknown_bet',
    says: 'a win whose bet is not known is UNKNOWN_BET and paid nothing, whether the round is known or not',
    check: (table) =>
      moving(table, -table.stake, async () => {
        const round = openRound(table)
        await during('no round', async () => expectStatus(await round.win({ bet: fresh() }), 'UNKNOWN_BET'))
        await during('no bet named', async () => expectStatus(await round.win(), 'UNKNOWN_BET'))
        await placed(round)
        await during('another bet', async () => expectStatus(await round.win({ bet: fresh() }), 'UNKNOWN_BET'))
      }),
  },
  {
    name: 'win.waits',
    says: 'a win that came before its bet is paid when it is repeated after it',
    check: (table) =>
      movingNothing(table, async () => {
        const round = openRound(table)
        const [bet, transaction] = [fresh(), fresh()]
        expectStatus(await round.win({ transaction, bet }), 'UNKNOWN_BET')
        expectMoved(await round.bet({ transaction: bet }))
        expectMoved(await round.win({ transaction, bet }))
      }),
  },
  {
    name: 'win.other_round',
    says: 'a win for a bet of another round is UNKNOWN_BET and pays nothing',
    check: async (table) => {
      const bet = await placed(openRound(table))
      await movingNothing(table, async () => {
        expectStatus(await openRound(table).win({ bet }), 'UNKNOWN_BET')
      })
    },
  },
  {
    name: 'win.declined_bet',
    says: 'a win for a bet that was refused is UNKNOWN_BET and pays nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = fresh()
      await withEmptyPurse(table, async () => {
        expectStatus(await round.bet({ transaction: bet }), 'NOT_ENOUGH_MONEY')
      })
      await movingNothing(table, async () => expectStatus(await round.win({ bet }), 'UNKNOWN_BET'))
    },
  },
  {
    name: 'win.rolled_back',
    says: 'a win for a bet that was rolled back is ROLLED_BACK and pays nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      expectMoved(await round.rollback(bet))
      await movingNothing(table, async () => expectStatus(await round.win({ bet }), 'ROLLED_BACK'))
    },
  },
  {
    name: 'win.closed_round',
    says: 'a win in a closed round is ROUND_CLOSED and pays nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      expectMoved(await round.win({ bet, roundClosed: true }))
      await movingNothing(table, async () => expectStatus(await round.win({ bet }), 'ROUND_CLOSED'))
    },
  },
  {
    name: 'win.undeclared',
    says: 'a prize of a campaign or a jackpot that nobody declared is LIMIT_REACHED and pays nothing',
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      await movingNothing(table, async () => {
        expectStatus(await round.win({ bet, bonus: fresh() }), 'LIMIT_REACHED')
        expectStatus(await round.win({ bet, jackpot: fresh() }), 'LIMIT_REACHED')
      })
    },
  },
  {
    name: 'win.campaign',
    says: 'a prize of a declared campaign is paid once, without a bet as well and in a closed round',
    check: async (table) => {
      const { campaign: bonus } = table.extras
      if (bonus === undefined) throw new Unseen('needs --campaign')
      const round = openRound(table)
      await placed(round, { roundClosed: true })
      await moving(table, 2n * table.stake, async () => {
        expectMoved(await round.win({ bonus }))
        const prize = { transaction: fresh(), bonus }
        const alone = openRound(table)
        const first = await alone.win(prize)
        expectMoved(first)
        expectSame(first, await alone.win(prize))
      })
    },
  },
  {
    name: 'win.prize_alone',
    says: 'a prize that names no bet is paid beside its round: whatever that has won or is settled to stays so',
    check: async (table) => {
      const { campaign: bonus } = table.extras
      if (bonus === undefined) throw new Unseen('needs --campaign')
      const { member } = table.party
      const before = openRound(table)
      await moving(table, 2n * table.stake, async () => {
        expectMoved(await before.win({ bonus }))
        await placed(before)
        expectMoved(await before.win({ bonus }))
        await settled(table, { round: before.name, member, win: writeMoney(table.stake), version: 1 })
      })
      await moving(table, table.stake, async () => expectMoved(await before.win({ bonus })))
      await moving(table, -table.stake, () => settled(table, { round: before.name, member, win: '0', version: 2 }))
    },
  },
]
