import { fresh, type Party } from '../play/table.ts'
import type { Call } from '../wire/calls.ts'
import { type Given, LineFault, readGiven, type Taken } from './given-fields.ts'
import { type Memory, nextVersion, withVersion } from './memory.ts'

/** A call as a line says it: all of its body but the `requestId`; and what is remembered of it. */
export type Said = { readonly call: Call; readonly body: object; readonly memory: Memory }

export type Teller = { readonly party: Party; readonly memory: Memory }

type Verb = Taken & {
  /** One line for the help, after the verb and what it takes. */
  readonly help: string
  readonly say: (given: Given, by: Teller) => Said
}

/**
 * A call about the round and the transactions that were named, or else the last ones. A stake begins a round of its own,
 * unless it names one or says that it is in the same.
 */
const moving =
  (call: Call, bodyOf: (fields: Given['fields'], memory: Memory) => object) =>
  ({ fields }: Given, { party, memory }: Teller): Said => {
    const stakes = call === 'bet' || call === 'betwin'
    const { transaction = fresh(), round = stakes && fields.same === undefined ? fresh() : memory.round } = fields
    const next = { ...memory, round, ...(stakes && { bet: transaction }) }
    return {
      call,
      body: { ...party, transaction, round, ...bodyOf(fields, memory) },
      memory: call === 'win' ? { ...next, win: transaction } : next,
    }
  }

/** Fields as they were given, and no others. */
const only = (fields: Given['fields'], names: readonly string[]): object =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))

const closing = ({ closed }: Given['fields']): object => (closed === undefined ? {} : { roundClosed: true })

const summary = ({ text, odds, event }: Given['fields']): object =>
  text === undefined
    ? {}
    : { summary: { text: { en: text }, ...(odds !== undefined && { odds }), ...(event !== undefined && { event }) } }

/** A call that moves money between the wallet and a seat. */
function seated(call: Call, names: readonly string[]): Verb['say'] {
  return ({ fields }, { party, memory }) => {
    const { transaction = fresh() } = fields
    return { call, body: { ...party, transaction, ...only(fields, names) }, memory }
  }
}

const NAMES = ['transaction', 'round'] as const

/** Every verb. One more call of a round and a transaction is a line: what it takes, and its body from that. */
export const VERBS: Readonly<Record<string, Verb>> = {
  balance: { help: 'what the member has', say: (_, { party, memory }) => ({ call: 'balance', body: party, memory }) },
  bet: {
    order: ['amount'],
    optional: [...NAMES, 'seat', 'bonus', 'details', 'text', 'odds', 'event', 'until'],
    flags: ['same', 'closed'],
    help: 'a stake in a new round, or in the same; text, odds and event are its summary',
    say: moving('bet', (fields) => ({
      ...only(fields, ['amount', 'seat', 'bonus', 'details', 'until']),
      ...summary(fields),
      ...closing(fields),
    })),
  },
  bets: { more: true, help: 'stakes together, each in a round of its own: bets 10 5 2.50', say: sayBets },
  win: {
    order: ['amount'],
    optional: [...NAMES, 'seat', 'bet', 'jackpot', 'bonus'],
    flags: ['closed'],
    help: 'a win of the last bet, or of another one',
    say: moving('win', (fields, { bet }) => ({
      bet,
      ...only(fields, ['amount', 'seat', 'bet', 'jackpot', 'bonus']),
      ...closing(fields),
    })),
  },
  prize: {
    order: ['amount', 'bonus'],
    optional: [...NAMES],
    flags: ['closed'],
    help: 'a win of a campaign that belongs to no bet',
    say: moving('win', (fields) => ({ ...only(fields, ['amount', 'bonus']), ...closing(fields) })),
  },
  betwin: {
    order: ['bet', 'win'],
    optional: [...NAMES, 'seat', 'bonus', 'details'],
    flags: ['same', 'open'],
    help: 'stake and win in one step; the round is closed unless it says open',
    say: moving('betwin', ({ bet, win, open, ...fields }) => ({
      betAmount: bet,
      winAmount: win,
      roundClosed: open === undefined,
      ...only(fields, ['seat', 'bonus', 'details']),
    })),
  },
  rollback: {
    optional: [...NAMES, 'original'],
    help: 'undoes the last bet, or another one',
    say: moving('rollback', ({ original }, { bet }) => ({ original: original ?? bet })),
  },
  return: {
    order: ['amount'],
    optional: [...NAMES, 'original'],
    help: 'gives back a part of the last bet, or of another one',
    say: moving('return', ({ amount, original }, { bet }) => ({ amount, original: original ?? bet })),
  },
  resettle: {
    order: ['amount'],
    optional: ['transaction', 'original', 'version'],
    help: 'corrects the last win, or another one, to that amount',
    say: sayResettle,
  },
  settle: {
    optional: ['version', 'valid', 'name'],
    more: true,
    help: 'what rounds have won in all: settle 25, or settle r1:25 r2:0 r3:void version=2',
    say: saySettle,
  },
  batch: { more: true, help: 'verbs with + between them, as calls of one batch: batch bet 10 + win 25', say: sayBatch },
  sit: {
    order: ['seat', 'amount'],
    optional: ['transaction'],
    help: 'takes money from the wallet to a seat',
    say: seated('sit', ['seat', 'amount']),
  },
  stand: {
    order: ['seat'],
    optional: ['transaction'],
    help: 'brings all that is in a seat home to the wallet',
    say: seated('stand', ['seat']),
  },
  round: {
    optional: ['round'],
    help: 'what was done in the last round, or in another one',
    say: ({ fields }, { party, memory }) => ({
      call: 'round',
      body: { ...party, round: fields.round ?? memory.round },
      memory,
    }),
  },
}

