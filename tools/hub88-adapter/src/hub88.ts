import { type KeyObject, verify } from 'node:crypto'
import type { RequestOf } from '@sanuk/contracts/route'
import type { balance, bet, resettle, rollback, SeamlessRefusal, SeamlessRefused, win } from '@sanuk/contracts/seamless'
import { type Amount, amount, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import { campaignOf, isPrize, summaryOf } from './bet-notes.ts'

/*
 * The wallet API by which the aggregator Hub88 calls operators, in our words. Nothing but translation: `adapter.ts`
 * checks the signature, makes the call and sends the answer. They never exchange a ticket, so that is done at the
 * first call that names it; `/user/info` is no call of the wallet and not here.
 *
 * What the translation loses is listed in the README.
 */

/** Their paths with the call of ours that does it. */
export const HUB88_CALLS = {
  '/user/balance': 'balance',
  '/transaction/bet': 'bet',
  '/transaction/win': 'win',
  '/transaction/rollback': 'rollback',
} as const

export type Hub88Path = keyof typeof HUB88_CALLS

/** A body of ours; `currency` is `null` where they do not say it: it is then the member's own. */
type Said<Body> = Omit<Body, 'currency'> & { readonly currency: string | null }

export type Hub88Content =
  | { readonly call: 'balance'; readonly body: Said<RequestOf<typeof balance>['body']> }
  | { readonly call: 'bet'; readonly body: Said<RequestOf<typeof bet>['body']> }
  | { readonly call: 'win'; readonly body: Said<RequestOf<typeof win>['body'] & { bonus?: string | undefined }> }
  | { readonly call: 'rollback'; readonly body: Said<RequestOf<typeof rollback>['body']> }
  | { readonly call: 'resettle'; readonly body: Said<RequestOf<typeof resettle>['body']> }

/** A request of theirs: what it is with us, or what they are answered when it is nothing. */
export type Hub88Asked =
  | { readonly asked: true; readonly content: Hub88Content }
  | { readonly asked: false; readonly answer: Hub88Answer }

export type Hub88Answer = {
  readonly http: 200 | 503
  readonly body: {
    readonly status: Hub88Status
    readonly request_uuid?: string
    readonly user?: string
    readonly currency?: string
    readonly balance?: number
  }
}

type Hub88Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_PARTNER'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK'
  | 'RS_ERROR_LIMIT_REACHED'

/** Whether bytes carry Hub88's signature, `X-Hub88-Signature`: base64 of RSA with SHA-256 over the raw body. */
export function isHub88Signed(raw: Uint8Array, signature: string, key: KeyObject): boolean {
  return verify('RSA-SHA256', raw, key, Buffer.from(signature, 'base64'))
}

const text = z.string().check(z.minLength(1))
const perhaps = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

const everywhere = { user: text, token: text, request_uuid: text, game_code: text }
const moving = {
  ...everywhere,
  transaction_uuid: text,
  round: perhaps(text),
  round_closed: perhaps(z.boolean()),
}
const paying = {
  ...moving,
  currency: text,
  amount: z.int().check(z.gte(0)),
  bet: perhaps(z.string()),
  is_free: perhaps(z.boolean()),
  is_supplier_promo: perhaps(z.boolean()),
  reward_uuid: perhaps(text),
  /** Of any form; what we use of it is looked for. */
  meta: z.optional(z.unknown()),
}

/** Only what is won without a stake may name no bet. */
function isPrizeOrNamesBet(
  theirs: Parameters<typeof isPrize>[0] & { reference_transaction_uuid?: string | null | undefined },
) {
  return isPrize(theirs) || Boolean(theirs.reference_transaction_uuid)
}

/** What each of their calls says, as far as we use it; more may come. */
const THEIRS = {
  balance: z.object(everywhere),
  bet: z.object(paying),
  win: z
    .object({ ...paying, reference_transaction_uuid: perhaps(text) })
    .check(z.refine(isPrizeOrNamesBet, { path: ['reference_transaction_uuid'] })),
  rollback: z.object({ ...moving, reference_transaction_uuid: text }),
}

/** Translates a request. Of what cannot be said in our words nothing is done. */
export function readHub88(path: Hub88Path, request: unknown): Hub88Asked {
  switch (HUB88_CALLS[path]) {
    case 'balance':
      return reading(THEIRS.balance, request, (theirs) => ({ call: 'balance', body: party(theirs) }))
    case 'bet':
      return reading(THEIRS.bet, request, betOf)
    case 'win':
      return reading(THEIRS.win, request, winOf)
    case 'rollback':
      return reading(THEIRS.rollback, request, (theirs) => ({
        call: 'rollback',
        body: { ...movement(theirs), original: theirs.reference_transaction_uuid, currency: null },
      }))
  }
}

function reading<T extends z.ZodMiniType>(
  schema: T,
  request: unknown,
  translate: (theirs: z.output<T>) => Hub88Content | null,
): Hub88Asked {
  const read = schema.safeParse(request)
  const content = read.success ? translate(read.data) : null
  if (content) return { asked: true, content }
  const missing = read.error?.issues.some(({ path }) => valueAt(request, path) === undefined)
  return { asked: false, answer: refusal(missing ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES', request) }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner: unknown, key) => Object(inner)[key], value)

/** How a request is refused that was not passed on. */
export function refusal(status: Hub88Status, request: unknown): Hub88Answer {
  const { request_uuid: name }: { request_uuid?: unknown } = Object(request)
  return { http: 200, body: { status, ...(typeof name === 'string' ? { request_uuid: name } : {}) } }
}

const party = (theirs: z.output<typeof THEIRS.balance>) => ({
  requestId: theirs.request_uuid,
  token: theirs.token,
  member: theirs.user,
  game: theirs.game_code,
  currency: null,
})

type Moving = z.output<typeof THEIRS.bet | typeof THEIRS.win | typeof THEIRS.rollback>

/** A bet without a round is a round of its own, and what refers to it belongs there. */
const movement = (theirs: Moving) => ({
  ...party(theirs),
  transaction: theirs.transaction_uuid,
  round:
    theirs.round ??
    ('reference_transaction_uuid' in theirs ? theirs.reference_transaction_uuid : null) ??
    theirs.transaction_uuid,
})

function betOf(theirs: z.output<typeof THEIRS.bet>): Hub88Content | null {
  if (isPrize(theirs) && theirs.amount === 0) {
    return { call: 'balance', body: { ...party(theirs), currency: theirs.currency } }
  }
  const money = readTheirs(theirs.amount)
  if (money === null) return null
  const [bonus, summary] = [campaignOf(theirs), summaryOf(theirs)]
  return {
    call: 'bet',
    body: {
      ...movement(theirs),
      currency: theirs.currency,
      amount: writeAmount(money),
      roundClosed: theirs.round_closed ?? false,
      ...(bonus !== undefined && { bonus }),
      ...(theirs.bet ? { details: theirs.bet } : {}),
      ...(summary && { summary }),
    },
  }
}

/** A win of a reward or a promotion is a prize: it belongs to no bet, and is paid whatever became of its round. */
function winOf(theirs: z.output<typeof THEIRS.win>): Hub88Content | null {
  const money = readTheirs(theirs.amount)
  const original = theirs.reference_transaction_uuid
  if (money === null) return null
  const bonus = campaignOf(theirs)
  return {
    call: 'win',
    body: {
      ...movement(theirs),
      currency: theirs.currency,
      ...(original && !isPrize(theirs) ? { bet: original } : {}),
      ...(bonus !== undefined && { bonus }),
      amount: writeAmount(money),
      roundClosed: theirs.round_closed ?? false,
    },
  }
}

/**
 * The rollback of a win, which is with us a correction to nothing. They do not say what they roll back: it is tried where
 * the platform has refused to roll back a bet.
 */
export function takenBack(content: Hub88Content, status: SeamlessRefusal | 'OK'): Hub88Content | null {
  if (content.call !== 'rollback' || !NO_BET.has(status)) return null
  const { round: _, ...body } = content.body
  return { call: 'resettle', body: { ...body, amount: writeAmount(ZERO), version: 1 } }
}

/** How the rollback of a win is refused, for the first time and when the same name has corrected it already. */
const NO_BET: ReadonlySet<string> = new Set(['INVALID_REQUEST', 'DUPLICATE_TRANSACTION'])

/** Their count of 1/100 000 as ours of 1/10 000, or `null` where it does not go in. */
function readTheirs(count: number): Amount | null {
  return count % 10 === 0 ? amount(BigInt(count) / 10n) : null
}

/** Refusals for which they have a word of the same meaning. */
const STATUSES: Partial<Record<SeamlessRefusal, Hub88Status>> = {
  INVALID_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  FORBIDDEN: 'RS_ERROR_INVALID_PARTNER',
  INVALID_REQUEST: 'RS_ERROR_WRONG_SYNTAX',
  INVALID_TOKEN: 'RS_ERROR_INVALID_TOKEN',
  TOKEN_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  UNKNOWN_GAME: 'RS_ERROR_INVALID_GAME',
  GAME_CLOSED: 'RS_ERROR_INVALID_GAME',
  INVALID_CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
  NOT_ENOUGH_MONEY: 'RS_ERROR_NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  EXCLUDED: 'RS_ERROR_USER_DISABLED',
  DUPLICATE_TRANSACTION: 'RS_ERROR_DUPLICATE_TRANSACTION',
  ROLLED_BACK: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  UNKNOWN_BET: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
}

/** Answers by which nobody knows what became of the call: they repeat a call that was not answered with HTTP 200. */
const OPEN: ReadonlySet<string> = new Set(['RETRY', 'TOO_MANY_REQUESTS'])

/**
 * Translates our answer. `currency` is the member's. A balance beyond 90 000 million of the unit is no longer told to
 * its last decimal: theirs is a JSON number.
 */
export function writeHub88(
  { body: { requestId, member } }: Hub88Content,
  answer: { readonly status: 'OK'; readonly balance: string } | SeamlessRefused,
  currency: string,
): Hub88Answer {
  const balance = answer.balance === undefined ? {} : { balance: Number(parseAmount(answer.balance) * 10n) }
  return {
    http: OPEN.has(answer.status) ? 503 : 200,
    body: {
      user: member,
      status: answer.status === 'OK' ? 'RS_OK' : (STATUSES[answer.status] ?? 'RS_ERROR_UNKNOWN'),
      request_uuid: requestId,
      currency,
      ...balance,
    },
  }
}
