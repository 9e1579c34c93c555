import { writeMoney } from '../play/money.ts'
import { fresh, moving, movingNothing, openRound, placed, resettle, type Table } from '../play/table.ts'
import { during, expectMoved, expectStatus } from '../play/verdict.ts'
import type { Answer } from '../wire/answer.ts'
import type { Rule } from './rule.ts'

/** What is no amount: the wire knows plain decimals without sign, at most four of them after the point. */
const MALFORMED: readonly unknown[] = [
  ...['1e3', '1E3', '-0', '-1', '+1', 'NaN', 'Infinity', '1.00001', '１', '１０.５０', '١', ' 1', '1 ', '\t1', '1\n'],
  ...['', '.5', '1.', '01', '00', '1,5', '1,000', '1_000', '0x10', '1.2.3', '฿1', '9'.repeat(20)],
  ...[1, 1.5, 0, true, null, ['1'], { amount: '1' }],
]

/** Sends each of them where an amount belongs. */
const eachRefused = (table: Table, send: (amount: unknown) => Promise<Answer>) =>
  movingNothing(table, async () => {
    for (const amount of MALFORMED) {
      await during(JSON.stringify(amount), async () => expectStatus(await send(amount), 'INVALID_REQUEST'))
    }
  })

const malformed = (name: string, send: (table: Table) => Promise<(amount: unknown) => Promise<Answer>>): Rule => ({
  name: `money.${name}`,
  says: `${MALFORMED.length} malformed amounts of a ${name} are refused and move nothing`,
  check: async (table) => eachRefused(table, await send(table)),
})

export const moneyRules: readonly Rule[] = [
  malformed('bet', async (table) => (amount) => openRound(table).bet({ amount })),
  malformed('win', async (table) => {
    const round = openRound(table)
    const bet = await placed(round)
    return (amount) => round.win({ bet, amount })
  }),
  {
    name: 'money.betwin',
    says: `${MALFORMED.length} malformed amounts of either half of a betwin are refused and move nothing`,
    check: async (table) => {
      await during('stake', () => eachRefused(table, (betAmount) => openRound(table).betwin({ betAmount })))
      await during('win', () => eachRefused(table, (winAmount) => openRound(table).betwin({ winAmount })))
    },
  },
  malformed('return', async (table) => {
    const round = openRound(table)
    const bet = await placed(round)
    return (amount) => round.giveBack(bet, { amount })
  }),
  malformed('resettle', async (table) => {
    const round = openRound(table)
    const bet = await placed(round)
    const original = fresh()
    expectMoved(await round.win({ transaction: original, bet, roundClosed: true }))
    return (amount) => resettle(table, { original, amount, version: 1 })
  }),
  {
    name: 'money.four_decimals',
    says: 'four decimals are counted exactly, and a hundred small wins add up to what they are',
    check: (table) =>
      moving(table, 1n, async () => {
        const round = openRound(table)
        const bet = await placed(round, { amount: writeMoney(table.stake + 99n) })
        expectMoved(await round.win({ bet, amount: writeMoney(table.stake) }))
        const wins = Array.from({ length: 100 }, () => round.win({ bet, amount: '0.0001' }))
        for (const win of await Promise.all(wins)) expectMoved(win)
      }),
  },
]
