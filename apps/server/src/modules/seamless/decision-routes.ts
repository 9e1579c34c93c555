import * as contract from '@sanuk/contracts/seamless'
import { parseAmount } from '@sanuk/money/amount'
import { grantNamed } from '#platform/grant-name'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Serve } from '#platform/serve'
import type { Kind } from './asked.ts'
import type { Seamless } from './index.ts'

/** The calls that decide something. */
export function decisionRoutes(serve: Serve, seamless: Seamless): void {
  serve(contract.bet, ({ caller, body }) =>
    seamless.bet(
      ask(caller.code, body, {
        ...{ kind: 'bet', amount: body.amount, closes: body.roundClosed, bonus: body.bonus },
      }),
      body.token,
    ),
  )

  serve(contract.win, ({ caller, body }) =>
    seamless.win(
      ask(caller.code, body, {
        ...{ kind: 'win', amount: body.amount, closes: body.roundClosed },
        ...{ prize: isPrize(body), bonus: body.bonus, jackpot: body.jackpot },
      }),
      body.bet,
    ),
  )

  serve(contract.betwin, ({ caller, body }) =>
    seamless.bet(
      ask(caller.code, body, {
        ...{ kind: 'betwin', amount: body.betAmount, winAmount: body.winAmount, closes: body.roundClosed },
        bonus: body.bonus,
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

const isPrize = (body: { bonus?: string | undefined; jackpot?: string | undefined }): boolean =>
  body.bonus !== undefined || body.jackpot !== undefined

type Common = { transaction: string; member: string; game: string; round: string; currency: string }
type Special = {
  kind: Kind
  amount: string
  winAmount?: string
  version?: number
  closes?: boolean | undefined
  prize?: boolean
  original?: string
  bonus?: string | undefined
  jackpot?: string | undefined
}

function ask(
  vendor: string,
  body: Common,
  { kind, amount, closes = false, prize = false, original, winAmount, version, bonus, jackpot }: Special,
) {
  const { transaction, member, game, round, currency } = body
  if (!isMemberId(member)) throw new SeamlessFault('UNKNOWN_MEMBER', 'no such member')
  const content = { member, game, round, currency, kind, amount: parseAmount(amount), roundClosed: closes }
  const more = { original: original ?? null, version: version ?? null, grant: grantNamed(bonus) }
  const won = winAmount === undefined ? null : parseAmount(winAmount)
  return { vendor, transaction, prize, jackpot: jackpot ?? null, content: { ...content, ...more, winAmount: won } }
}

/** Members are told to vendors by their UUID. */
export const isMemberId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
