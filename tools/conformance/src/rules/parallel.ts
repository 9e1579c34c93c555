import { larger, smaller, writeMoney } from '../play/money.ts'
import { balanceOf, fresh, moving, movingNothing, openRound, placed, type Table } from '../play/table.ts'
import { Broken, expectCount, expectMoney, expectMoved, expectStatus, Unseen } from '../play/verdict.ts'
import { type Answer, inShort } from '../wire/answer.ts'
import type { Rule } from './rule.ts'

const CALLS = 200
const PAIRS = 40

const together = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work))

/** A stake of which the balance holds some, but not two hundred. */
function largeStake(table: Table, balance: bigint): bigint {
  const stake = smaller(larger(balance / 10n, table.limits.minimum), table.limits.maximum)
  if (balance / stake >= CALLS) throw new Unseen(`needs a member with less than ${CALLS} times the largest stake`)
  return stake
}

/** How two calls that ran against each other ended, for comparison with the ends that make sense. */
async function race(
  table: Table,
  both: () => Promise<readonly [Answer, Answer]>,
  ends: Readonly<Record<string, bigint>>,
) {
  const before = await balanceOf(table)
  const pairs = await together(PAIRS, both)
  let difference = 0n
  for (const [one, other] of pairs) {
    const end = `${one.status} ${other.status}`
    const moved = ends[end]
    if (moved === undefined) throw new Broken(Object.keys(ends).join(' or '), `${inShort(one)} and ${inShort(other)}`)
    difference += moved
  }
  expectMoney('a balance of', { expected: before + difference, got: await balanceOf(table) })
}

export const parallelRules: readonly Rule[] = [
  {
    name: 'parallel.bets',
    says: `of ${CALLS} bets of one member at once as many are taken as the balance holds, and none is told to wait`,
    check: async (table) => {
      const before = await balanceOf(table)
      const stake = largeStake(table, before)
      const tries = Array.from({ length: CALLS }, () => ({ round: openRound(table), transaction: fresh() }))
      const amount = writeMoney(stake)
      const answers = await Promise.all(tries.map(({ round, transaction }) => round.bet({ transaction, amount })))
      for (const answer of answers) expectStatus(answer, 'OK', 'NOT_ENOUGH_MONEY')
      const taken = answers.filter(({ status }) => status === 'OK')
      expectCount('bets taken', { expected: Number(before / stake), got: taken.length })
      expectMoney('a balance of', { expected: before % stake, got: await balanceOf(table) })
      const balances = new Set(taken.map(expectMoved))
      expectCount('different balances after them', { expected: taken.length, got: balances.size })
      for (const { round, transaction } of tries) expectMoved(await round.rollback(transaction))
    },
  },
  {
    name: 'parallel.wins',
    says: `${CALLS} wins of one member at once are all paid`,
    check: async (table) => {
      const round = openRound(table)
      const bet = await placed(round)
      await moving(table, BigInt(CALLS) * 100n, async () => {
        for (const answer of await together(CALLS, () => round.win({ bet, amount: '0.01' }))) expectMoved(answer)
      })
    },
  },
  {
    name: 'parallel.rounds',
    says: 'rounds played at once, each with bet, win, rollback and close, leave exactly what they should',
    check: (table) =>
      movingNothing(table, async () => {
        await together(8, async () => {
          for (let time = 0; time < 6; time += 1) {
            const round = openRound(table)
            const bet = await placed(round)
            expectMoved(await round.rollback(await placed(round)))
            expectMoved(await round.win({ bet, roundClosed: true }))
          }
        })
      }),
  },
  {
    name: 'parallel.rollback',
    says: 'a bet and its rollback at once end with the stake untouched, whichever is first',
    check: (table) =>
      race(
        table,
        () => {
          const [round, bet] = [openRound(table), fresh()]
          return Promise.all([round.bet({ transaction: bet }), round.rollback(bet)])
        },
        { 'OK OK': 0n, 'ROLLED_BACK OK': 0n },
      ),
  },
  {
    name: 'parallel.win_or_rollback',
    says: 'a closing win and a rollback at once end with one of them, never with both',
    check: (table) =>
      race(
        table,
        async () => {
          const round = openRound(table)
          const bet = await placed(round)
          return Promise.all([round.win({ bet, roundClosed: true }), round.rollback(bet)])
        },
        { 'OK ALREADY_SETTLED': 0n, 'ROLLED_BACK OK': 0n },
      ),
  },
  {
    name: 'parallel.close',
    says: 'a closing bet and another one at once: the other is taken before, or refused',
    check: (table) =>
      race(
        table,
        () => {
          const round = openRound(table)
          return Promise.all([round.bet({ roundClosed: true }), round.bet()])
        },
        { 'OK OK': -2n * table.stake, 'OK ROUND_CLOSED': -table.stake },
      ),
  },
]
