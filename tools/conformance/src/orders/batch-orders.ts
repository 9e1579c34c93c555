import { type Carried, sendBatch } from '../play/batch.ts'
import { writeMoney } from '../play/money.ts'
import { restorePurse } from '../play/purse.ts'
import { balanceOf, call, fresh, type Table } from '../play/table.ts'
import { Broken } from '../play/verdict.ts'
import type { Rule } from '../rules/rule.ts'

const MESSAGES = ['bet', 'return', 'win', 'rollback'] as const
type Message = (typeof MESSAGES)[number]

/** Rounds whose messages travel in one batch. */
const AT_ONCE = 10

/** Every order of one to four messages, each as often as one likes. */
function* sequences(before: readonly Message[] = []): Generator<readonly Message[]> {
  for (const message of MESSAGES) {
    const sequence = [...before, message]
    yield sequence
    if (sequence.length < 4) yield* sequences(sequence)
  }
}

/** The messages of a round: one bet, half of which is returned, and which wins what it staked or is rolled back. */
function callsOf(table: Table, sequence: readonly Message[]): Carried[] {
  const [round, bet, ...others] = Array.from({ length: 5 }, fresh)
  const [returned, won, rolled] = others
  const amount = writeMoney(2n * table.stake)
  const half = writeMoney(table.stake)
  const content: Record<Message, object> = {
    bet: { transaction: bet, amount },
    return: { transaction: returned, original: bet, amount: half },
    win: { transaction: won, bet, amount, roundClosed: true },
    rollback: { transaction: rolled, original: bet },
  }
  return sequence.map((message) => ({ call: message, ...table.party, round, ...content[message] }))
}

/** Plays sequences of messages alone and in a batch, side by side: statuses and money must be the same. */
async function playPortion(table: Table, portion: readonly (readonly Message[])[]): Promise<void> {
  const before = await balanceOf(table)
  const alone = await Promise.all(
    portion.map(async (sequence) => {
      const statuses: string[] = []
      for (const [place, { call: _, ...fields }] of callsOf(table, sequence).entries()) {
        statuses.push((await call(table, sequence[place] ?? 'bet', fields)).status)
      }
      return statuses.join(' ')
    }),
  )
  const between = await balanceOf(table)
  const calls = portion.map((sequence) => callsOf(table, sequence))
  const answers = await sendBatch(table, calls.flat())
  let place = 0
  for (const [index, own] of calls.entries()) {
    const got = answers.slice(place, place + own.length)
    place += own.length
    const statuses = got.map(({ status }) => status).join(' ')
    if (statuses !== alone[index]) throw new Broken(`${portion[index]?.join(', ')}: ${alone[index]}`, statuses)
  }
  const after = await balanceOf(table)
  if (after - between !== between - before) {
    throw new Broken(`a difference of ${between - before}`, String(after - between))
  }
}

export const batchOrdersRules: readonly Rule[] = [
  {
    name: 'batch.orders',
    says: 'every order of up to four of bet, return, win and rollback in a batch is answered as if each had come alone',
    check: async (table) => {
      const all = [...sequences()]
      for (let from = 0; from < all.length; from += AT_ONCE) {
        await playPortion(table, all.slice(from, from + AT_ONCE))
        await restorePurse(table)
      }
    },
  },
]
