import type { InputOf } from '@sanuk/contracts/route'
import * as contract from '@sanuk/contracts/seamless'
import { parseAmount } from '@sanuk/money/amount'
import type * as z from 'zod/mini'
import { grantNamed } from '#platform/grant-name'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Serve } from '#platform/serve'
import type { Kind } from './asked.ts'
import { noteOf } from './bet-note.ts'
import type { Ask } from './decide.ts'
import type { Seamless } from './index.ts'
import { digestOf, type Remarks } from './transaction-key.ts'

export type Decisions = ReturnType<typeof createDecisions>

/** The calls that decide something, by who makes them and with which fields. */
export function createDecisions(seamless: Seamless) {
  return {
    bet: (vendor: string, body: Fields<'bet'>) =>
      seamless.bet(ask(vendor, body, { kind: 'bet', amount: body.amount, closes: body.roundClosed }), body.token),
    win: (vendor: string, body: Fields<'win'>) => {
      const { amount, roundClosed: closes, jackpot } = body
      return seamless.win(ask(vendor, body, { kind: 'win', amount, closes, jackpot }), body.bet)
    },
    betwin: (vendor: string, body: Fields<'betwin'>) => {
      const { betAmount: amount, winAmount, roundClosed: closes } = body
      return seamless.bet(ask(vendor, body, { kind: 'betwin', amount, winAmount, closes }), body.token)
    },
    return: (vendor: string, body: Fields<'return'>) => {
      const { amount, original } = body
      return seamless.giveBack(ask(vendor, body, { kind: 'return', amount, original }), original)
    },
    rollback: (vendor: string, body: Fields<'rollback'>) => {
      const { original } = body
      return seamless.rollback(ask(vendor, body, { kind: 'rollback', amount: '0', original }), original)
    },
    resettle: (vendor: string, body: InputOf<typeof contract.resettle>['body']) => {
      const { amount, original, version } = body
      const special = { kind: 'resettle', amount, original, version } as const
      return seamless.resettle(ask(vendor, { ...body, round: '' }, special), original)
    },
  }
}

type Fields<C extends contract.BatchedCall> = z.output<(typeof contract.BATCHED)[C]>

/** The calls that decide something, each by its own path. */
export function decisionRoutes(serve: Serve, decisions: Decisions): void {
  serve(contract.bet, ({ caller, body }) => decisions.bet(caller.code, body))
  serve(contract.win, ({ caller, body }) => decisions.win(caller.code, body))
  serve(contract.betwin, ({ caller, body }) => decisions.betwin(caller.code, body))
  serve(contract.giveBack, ({ caller, body }) => decisions.return(caller.code, body))
  serve(contract.resettle, ({ caller, body }) => decisions.resettle(caller.code, body))
  serve(contract.rollback, ({ caller, body }) => decisions.rollback(caller.code, body))
}

type Body = {
  readonly transaction: string
  readonly member: string
  readonly game: string
  readonly round: string
  readonly currency: string
  readonly seat?: string | undefined
} & Remarks
type Special = {
  readonly kind: Kind
  readonly amount: string
  readonly winAmount?: string
  readonly version?: number
  readonly closes?: boolean | undefined
  readonly original?: string
  readonly jackpot?: string | undefined
}

export function ask(vendor: string, body: Body, special: Special): Ask {
  const { transaction, member, game, round, currency, bonus, seat = null } = body
  const { kind, winAmount, jackpot = null } = special
  if (!isMemberId(member)) throw new SeamlessFault('UNKNOWN_MEMBER', 'no such member')
  const grant = grantNamed(bonus)
  const campaign = kind === 'win' && grant === null && bonus !== undefined ? bonus : null
  if (campaign !== null && jackpot !== null) {
    throw new SeamlessFault('INVALID_REQUEST', 'a win is paid by a campaign or by a jackpot, not by both')
  }
  if (grant !== null && seat !== null) {
    throw new SeamlessFault('INVALID_REQUEST', 'a free round is played from no seat')
  }
  const content = {
    kind,
    member,
    game,
    round,
    currency,
    grant,
    campaign,
    jackpot,
    seat,
    amount: parseAmount(special.amount),
    winAmount: winAmount === undefined ? null : parseAmount(winAmount),
    roundClosed: special.closes ?? false,
    original: special.original ?? null,
    version: special.version ?? null,
    digest: digestOf(body),
  }
  return { vendor, transaction, content, note: noteOf(body) }
}

/** Members are told to vendors by their UUID. */
export const isMemberId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
