import { writeMoney } from '../play/money.ts'
import {
  balanceOf,
  fresh,
  moving,
  movingNothing,
  openRound,
  placed,
  resettle,
  type Table,
  withEmptyPurse,
} from '../play/table.ts'
import { expectMoney, expectMoved, expectRefusal, expectSame, expectStatus } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

/** A settled round that won this much; answers the win's transaction. */
async function settled(table: Table, won: bigint): Promise<string> {
  const round = openRound(table)
  const bet = await placed(round)
  const transaction = fresh()
  expectMoved(await round.win({ transaction, bet, amount: writeMoney(won), roundClosed: true }))
  return transaction
}

export const resettleRules: readonly Rule[] = [
  {
    name: 'resettle.difference',
    says: 'a resettlement posts the difference to the new amount, up or down, and no more',
    check: async (table) => {
      const original = await settled(table, 2n * table.stake)
      const to = (stakes: bigint, version: number) =>
        resettle(table, { original, amount: writeMoney(stakes * table.stake), version })
      await moving(table, 3n * table.stake, async () => expectMoved(await to(5n, 1)))
      await moving(table, -4n * table.stake, async () => expectMoved(await to(1n, 2)))
      await moving(table, -table.stake, async () => expectMoved(await to(0n, 3)))
      await movingNothing(table, async () => expectMoved(await to(0n, 4)))
    },
  },
  {
    name: 'resettle.idempotent',
    says: 'the same resettlement answers the same; with another amount it is DUPLICATE_TRANSACTION',
    check: async (table) => {
      const original = await settled(table, table.stake)
      const content = { transaction: fresh(), original, amount: writeMoney(3n * table.stake), version: 1 }
      await moving(table, 2n * table.stake, async () => {
        const first = await resettle(table, content)
        expectMoved(first)
        expectSame(first, await resettle(table, content))
        expectStatus(await resettle(table, { ...content, amount: '0' }), 'DUPLICATE_TRANSACTION')
        expectStatus(await resettle(table, { ...content, version: 2 }), 'DUPLICATE_TRANSACTION')
      })
    },
  },
  {
    name: 'resettle.versions',
    says: 'an older version that comes late does not undo a newer one',
    check: async (table) => {
      const original = await settled(table, table.stake)
      await moving(table, 4n * table.stake, async () => {
        expectMoved(await resettle(table, { original, amount: writeMoney(5n * table.stake), version: 2 }))
        const late = await resettle(table, { original, amount: '0', version: 1 })
        if (late.status !== 'OK') expectRefusal(late)
      })
    },
  },
  {
    name: 'resettle.unknown_win',
    says: 'a resettlement of a win that is not known is refused and moves nothing',
    check: (table) =>
      movingNothing(table, async () => {
        expectRefusal(await resettle(table, { original: fresh(), amount: '1.00', version: 1 }))
      }),
  },
  {
    name: 'resettle.without_session',
    says: 'a resettlement never asks for a live session',
    check: async (table) => {
      const original = await settled(table, table.stake)
      const content = { original, amount: writeMoney(2n * table.stake), version: 1, token: fresh() }
      await moving(table, table.stake, async () => expectMoved(await resettle(table, content)))
    },
  },
]

/** Comes last of all: what the member then owes may be taken from whatever he is given next. */
export const shortfallRules: readonly Rule[] = [
  {
    name: 'resettle.shortfall',
    says: 'a correction that the member cannot cover is OK, takes what is there and never more: no balance below zero',
    check: async (table) => {
      const original = await settled(table, table.stake)
      await withEmptyPurse(table, async () => {
        const got = expectMoved(await resettle(table, { original, amount: '0', version: 1 }))
        expectMoney('a balance of', { expected: 0n, got })
        expectMoney('a balance of', { expected: 0n, got: await balanceOf(table) })
      })
    },
  },
]
