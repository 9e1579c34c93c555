import { writeMoney } from '../play/money.ts'
import { readRound } from '../play/round-answer.ts'
import { entryOf, expectRefusedEntry, refusedIn, settle, settled, settlementOf, stakedRound } from '../play/settle.ts'
import {
  balanceOf,
  bytes,
  fresh,
  moving,
  movingNothing,
  openRound,
  resettle,
  type Table,
  withEmptyPurse,
} from '../play/table.ts'
import { Broken, during, expectMoney, expectMoved, expectRefusal, expectStatus } from '../play/verdict.ts'
import { Silence } from '../wire/line.ts'
import type { Rule } from './rule.ts'

const COPIES = 50

/** So many stakes as money. */
const stakes = ({ stake }: Table, count: bigint): string => writeMoney(count * stake)

export const settleRules: readonly Rule[] = [
  {
    name: 'settle.pays',
    says: 'winners are paid and losers are closed by one call',
    check: async (table) => {
      const [winner, loser] = [await stakedRound(table), await stakedRound(table)]
      await moving(table, 3n * table.stake, () =>
        settled(table, entryOf(table, winner, { win: stakes(table, 3n) }), entryOf(table, loser)),
      )
      for (const round of [winner, loser]) expectStatus(await round.bet(), 'ROUND_CLOSED')
    },
  },
  {
    name: 'settle.idempotent',
    says: 'the same settlement again is OK and changes nothing; other content of the same version is DUPLICATE_TRANSACTION',
    check: async (table) => {
      const round = await stakedRound(table)
      const entry = entryOf(table, round, { win: stakes(table, 2n) })
      await moving(table, 2n * table.stake, async () => {
        for (let time = 0; time < 3; time += 1) await settled(table, entry)
        for (const more of [{ win: stakes(table, 3n) }, { win: '0', void: true }]) {
          expectRefusedEntry(await settle(table, { ...entry, ...more }), round.name, 'DUPLICATE_TRANSACTION')
        }
      })
    },
  },
  {
    name: 'settle.corrects',
    says: 'a higher version posts the difference, up and down, and no more',
    check: async (table) => {
      const round = await stakedRound(table)
      const to = (version: number, count: bigint) =>
        settled(table, entryOf(table, round, { version, win: stakes(table, count) }))
      await moving(table, 2n * table.stake, () => to(2, 2n))
      await moving(table, 3n * table.stake, () => to(3, 5n))
      await moving(table, -4n * table.stake, () => to(5, 1n))
      await movingNothing(table, () => to(6, 1n))
      await movingNothing(table, () => to(4, 9n))
    },
  },
  {
    name: 'settle.void',
    says: 'a void round gives what is left of its stake back, once; a later version un-voids it',
    check: async (table) => {
      const round = await stakedRound(table, 2n)
      expectMoved(await round.giveBack(round.original, { amount: stakes(table, 1n) }))
      const at = (version: number, more: object) => settled(table, entryOf(table, round, { version, ...more }))
      await moving(table, table.stake, () => at(1, { void: true }))
      await movingNothing(table, () => at(2, { void: true }))
      await moving(table, 2n * table.stake, () => at(3, { win: stakes(table, 3n) }))
      await moving(table, -2n * table.stake, () => at(4, { void: true }))
      await moving(table, -table.stake, () => at(5, {}))
    },
  },
  {
    name: 'settle.after_win',
    says: 'a win that left the round open counts in what it has won; one that closed it is not settled again',
    check: async (table) => {
      const [open, closed] = [await stakedRound(table), await stakedRound(table)]
      expectMoved(await open.win({ bet: open.original, amount: stakes(table, 2n) }))
      expectMoved(await closed.win({ bet: closed.original, amount: '0', roundClosed: true }))
      await moving(table, table.stake, async () => {
        const answer = await settle(
          table,
          entryOf(table, open, { win: stakes(table, 3n) }),
          entryOf(table, closed, { win: stakes(table, 3n) }),
        )
        expectRefusedEntry(answer, closed.name, 'ALREADY_SETTLED')
        expectRefusedEntry(answer, open.name, 'OK')
      })
    },
  },
  {
    name: 'settle.rolled_back',
    says: 'a round whose stakes were rolled back is not settled',
    check: async (table) => {
      const round = await stakedRound(table)
      expectMoved(await round.rollback(round.original))
      await movingNothing(table, async () => {
        expectRefusedEntry(
          await settle(table, entryOf(table, round, { win: stakes(table, 3n) })),
          round.name,
          'ALREADY_SETTLED',
        )
      })
    },
  },
  {
    name: 'settle.closes',
    says: 'after a settlement, void or not, no other call changes the round',
    check: async (table) => {
      for (const more of [{ win: stakes(table, 2n) }, { void: true }]) {
        const round = await stakedRound(table)
        const win = fresh()
        expectMoved(await round.win({ transaction: win, bet: round.original, amount: stakes(table, 1n) }))
        await settled(table, entryOf(table, round, more))
        await movingNothing(table, async () => {
          expectRefusal(await round.bet())
          expectRefusal(await round.betwin())
          expectRefusal(await round.win({ bet: round.original }))
          expectRefusal(await round.rollback(round.original))
          expectRefusal(await round.giveBack(round.original, { amount: stakes(table, 1n) }))
          expectRefusal(await resettle(table, { original: win, amount: stakes(table, 4n), version: 1 }))
        })
      }
    },
  },
  {
    name: 'settle.each_alone',
    says: 'an entry that is refused is told by its round and leaves the others alone',
    check: async (table) => {
      const [good, foreign] = [await stakedRound(table), await stakedRound(table)]
      const unknown = openRound(table)
      await moving(table, 2n * table.stake, async () => {
        const win = stakes(table, 2n)
        const answer = await settle(
          table,
          entryOf(table, unknown, { win }),
          entryOf(table, foreign, { win, member: fresh() }),
          entryOf(table, good, { win }),
        )
        expectRefusedEntry(answer, unknown.name, 'UNKNOWN_ROUND')
        expectRefusedEntry(answer, foreign.name, 'UNKNOWN_MEMBER')
        expectRefusedEntry(answer, good.name, 'OK')
      })
    },
  },
  {
    name: 'settle.told',
    says: 'the round tells its settlement, also where nothing was posted',
    check: async (table) => {
      const [winner, loser] = [await stakedRound(table), await stakedRound(table)]
      await settled(table, entryOf(table, winner, { win: stakes(table, 2n) }), entryOf(table, loser))
      for (const [round, win] of [
        [winner, 2n * table.stake],
        [loser, 0n],
      ] as const) {
        const { state, done } = readRound(await round.ask())
        const told = [...done.values()].find(({ call }) => call === 'settle')
        if (state !== 'settled' || !told)
          throw new Broken('a settled round with its settlement', `${state} without one`)
        expectMoney('a settlement of', { expected: win, got: told.amount })
      }
    },
  },
  {
    name: 'settle.lost',
    says: 'a settlement whose answer was lost has one effect when it is repeated',
    check: async (table) => {
      for (const lose of ['when sent', 'when answered'] as const) {
        const round = await stakedRound(table)
        const body = bytes(settlementOf(table, [entryOf(table, round, { win: stakes(table, 3n) })]))
        await during(`hung up ${lose}`, () =>
          moving(table, 3n * table.stake, async () => {
            await table.line.sendOnce('settle', body, { lose }).catch((error: unknown) => {
              if (!(error instanceof Silence)) throw error
            })
            for (let time = 0; time < 2; time += 1)
              expectRefusedEntry(await table.line.send('settle', body), round.name, 'OK')
          }),
        )
      }
    },
  },
  {
    name: 'settle.copies',
    says: `${COPIES} copies of one settlement at once move once, and versions at once end with the highest`,
    check: async (table) => {
      const [one, many] = [await stakedRound(table), await stakedRound(table)]
      await moving(table, 5n * table.stake, () =>
        Promise.all(
          Array.from({ length: COPIES }, (_, place) =>
            settled(
              table,
              entryOf(table, one, { win: stakes(table, 3n) }),
              entryOf(table, many, {
                version: place + 1,
                win: stakes(table, place + 1 === COPIES ? 2n : BigInt(place % 5)),
              }),
            ),
          ),
        ),
      )
    },
  },
  {
    name: 'settle.thousand',
    says: 'a call may have 1000 entries, and no more',
    check: async (table) => {
      const round = await stakedRound(table)
      const others = (count: number) => Array.from({ length: count }, () => entryOf(table, openRound(table)))
      await moving(table, table.stake, async () => {
        const refused = refusedIn(
          await settle(table, ...others(999), entryOf(table, round, { win: stakes(table, 1n) })),
        )
        const unknown = [...refused.values()].filter((status) => status === 'UNKNOWN_ROUND').length
        if (unknown !== 999 || refused.size !== 999) throw new Broken('999 entries of unknown rounds', String(unknown))
        expectStatus(await settle(table, ...others(1001)), 'INVALID_REQUEST')
      })
    },
  },
]

/** Comes last of all, as other shortfalls do. */
export const settleShortfallRules: readonly Rule[] = [
  {
    name: 'settle.shortfall',
    says: 'a correction that the member cannot cover is OK, takes what is there and never more',
    check: async (table) => {
      const round = await stakedRound(table)
      await settled(table, entryOf(table, round, { win: stakes(table, 2n) }))
      await withEmptyPurse(table, async () => {
        await settled(table, entryOf(table, round, { version: 2 }))
        expectMoney('a balance of', { expected: 0n, got: await balanceOf(table) })
      })
    },
  },
]
