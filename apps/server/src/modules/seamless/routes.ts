import * as contract from '@sanuk/contracts/seamless'
import { parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Serve } from '#platform/serve'
import type { Catalogue } from '../catalogue/index.ts'
import type { FoundSession, GameSession, Launch } from '../launch/index.ts'
import type { Member, Members } from '../members/index.ts'
import type { Wallet } from '../wallet/index.ts'
import type { Asked, Kind } from './asked.ts'
import type { Seamless } from './index.ts'

type Needs = {
  readonly seamless: Seamless
  readonly sessions: Launch['sessions']
  readonly findMember: Members['find']
  readonly balanceOf: Wallet['balanceOf']
  readonly oneGame: Catalogue['one']
}

export function seamlessRoutes(serve: Serve, needs: Needs): void {
  const memberNamed = async (id: string): Promise<Member> => {
    const member = isMemberId(id) ? await needs.findMember(id) : null
    if (!member) throw new SeamlessFault('UNKNOWN_MEMBER', 'no such member')
    return member
  }

  serve(contract.authenticate, async ({ caller, body }) => {
    const session = liveSession(await needs.sessions.authenticate(body.token), caller.code)
    const member = await memberNamed(session.member)
    const game = await needs.oneGame({ vendor: caller.code, code: session.game })
    return {
      status: 'OK' as const,
      member: member.id,
      nickname: member.nickname,
      currency: session.currency,
      language: session.language,
      country: 'TH',
      balance: writeAmount(await needs.balanceOf(member)),
      limits: {
        minimumStake: writeAmount(game?.minimumStake ?? ZERO),
        maximumStake: writeAmount(game?.maximumStake ?? ZERO),
      },
    }
  })

  serve(contract.balance, async ({ body }) => {
    const member = await memberNamed(body.member)
    if (member.currency !== body.currency)
      throw new SeamlessFault('INVALID_CURRENCY', 'not the currency of this member')
    return { status: 'OK' as const, balance: writeAmount(await needs.balanceOf(member)) }
  })

  serve(contract.bet, ({ caller, body }) =>
    needs.seamless.bet(
      ask(caller.code, body, { kind: 'bet', amount: body.amount, closes: body.roundClosed }),
      body.token,
    ),
  )

  serve(contract.win, ({ caller, body }) =>
    needs.seamless.win(
      ask(caller.code, body, { kind: 'win', amount: body.amount, closes: body.roundClosed }),
      body.bet,
    ),
  )

  serve(contract.betwin, ({ caller, body }) =>
    needs.seamless.bet(
      ask(caller.code, body, {
        ...{ kind: 'betwin', amount: body.betAmount, winAmount: body.winAmount, closes: body.roundClosed },
      }),
      body.token,
    ),
  )

  serve(contract.giveBack, ({ caller, body }) =>
    needs.seamless.giveBack(
      ask(caller.code, body, { kind: 'return', amount: body.amount, original: body.original }),
      body.original,
    ),
  )

  serve(contract.resettle, ({ caller, body }) =>
    needs.seamless.resettle(
      ask(
        caller.code,
        { ...body, round: '' },
        { kind: 'resettle', amount: body.amount, original: body.original, version: body.version },
      ),
      body.original,
    ),
  )

  serve(contract.round, async ({ caller, body }) => {
    const member = await memberNamed(body.member)
    if (member.currency !== body.currency)
      throw new SeamlessFault('INVALID_CURRENCY', 'not the currency of this member')
    const { state, transactions } = await needs.seamless.round({
      ...{ vendor: caller.code, round: body.round, member: member.id },
    })
    return { status: 'OK' as const, round: body.round, state, transactions: transactions.map(transactionAnswer) }
  })

  serve(contract.rollback, ({ caller, body }) =>
    needs.seamless.rollback(
      ask(caller.code, body, { kind: 'rollback', amount: '0', original: body.original }),
      body.original,
    ),
  )
}

type Common = { transaction: string; member: string; game: string; round: string; currency: string }
type Special = {
  kind: Kind
  amount: string
  winAmount?: string
  version?: number
  closes?: boolean | undefined
  original?: string
}

function ask(vendor: string, body: Common, { kind, amount, closes = false, original, winAmount, version }: Special) {
  const { transaction, member, game, round, currency } = body
  if (!isMemberId(member)) throw new SeamlessFault('UNKNOWN_MEMBER', 'no such member')
  const content = { member, game, round, currency, kind, amount: parseAmount(amount), roundClosed: closes }
  const more = { original: original ?? null, version: version ?? null }
  const won = winAmount === undefined ? null : parseAmount(winAmount)
  return { vendor, transaction, content: { ...content, ...more, winAmount: won } }
}

function transactionAnswer({ name, content, answer }: Asked & { name: string }) {
  return {
    ...{ transaction: name, call: content.kind, status: answer.status, amount: writeAmount(content.amount) },
    ...(content.winAmount === null ? {} : { winAmount: writeAmount(content.winAmount) }),
    ...(content.original === null ? {} : { original: content.original }),
    ...{ balance: writeAmount(answer.balance), at: answer.at.toISOString() },
  }
}

const isMemberId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

function liveSession(found: FoundSession, vendor: string): GameSession {
  if (found.state === 'expired') throw new SeamlessFault('TOKEN_EXPIRED', 'this ticket or session is over')
  if (found.state === 'unknown' || found.session.vendor !== vendor)
    throw new SeamlessFault('INVALID_TOKEN', 'no such session')
  return found.session
}
