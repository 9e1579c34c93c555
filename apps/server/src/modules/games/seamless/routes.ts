import * as contract from '@sanuk/contracts/seamless'
import type { Log } from '@sanuk/host/log'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import type { OneGame } from '#platform/capabilities/game'
import type { FindMember, Member } from '#platform/capabilities/member'
import type { BalanceOf } from '#platform/capabilities/wallet-account'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Serve } from '#platform/serve'
import type { FoundSession, GameSession, Launch } from '../launch/index.ts'
import type { AskedInRound } from './asked.ts'
import { batchRoute } from './batch/batch-route.ts'
import { betsRoute } from './bets/bets-route.ts'
import { createDecisions, decisionRoutes, isMemberId } from './decision-routes.ts'
import type { Seamless } from './index.ts'
import { seatRoutes } from './seats/seat-routes.ts'
import { settleRoute } from './settle/settle-route.ts'

type Needs = {
  readonly log: Log
  readonly seamless: Seamless
  readonly sessions: Launch['sessions']
  readonly findMember: FindMember
  readonly balanceOf: BalanceOf
  readonly oneGame: OneGame
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
    const game = await needs.oneGame({ vendor: caller.code, code: session.game }, session.brand)
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

  serve(contract.round, async ({ caller, body }) => {
    const member = await memberNamed(body.member)
    if (member.currency !== body.currency)
      throw new SeamlessFault('INVALID_CURRENCY', 'not the currency of this member')
    const { state, transactions } = await needs.seamless.round({
      vendor: caller.code,
      round: body.round,
      member: member.id,
    })
    return { status: 'OK' as const, round: body.round, state, transactions: transactions.map(transactionAnswer) }
  })

  const decisions = createDecisions(needs.seamless)
  decisionRoutes(serve, decisions)
  batchRoute(serve, { decisions, log: needs.log })
  betsRoute(serve, needs.seamless)
  settleRoute(serve, needs.seamless)
  seatRoutes(serve, needs.seamless)
}

function transactionAnswer({ name, content, answer }: AskedInRound & { name: string }) {
  return {
    transaction: name,
    call: content.kind,
    status: answer.status,
    amount: writeAmount(content.amount),
    ...(content.winAmount === null ? {} : { winAmount: writeAmount(content.winAmount) }),
    ...(content.original === null ? {} : { original: content.original }),
    ...(content.kind === 'settle' && content.version !== null ? { version: content.version } : {}),
    balance: writeAmount(answer.balance),
    ...(answer.seat && { seated: writeAmount(answer.seat.seated) }),
    at: answer.at.toISOString(),
  }
}

function liveSession(found: FoundSession, vendor: string): GameSession {
  if (found.state === 'expired') throw new SeamlessFault('TOKEN_EXPIRED', 'this ticket or session is over')
  if (found.state === 'unknown' || found.session.vendor !== vendor)
    throw new SeamlessFault('INVALID_TOKEN', 'no such session')
  return found.session
}
