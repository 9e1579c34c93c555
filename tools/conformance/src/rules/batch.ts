import { batchOf, carried, expectStatuses, sendBatch } from '../play/batch.ts'
import { writeMoney } from '../play/money.ts'
import { bytes, call, fresh, moving, movingNothing, type Table } from '../play/table.ts'
import { Broken, during, expectStatus } from '../play/verdict.ts'
import { Silence } from '../wire/line.ts'
import { padded } from './request.ts'
import type { Rule } from './rule.ts'

const LARGEST = 256 * 1024
const COPIES = 10

const stakeOf = (table: Table) => writeMoney(table.stake)

const aBet = (table: Table, more: object = {}) =>
  carried(table, 'bet', { round: fresh(), amount: stakeOf(table), ...more })

/** A bet, a return of half of it and a win of what was staked, which closes the round. */
function aRound(table: Table) {
  const bet = aBet(table, { amount: writeMoney(2n * table.stake) })
  const { round, transaction } = bet
  return [
    bet,
    carried(table, 'return', { round, original: transaction, amount: stakeOf(table) }),
    carried(table, 'win', { round, bet: transaction, amount: stakeOf(table), roundClosed: true }),
  ]
}

const same = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())

export const batchRules: readonly Rule[] = [
  {
    name: 'batch.as_alone',
    says: 'calls of a batch are answered in their order, as if each had come alone; alone they hear the same again',
    check: (table) =>
      movingNothing(table, async () => {
        const rolled = aBet(table)
        const calls = [
          ...aRound(table),
          carried(table, 'betwin', {
            round: fresh(),
            betAmount: stakeOf(table),
            winAmount: stakeOf(table),
            roundClosed: true,
          }),
          rolled,
          carried(table, 'rollback', { round: rolled.round, original: rolled.transaction }),
        ]
        const answers = await sendBatch(table, calls)
        expectStatuses(
          answers,
          calls.map(() => 'OK'),
        )
        const names = ['bet', 'return', 'win', 'betwin', 'bet', 'rollback'] as const
        for (const [place, name] of names.entries()) {
          const { call: _, ...fields } = calls[place] ?? {}
          const { body } = await call(table, name, fields)
          const told = answers[place] ?? {}
          if (!same(told, body)) throw new Broken(`the ${name} again: ${JSON.stringify(told)}`, JSON.stringify(body))
        }
      }),
  },
  {
    name: 'batch.neighbours',
    says: 'a call that is refused, malformed or not known leaves its neighbours alone',
    check: (table) =>
      moving(table, -2n * table.stake, async () => {
        const calls = [
          aBet(table),
          aBet(table, { amount: '1e3' }),
          aBet(table, { amount: writeMoney(table.limits.maximum + 1n) }),
          carried(table, 'win', { round: fresh(), amount: stakeOf(table) }),
          aBet(table, { token: fresh() }),
          aBet(table, { extra: 'x' }),
          aBet(table, { call: 'settle' }),
          aBet(table),
        ]
        const refused = ['INVALID_REQUEST', 'LIMIT_REACHED', 'UNKNOWN_BET', 'INVALID_TOKEN']
        const answers = await sendBatch(table, calls)
        expectStatuses(answers, ['OK', ...refused, 'INVALID_REQUEST', 'INVALID_REQUEST', 'OK'])
        const silent = answers.find(({ status, message }) => status !== 'OK' && typeof message !== 'string')
        if (silent) throw new Broken('a message with each refusal', JSON.stringify(silent))
      }),
  },
  {
    name: 'batch.order',
    says: 'calls of one member keep their order: each bet is known to the win that follows it',
    check: (table) =>
      movingNothing(table, async () => {
        const calls = Array.from({ length: 10 }, () => aRound(table)).flat()
        expectStatuses(
          await sendBatch(table, calls),
          calls.map(() => 'OK'),
        )
      }),
  },
  {
    name: 'batch.same_name',
    says: 'one transaction several times in a batch is decided once',
    check: (table) =>
      moving(table, -table.stake, async () => {
        const bet = aBet(table)
        const other = { ...bet, amount: writeMoney(2n * table.stake) }
        expectStatuses(await sendBatch(table, [bet, bet, other]), ['OK', 'OK', 'DUPLICATE_TRANSACTION'])
      }),
  },
  {
    name: 'batch.lost',
    says: 'a batch whose answer was lost has one effect when it is repeated',
    check: async (table) => {
      for (const lose of ['when sent', 'when answered'] as const) {
        const calls = [aBet(table), ...aRound(table), aBet(table)]
        const body = bytes(batchOf(calls))
        await during(`hung up ${lose}`, () =>
          moving(table, -2n * table.stake, async () => {
            await table.line.sendOnce('batch', body, { lose }).catch((error: unknown) => {
              if (!(error instanceof Silence)) throw error
            })
            for (let time = 0; time < 2; time += 1) {
              expectStatuses(
                await sendBatch(table, calls),
                calls.map(() => 'OK'),
              )
            }
          }),
        )
      }
    },
  },
  {
    name: 'batch.copies',
    says: `${COPIES} copies of one batch at once are decided once`,
    check: (table) =>
      moving(table, -2n * table.stake, async () => {
        const calls = [aBet(table), ...aRound(table), aBet(table)]
        const all = await Promise.all(Array.from({ length: COPIES }, () => sendBatch(table, calls)))
        const different = all.find((answers) => JSON.stringify(answers) !== JSON.stringify(all[0]))
        if (different) throw new Broken(JSON.stringify(all[0]), JSON.stringify(different))
      }),
  },
  {
    name: 'batch.size',
    says: 'a batch has 1 to 200 calls and at most 256 KiB; one of no or more calls is refused and moves nothing',
    check: async (table) => {
      const many = (count: number) => Array.from({ length: count }, () => aBet(table, { amount: stakeOf(table) }))
      await movingNothing(table, async () => {
        for (const calls of [[], many(201)]) {
          expectStatus(await table.line.send('batch', bytes(batchOf(calls))), 'INVALID_REQUEST')
        }
        const late = carried(table, 'rollback', { round: fresh(), original: fresh() })
        expectStatus(await table.line.send('batch', padded(batchOf([late]), LARGEST + 1)), 'INVALID_REQUEST')
        expectStatus(await table.line.send('batch', padded(batchOf([late]), LARGEST)), 'OK')
      })
    },
  },
]
