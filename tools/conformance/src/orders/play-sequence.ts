import { writeMoney } from '../play/money.ts'
import { readRound, type ToldTransaction } from '../play/round-answer.ts'
import { call, fresh, type Table } from '../play/table.ts'
import { Broken, during, expectStatus } from '../play/verdict.ts'
import type { Message } from './message.ts'
import { allowedFor, emptyRound, type Round, roundAfter, statesOf } from './model.ts'
import type { Sequence } from './sequences.ts'

/** A round that was played: what the model says of it, and how its messages are called on the wire. */
export type Played = { readonly name: string; readonly round: Round; readonly names: ReadonlyMap<string, string> }

export const inWords = (sequence: Sequence): string => sequence.map(({ name }) => name).join(', ')

/** Sends a sequence's messages one after the other; each answer must be one that the model allows. */
export async function playSequence(table: Table, sequence: Sequence): Promise<Played> {
  const name = fresh()
  const names = new Map<string, string>()
  const nameOf = (message: string): string => {
    const known = names.get(message) ?? fresh()
    names.set(message, known)
    return known
  }
  let round = emptyRound
  for (const [place, message] of sequence.entries()) {
    const answer = await call(table, message.call, contentOf(message, { table, round: name, nameOf }))
    const so = inWords(sequence.slice(0, place + 1))
    await during(`after ${so}`, async () => expectStatus(answer, ...allowedFor(round, message)))
    if (answer.status !== '') round = roundAfter(round, message, answer.status)
  }
  return { name, round, names }
}

/** Quarters of a stake as money. */
export const moneyAt =
  ({ stake }: Table) =>
  (quarters: number): bigint =>
    (stake / 4n) * BigInt(quarters)

type Naming = { readonly table: Table; readonly round: string; readonly nameOf: (message: string) => string }

function contentOf(message: Message, { table, round, nameOf }: Naming): object {
  const money = (quarters: number) => writeMoney(moneyAt(table)(quarters))
  const { name, about = '', quarters = 0, closes, version } = message
  const transaction = nameOf(name)
  switch (message.call) {
    case 'bet':
      return { transaction, round, amount: money(quarters), roundClosed: closes }
    case 'betwin':
      return {
        transaction,
        round,
        roundClosed: closes === true,
        betAmount: money(quarters),
        winAmount: money(message.won ?? 0),
      }
    case 'win':
      return { transaction, round, bet: nameOf(about), amount: money(quarters), roundClosed: closes }
    case 'rollback':
      return { transaction, round, original: nameOf(about) }
    case 'return':
      return { transaction, round, original: nameOf(about), amount: money(quarters) }
    case 'resettle':
      return { transaction, original: nameOf(about), amount: money(quarters), version }
  }
}

/** Asks the platform for a played round: its state and its transactions must be the model's. */
export async function checkRound(table: Table, { name, round, names }: Played, sequence: Sequence): Promise<void> {
  const answer = await call(table, 'round', { round: name })
  const states = statesOf(round)
  await during(`after ${inWords(sequence)}`, async () => {
    if (states.includes('UNKNOWN_ROUND') && answer.status === 'UNKNOWN_ROUND') return
    const told = readRound(answer)
    if (!states.includes(told.state)) throw new Broken(`state ${states.join(' or ')}`, told.state)
    const done = [...round.decided].filter(([, status]) => status === 'OK').map(([message]) => message)
    if (told.done.size > done.length) throw new Broken(`${done.length} transactions`, String(told.done.size))
    for (const message of sequence.filter(({ name }) => done.includes(name))) {
      expectTold(message, told.done.get(names.get(message.name) ?? ''), moneyAt(table))
    }
  })
}

/** What is told of a transaction must be what was sent. A rollback has no amount of its own. */
function expectTold(message: Message, told: ToldTransaction | undefined, money: (quarters: number) => bigint): void {
  const { name, call, quarters, won } = message
  if (!told) throw new Broken(`the ${name} in the round`, 'nothing of it')
  if (told.call !== call) throw new Broken(`the ${name} as a ${call}`, told.call)
  const amounts = `${told.amount} ${told.winAmount ?? ''}`
  const expected = `${quarters === undefined ? told.amount : money(quarters)} ${won === undefined ? '' : money(won)}`
  if (amounts !== expected) throw new Broken(`${expected.trim()} ten-thousandths for the ${name}`, amounts.trim())
}
