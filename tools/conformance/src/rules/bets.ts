import { betEntry, bets, betsOf, expectTaken } from '../play/bets.ts'
import { writeMoney } from '../play/money.ts'
import { expectRound } from '../play/round-answer.ts'
import { settled } from '../play/settle.ts'
import {
  balanceOf,
  bytes,
  call,
  fresh,
  moving,
  movingNothing,
  openRound,
  type Table,
  withEmptyPurse,
} from '../play/table.ts'
import {
  balanceIn,
  during,
  expectMoney,
  expectMoved,
  expectRefusal,
  expectSame,
  expectStatus,
} from '../play/verdict.ts'
import { Silence } from '../wire/line.ts'
import type { Rule } from './rule.ts'

const COPIES = 20

const three = (table: Table) => [betEntry(table), betEntry(table), betEntry(table)] as const

export const betsRules: readonly Rule[] = [
  {
    name: 'bets.debits',
    says: 'several stakes are taken in one step, each in its round, and the balance after them is answered',
    check: (table) =>
      moving(table, -3n * table.stake, async () => {
        const before = await balanceOf(table)
        const entries = three(table)
        expectMoney('a balance of', {
          expected: before - 3n * table.stake,
          got: expectTaken(await bets(table, entries), 3),
        })
        for (const { round, transaction } of entries) {
          expectRound(await call(table, 'round', { round }), { state: 'open', done: [transaction] })
        }
      }),
  },
  {
    name: 'bets.idempotent',
    says: 'the same stakes again hear the first answer, also without the session',
    check: (table) =>
      moving(table, -3n * table.stake, async () => {
        const entries = three(table)
        const first = await bets(table, entries)
        expectTaken(first, 3)
        expectSame(first, await bets(table, entries))
        expectSame(first, await bets(table, entries, { token: table.extras.expiredToken ?? fresh() }))
      }),
  },
  {
    name: 'bets.other_content',
    says: 'a known transaction in another set of stakes, or alone, is DUPLICATE_TRANSACTION and moves nothing',
    check: async (table) => {
      const [one, two, three_] = three(table)
      expectTaken(await bets(table, [one, two]), 2)
      const twice = writeMoney(2n * table.stake)
      await movingNothing(table, async () => {
        for (const entries of [[one], [one, two, three_], [one, { ...two, amount: twice }], [three_, two]]) {
          await during(`${entries.length} stakes`, async () =>
            expectStatus(await bets(table, entries), 'DUPLICATE_TRANSACTION'),
          )
        }
        await during('alone', async () => expectStatus(await call(table, 'bet', one), 'DUPLICATE_TRANSACTION'))
      })
    },
  },
  {
    name: 'bets.all_or_none',
    says: 'one stake that is refused refuses all of them: limits, a closed round, one that was rolled back',
    check: async (table) => {
      const closed = openRound(table)
      expectMoved(await closed.betwin({ winAmount: '0' }))
      const undone = betEntry(table)
      expectMoved(await openRound(table, undone.round).rollback(undone.transaction))
      const large = betEntry(table, { amount: writeMoney(table.limits.maximum + 1n) })
      await movingNothing(table, async () => {
        for (const [bad, status] of [
          [large, 'LIMIT_REACHED'],
          [betEntry(table, { round: closed.name }), 'ROUND_CLOSED'],
          [undone, 'ROLLED_BACK'],
        ] as const) {
          const entries = [betEntry(table), bad, betEntry(table)]
          const first = await bets(table, entries)
          expectStatus(first, status)
          expectSame(first, await bets(table, entries))
          expectStatus(await call(table, 'round', { round: entries[0]?.round }), 'UNKNOWN_ROUND')
        }
      })
    },
  },
  {
    name: 'bets.not_enough',
    says: 'stakes that are not covered together are NOT_ENOUGH_MONEY, with the balance, and stay so when money has come',
    check: async (table) => {
      const entries = three(table)
      await withEmptyPurse(table, async (left) => {
        const answer = expectStatus(await bets(table, entries), 'NOT_ENOUGH_MONEY')
        expectMoney('a balance of', { expected: left, got: balanceIn(answer) })
      })
      await movingNothing(table, async () => expectStatus(await bets(table, entries), 'NOT_ENOUGH_MONEY'))
    },
  },
  {
    name: 'bets.session',
    says: 'stakes without a live session are refused and leave no trace',
    check: async (table) => {
      const entries = three(table)
      await movingNothing(table, async () =>
        expectStatus(await bets(table, entries, { token: fresh() }), 'INVALID_TOKEN'),
      )
      await moving(table, -3n * table.stake, async () => expectTaken(await bets(table, entries), 3))
    },
  },
  {
    name: 'bets.each_alone',
    says: 'once taken, each stake is won, settled or rolled back by itself',
    check: (table) =>
      moving(table, 2n * table.stake, async () => {
        const [won, undone, declared] = three(table)
        expectTaken(await bets(table, [won, undone, declared]), 3)
        const amount = writeMoney(2n * table.stake)
        expectMoved(await openRound(table, won.round).win({ bet: won.transaction, amount, roundClosed: true }))
        expectMoved(await openRound(table, undone.round).rollback(undone.transaction))
        await settled(table, { round: declared.round, member: table.party.member, win: amount, version: 1 })
      }),
  },
  {
    name: 'bets.same_round',
    says: 'a round may be staked in several times by one call',
    check: (table) =>
      moving(table, -2n * table.stake, async () => {
        const round = fresh()
        const entries = [betEntry(table, { round }), betEntry(table, { round })]
        expectTaken(await bets(table, entries), 2)
        const done = entries.map(({ transaction }) => transaction)
        expectRound(await call(table, 'round', { round }), { state: 'open', done })
      }),
  },
  {
    name: 'bets.lost',
    says: 'stakes whose answer was lost are taken once when the call is repeated',
    check: async (table) => {
      for (const lose of ['when sent', 'when answered'] as const) {
        const body = bytes(betsOf(table, three(table)))
        await during(`hung up ${lose}`, () =>
          moving(table, -3n * table.stake, async () => {
            await table.line.sendOnce('bets', body, { lose }).catch((error: unknown) => {
              if (!(error instanceof Silence)) throw error
            })
            const first = await table.line.send('bets', body)
            expectTaken(first, 3)
            expectSame(first, await table.line.send('bets', body))
          }),
        )
      }
    },
  },
  {
    name: 'bets.copies',
    says: `${COPIES} copies of one call at once are taken once`,
    check: (table) =>
      moving(table, -3n * table.stake, async () => {
        const entries = three(table)
        const answers = await Promise.all(Array.from({ length: COPIES }, () => bets(table, entries)))
        for (const answer of answers) expectSame(answers[0] ?? answer, answer)
      }),
  },
  {
    name: 'bets.malformed',
    says: 'a call without entries, with more than 200, with a name twice or a malformed entry is INVALID_REQUEST',
    check: async (table) => {
      const good = betEntry(table)
      const many = Array.from({ length: 201 }, () => betEntry(table))
      const malformed = [{ amount: '1e3' }, { amount: '-1' }, { amount: 1 }, { round: 'a b' }, { extra: 'x' }]
      await movingNothing(table, async () => {
        for (const entries of [[], many, [good, { ...good, round: fresh() }]]) {
          expectStatus(await bets(table, entries), 'INVALID_REQUEST')
        }
        for (const part of malformed) {
          await during(JSON.stringify(part), async () =>
            expectRefusal(await bets(table, [good, { ...betEntry(table), ...part }])),
          )
        }
      })
    },
  },
]
