import { writeMoney } from '../play/money.ts'
import { readRound } from '../play/round-answer.ts'
import { bytes, fresh, moving, openRound, placed, type RoundPlay, type Table } from '../play/table.ts'
import { Broken, during, expectCount, expectMoved, expectSame } from '../play/verdict.ts'
import type { Call } from '../wire/calls.ts'
import { type Sent, Silence } from '../wire/line.ts'
import type { Rule } from './rule.ts'

type Loss = NonNullable<Sent['lose']>

const LOSSES: readonly Loss[] = ['when sent', 'when answered']
const TIMES = 5
const COPIES = 200

/** A call that moves money, what must have been done before it, and the difference it makes. */
type Moved = {
  readonly call: Call
  readonly content: (table: Table) => Promise<object>
  readonly difference: (stake: bigint) => bigint
}

const inRound = ({ name }: RoundPlay) => ({ transaction: fresh(), round: name })

const MOVES: readonly Moved[] = [
  {
    call: 'bet',
    content: async (table) => ({ ...inRound(openRound(table)), amount: writeMoney(table.stake) }),
    difference: (stake) => -stake,
  },
  {
    call: 'win',
    content: async (table) => {
      const round = openRound(table)
      return { bet: await placed(round), ...inRound(round), amount: writeMoney(table.stake) }
    },
    difference: (stake) => stake,
  },
  {
    call: 'betwin',
    content: async (table) => ({
      ...inRound(openRound(table)),
      betAmount: writeMoney(table.stake),
      winAmount: writeMoney(3n * table.stake),
      roundClosed: true,
    }),
    difference: (stake) => 2n * stake,
  },
  {
    call: 'rollback',
    content: async (table) => {
      const round = openRound(table)
      return { original: await placed(round), ...inRound(round) }
    },
    difference: (stake) => stake,
  },
  {
    call: 'return',
    content: async (table) => {
      const round = openRound(table)
      return { original: await placed(round), ...inRound(round), amount: writeMoney(table.stake / 2n) }
    },
    difference: (stake) => stake / 2n,
  },
  {
    call: 'resettle',
    content: async (table) => {
      const round = openRound(table)
      const [bet, original] = [await placed(round), fresh()]
      expectMoved(await round.win({ transaction: original, bet, roundClosed: true }))
      return { transaction: fresh(), original, amount: writeMoney(2n * table.stake), version: 1 }
    },
    difference: (stake) => stake,
  },
]

/** Sends a call and never hears the answer. */
async function lose(table: Table, { call, body, how }: { call: Call; body: Uint8Array; how: Loss }): Promise<void> {
  try {
    await table.line.sendOnce(call, body, { lose: how })
  } catch (error) {
    if (error instanceof Silence) return
    throw error
  }
  throw new Error('an answer came back on a line that was hung up')
}

const lostRule = ({ call, content, difference }: Moved): Rule => ({
  name: `lost.${call}`,
  says: `a ${call} whose answer was lost has one effect when it is repeated`,
  check: async (table) => {
    for (const how of LOSSES) {
      for (let time = 0; time < TIMES; time += 1) {
        const body = bytes({ requestId: fresh(), ...table.party, ...(await content(table)) })
        await during(`hung up ${how}`, () =>
          moving(table, difference(table.stake), async () => {
            await lose(table, { call, body, how })
            const first = await table.line.send(call, body)
            expectMoved(first)
            expectSame(first, await table.line.send(call, body))
          }),
        )
      }
    }
  },
})

const copiesRule = ({ call, content, difference }: Moved): Rule => ({
  name: `copies.${call}`,
  says: `${COPIES} copies of one ${call} at once move once and hear one answer`,
  check: async (table) => {
    const body = bytes({ requestId: fresh(), ...table.party, ...(await content(table)) })
    await moving(table, difference(table.stake), async () => {
      const answers = await Promise.all(Array.from({ length: COPIES }, () => table.line.send(call, body)))
      for (const answer of answers) expectMoved(answer)
      const different = new Set(answers.map(({ text }) => text))
      expectCount('answer to all of them', { expected: 1, got: different.size })
    })
  },
})

export const lostRules: readonly Rule[] = [
  ...MOVES.map(lostRule),
  {
    name: 'lost.asked',
    says: 'after a lost answer the round tells whether the bet was taken',
    check: async (table) => {
      const round = openRound(table)
      const transaction = fresh()
      const content = { transaction, round: round.name, amount: writeMoney(table.stake) }
      const body = bytes({ requestId: fresh(), ...table.party, ...content })
      await lose(table, { call: 'bet', body, how: 'when answered' })
      const { done } = readRound(await round.ask())
      if (!done.has(transaction))
        throw new Broken(`transaction ${transaction} in the round`, [...done.keys()].join(' '))
    },
  },
]

export const copiesRules: readonly Rule[] = MOVES.map(copiesRule)