/** The call that a line says. Throws `LineFault` where it says none. */
export function sayLine([name = '', ...words]: readonly string[], by: Teller): Said {
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (!verb) throw new LineFault(`${name} is none of: ${Object.keys(VERBS).join(' ')}`)
  // The words of a batch are those of the verbs in it.
  return verb.say(name === 'batch' ? { values: words, fields: {} } : readGiven(words, verb), by)
}

function sayBets({ values }: Given, { party, memory }: Teller): Said {
  const { game, ...whose } = party
  const entries = values.map((amount) => ({ transaction: fresh(), round: fresh(), game, amount }))
  const last = entries.at(-1)
  if (!last) throw new LineFault('amounts are missing: bets 10 5')
  return { call: 'bets', body: { ...whose, entries }, memory: { ...memory, round: last.round, bet: last.transaction } }
}

function sayResettle({ fields }: Given, { party, memory }: Teller): Said {
  const { amount, original = memory.win, transaction = fresh() } = fields
  const version = versionIn(fields) ?? nextVersion(memory, original)
  return {
    call: 'resettle',
    body: { ...party, transaction, original, amount, version },
    memory: withVersion(memory, original, version),
  }
}

/** Each value is a round with what it has won, or `void`; a value alone is about the last round. */
function saySettle({ values, fields }: Given, { party: { member, currency }, memory }: Teller): Said {
  if (values.length === 0) throw new LineFault('what it has won is missing: settle 25')
  let next = memory
  const entries = values.map((value) => {
    const at = value.lastIndexOf(':')
    const [round, won] = at < 0 ? [memory.round, value] : [value.slice(0, at), value.slice(at + 1)]
    const version = versionIn(fields) ?? nextVersion(next, round)
    next = { ...withVersion(next, round, version), round }
    const result = won === 'void' ? { win: '0', void: true } : { win: won, ...only(fields, ['valid']) }
    return { round, member, version, ...result }
  })
  return { call: 'settle', body: { settlement: fields.name ?? fresh(), currency, entries }, memory: next }
}

/** What a batch can carry. */
const CARRIED: readonly Call[] = ['bet', 'win', 'betwin', 'rollback', 'return']

function sayBatch({ values }: Given, { party, memory }: Teller): Said {
  let next = memory
  const calls = linesIn(values).map((line) => {
    const said = sayLine(line, { party, memory: next })
    if (!CARRIED.includes(said.call)) throw new LineFault(`a batch carries no ${said.call}`)
    next = said.memory
    return { call: said.call, ...said.body }
  })
  return { call: 'batch', body: { calls }, memory: next }
}

function linesIn(words: readonly string[]): string[][] {
  const lines: string[][] = [[]]
  for (const word of words) {
    if (word === '+') lines.push([])
    else lines.at(-1)?.push(word)
  }
  return lines
}

function versionIn({ version }: Given['fields']): number | undefined {
  if (version === undefined) return undefined
  if (!/^\d{1,10}$/.test(version)) throw new LineFault(`version ${version} is no number`)
  return Number(version)
}
