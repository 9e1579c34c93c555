import { randomUUID } from 'node:crypto'
import * as contract from '@sanuk/contracts/seamless'
import type { Log } from '@sanuk/host/log'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { SigningKey } from '@sanuk/vendor-kit/sign'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import * as z from 'zod/mini'
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

/** Whom and what a call is about. `ticket` is the launch's, by which the platform knows the session. */
export type Party = {
  readonly ticket: string
  readonly member: string
  readonly currency: CurrencyCode
  readonly game: string
}

export type Movement = {
  readonly transaction: string
  readonly round: string
  readonly amount: Amount
  /** The grant of free rounds that it is played by. */
  readonly bonus?: string
}

export type Win = Movement & {
  readonly bet: string
  /** The pool that pays it, if one does. */
  readonly jackpot: string | null
  /** Whether the round is over by it. */
  readonly roundClosed: boolean
}

type Needs = {
  readonly origin: string
  /** The code we are known by, and the key that signs. */
  readonly vendor: string
  readonly key: SigningKey
  readonly log: Log
}

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

  return {
    /** Exchanges a launch ticket for the session of its game; a ticket exchanged before answers the same. */
    authenticate: (ticket: string) => call(contract.authenticate, { token: ticket }),
    balance: (party: Party) => move(contract.balance, named(party)),
    bet: (party: Party, movement: Movement) => move(contract.bet, { ...named(party), ...written(movement) }),
    /** Pays something that a round won, nothing included. */
    win: (party: Party, { jackpot, ...win }: Win) =>
      move(contract.win, { ...named(party), ...written(win), ...(jackpot !== null && { jackpot }) }),
    /** Undoes a bet, or makes sure that it never counts. */
    rollback: (party: Party, undo: { transaction: string; original: string; round: string }) =>
      move(contract.rollback, { ...named(party), ...undo }),
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

const named = ({ ticket, member, currency, game }: Party) => ({ token: ticket, member, currency, game })

const declared = ({ win, valid, ...entry }: DeclaredRound) => ({
  ...entry,
  win: writeAmount(win),
  ...(valid !== undefined && { valid: writeAmount(valid) }),
})

const written = <M extends Movement>({ amount, ...movement }: M) => ({ ...movement, amount: writeAmount(amount) })
