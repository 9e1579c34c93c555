import { randomUUID } from 'node:crypto'
import * as contract from '@sanuk/contracts/seamless'
import type { Log } from '@sanuk/host/log'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { SigningKey } from '@sanuk/vendor-kit/sign'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import * as z from 'zod/mini'
import {
  type BetWin,
  betsFields,
  type Entry,
  type Movement,
  type MovingCall,
  movingCalls,
  type Party,
  partyFields,
  type Undo,
  type Win,
} from './moving-calls.ts'
import {
  type DeclaredRound,
  OPEN_STATUSES,
  type SettledRounds,
  type Settlement,
  type SettleOnce,
  settleRounds,
} from './settle-rounds.ts'

/** Past a second the platform itself answers that a call shall be repeated; beyond this nothing is on its way. */
const TIMEOUT_MS = 2_500

/** What the platform made of a call. Of `unknown` nothing is known: the same call has to be made again. */
export type Reply<T> =
  | { readonly kind: 'ok'; readonly answer: T }
  | { readonly kind: 'refused'; readonly status: contract.SeamlessRefusal; readonly balance: Amount | null }
  | { readonly kind: 'unknown' }

type Needs = {
  readonly origin: string
  /** The code we are known by, and the key that signs. */
  readonly vendor: string
  readonly key: SigningKey
  readonly log: Log
}

export type { Party, Win } from './moving-calls.ts'

export type Platform = ReturnType<typeof createPlatform>

const refused = z.object({
  status: z.enum(Object.keys(contract.SEAMLESS_STATUSES) as [contract.SeamlessStatus, ...contract.SeamlessStatus[]]),
  balance: z.optional(z.string()),
})

/** The platform's wallet, by the signed calls that every vendor has. Every call may be repeated. */
export function createPlatform({ origin, vendor, key, log }: Needs) {
  const by = { vendor, key, timeoutMs: TIMEOUT_MS }

  async function call<A>(route: Called<A>, content: object): Promise<Reply<A>> {
    try {
      const reply = await signedPost(`${origin}${route.path}`, { requestId: randomUUID(), ...content }, by)
      const answer = route.answer.safeParse(reply.body)
      if (reply.status === 200 && answer.success) return { kind: 'ok', answer: answer.data }
      return refusalIn(reply.body) ?? unknown(route.path, `status ${reply.status}`)
    } catch (error) {
      return unknown(route.path, String(error))
    }
  }

  function unknown(path: string, reason: string): { kind: 'unknown' } {
    log.warn({ path, reason }, 'the platform did not answer')
    return { kind: 'unknown' }
  }

  const move = async <A extends { balance: string }>(route: Called<A>, content: object): Promise<Reply<Amount>> => {
    const reply = await call(route, content)
    return reply.kind === 'ok' ? { kind: 'ok', answer: parseAmount(reply.answer.balance) } : reply
  }

  const settleOnce: SettleOnce = async ({ entries, ...settlement }) => {
    const reply = await call(contract.settle, { ...settlement, entries: entries.map(declared) })
    return reply.kind === 'ok' ? { kind: 'ok', answer: reply.answer.refused } : reply
  }

  const make = (moving: MovingCall) => move(MOVING[moving.call], moving.fields)

  return {
    /** Exchanges a launch ticket for the session of its game; a ticket exchanged before answers the same. */
    authenticate: (ticket: string) => call(contract.authenticate, { token: ticket }),
    balance: (party: Party) => move(contract.balance, partyFields(party)),
    bet: (party: Party, movement: Movement) => make(movingCalls.bet(party, movement)),
    /** Pays something that a round won, nothing included. */
    win: (party: Party, win: Win) => make(movingCalls.win(party, win)),
    /** Takes a stake and pays its win in one step: both, or neither. */
    betwin: (party: Party, both: BetWin) => make(movingCalls.betwin(party, both)),
    /** Undoes a bet, or makes sure that it never counts. */
    rollback: (party: Party, undo: Undo) => make(movingCalls.rollback(party, undo)),
    /** Takes several stakes of one member in one step: all of them, or none. Answers the balance after all. */
    bets: (party: Omit<Party, 'game'>, entries: readonly Entry[]) => move(contract.bets, betsFields(party, entries)),
    /** Makes a call that moves money by itself. */
    make,
    /**
     * Makes up to 200 calls under one signature. Each has an answer of its own, in their order, as if it had been made
     * alone; of those that were not reached, or of all where there is no answer, nothing is known.
     */
    batch: async (calls: readonly MovingCall[]): Promise<Reply<readonly Reply<Amount>[]>> => {
      const content = { calls: calls.map(({ call: name, fields }) => ({ call: name, ...fields })) }
      const reply = await call(BATCH, content)
      if (reply.kind !== 'ok') return reply
      const { answers } = reply.answer
      if (answers.length !== calls.length) return unknown(BATCH.path, `${answers.length} answers`)
      return { kind: 'ok', answer: answers.map(answerIn) }
    },
    /**
     * Settles any number of rounds of one currency, and declares again what is not known, after each of these pauses at
     * the latest.
     */
    settle: (settlement: Settlement, pausesMs: readonly number[]): Promise<SettledRounds> =>
      settleRounds(settleOnce, settlement, pausesMs),
  }
}

type Called<A> = { readonly path: string; readonly answer: z.ZodMiniType<A> }

function refusalIn(body: unknown): Reply<never> | null {
  const read = refused.safeParse(body)
  if (!read.success || read.data.status === 'OK') return null
  const { status, balance } = read.data
  if (OPEN_STATUSES.has(status)) return { kind: 'unknown' }
  return { kind: 'refused', status, balance: balance === undefined ? null : parseAmount(balance) }
}

/** The calls that move money by themselves. */
const MOVING = {
  bet: contract.bet,
  win: contract.win,
  betwin: contract.betwin,
  rollback: contract.rollback,
}

/** Each answer of a batch is read by itself, so that one that is garbled leaves its neighbours alone. */
const BATCH = {
  path: contract.batch.path,
  answer: z.object({ status: z.literal('OK'), answers: z.array(z.unknown()) }),
}

/** What one call of a batch was answered. */
function answerIn(answer: unknown): Reply<Amount> {
  const moved = contract.bet.answer.safeParse(answer)
  if (moved.success) return { kind: 'ok', answer: parseAmount(moved.data.balance) }
  return refusalIn(answer) ?? { kind: 'unknown' }
}

const declared = ({ win, valid, ...entry }: DeclaredRound) => ({
  ...entry,
  win: writeAmount(win),
  ...(valid !== undefined && { valid: writeAmount(valid) }),
})
