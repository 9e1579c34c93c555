import * as contract from '@sanuk/contracts/seamless'
import { parseAmount } from '@sanuk/money/amount'
import { grantNamed } from '#platform/grant-name'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Serve } from '#platform/serve'
import type { Kind } from './asked.ts'
import type { Ask } from './decide.ts'
import type { Seamless } from './index.ts'
import { digestOf, type Remarks } from './transaction-key.ts'

/** The calls that decide something. */
export function decisionRoutes(serve: Serve, seamless: Seamless): void {
  serve(contract.bet, ({ caller, body }) =>
    seamless.bet(ask(caller.code, body, { kind: 'bet', amount: body.amount, closes: body.roundClosed }), body.token),
  )

  serve(contract.win, ({ caller, body }) =>
    seamless.win(
      ask(caller.code, body, {
        kind: 'win',
        amount: body.amount,
        closes: body.roundClosed,
        jackpot: body.jackpot,
      }),
      body.bet,
    ),
  )

  serve(contract.betwin, ({ caller, body }) =>
    seamless.bet(
      ask(caller.code, body, {
        kind: 'betwin',
        amount: body.betAmount,
        winAmount: body.winAmount,
        closes: body.roundClosed,
      }),
      body.token,
    ),
  )

  serve(contract.giveBack, ({ caller, body }) =>
    seamless.giveBack(
      ask(caller.code, body, { kind: 'return', amount: body.amount, original: body.original }),
      body.original,
    ),
  )

  serve(contract.resettle, ({ caller, body }) =>
    seamless.resettle(
      ask(
        caller.code,
        { ...body, round: '' },
        { kind: 'resettle', amount: body.amount, original: body.original, version: body.version },
      ),
      body.original,
    ),
  )

  serve(contract.rollback, ({ caller, body }) =>
    seamless.rollback(
      ask(caller.code, body, { kind: 'rollback', amount: '0', original: body.original }),
      body.original,
    ),
  )
}

type Body = {
  readonly transaction: string
  readonly member: string
  readonly game: string
  readonly round: string
  readonly currency: string
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

function ask(vendor: string, body: Body, special: Special): Ask {
  const { transaction, member, game, round, currency, bonus } = body
  const { kind, winAmount, jackpot = null } = special
  if (!isMemberId(member)) throw new SeamlessFault('UNKNOWN_MEMBER', 'no such member')
  const grant = grantNamed(bonus)
  const campaign = kind === 'win' && grant === null && bonus !== undefined ? bonus : null
  if (campaign !== null && jackpot !== null) {
    throw new SeamlessFault('INVALID_REQUEST', 'a win is paid by a campaign or by a jackpot, not by both')
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
    amount: parseAmount(special.amount),
    winAmount: winAmount === undefined ? null : parseAmount(winAmount),
    roundClosed: special.closes ?? false,
    original: special.original ?? null,
    version: special.version ?? null,
    digest: digestOf(body),
  }
  return { vendor, transaction, content }
}

/** Members are told to vendors by their UUID. */
export const isMemberId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
