import { randomUUID } from 'node:crypto'
import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import type { Log } from '@sanuk/host/log'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import { isAlarming } from '@sanuk/vendor-server/platform/alarming-refusals'
import type { Platform, Reply } from '@sanuk/vendor-server/platform/platform'
import { untilKnown } from '@sanuk/vendor-server/platform/until-known'
import type { MemberPages } from '../player/member-pages.ts'
import { type PageMessage, type RoomFault, type RoomMessage, roomFault } from '../protocol.ts'
import type { OpenReal } from '../sessions/sessions.ts'
import type { Table } from '../tables/table.ts'
import type { TableLimits } from '../tables/table-rules.ts'
import type { BetStore } from './bet-store.ts'
import { checkBet } from './check-bet.ts'
import { publishOwnBets } from './mine-on.ts'
import { stakesBySpot, sumOf, writeStakes } from './spot-stakes.ts'

export type BetWish = Extract<PageMessage, { kind: 'bet' }>
type Answered = Extract<RoomMessage, { kind: 'answered' }>

/** After which pauses a call is made again of which nothing is known. */
export const PAUSES_MS = [100, 300, 800, 2_000]

/** What a player is told of what the platform refused. */
const FAULTS: { readonly [status in SeamlessRefusal]?: RoomFault } = {
  NOT_ENOUGH_MONEY: 'not_enough_money',
  LIMIT_REACHED: 'limit_reached',
  EXCLUDED: 'excluded',
  GAME_CLOSED: 'game_closed',
  UNKNOWN_GAME: 'game_closed',
  INVALID_TOKEN: 'session_ended',
  TOKEN_EXPIRED: 'session_ended',
  UNKNOWN_MEMBER: 'session_ended',
}
export const faultOf = (status: SeamlessRefusal): RoomFault => FAULTS[status] ?? 'unknown_error'

type Needs = {
  readonly bets: BetStore
  readonly platform: Pick<Platform, 'bet'>
  readonly pages: MemberPages
  readonly log: Log
}

/** Who bets where, and when the bet arrived by the server's clock: that alone decides whether it was in time. */
export type Bettor = {
  readonly session: OpenReal
  readonly table: Table
  readonly limits: TableLimits
  readonly at: Date
}

type Outcome = { readonly fault: RoomFault | null; readonly free?: Amount; readonly balance?: Amount }

export type PlaceBet = (wish: BetWish, bettor: Bettor) => Promise<void>

/**
 * Takes a bet: it is checked and written down, then paid for, then it counts; its player is told what became of it. Asked
 * for again by the same id it is answered the same. Where it is not known in time whether it was paid for, it does not
 * count and the money goes back.
 */
export function createPlaceBet(needs: Needs): PlaceBet {
  const { pages, log } = needs
  const underWay = new Map<string, Promise<Outcome>>()

  /** Checks at once, without waiting for anything: two bets that arrive together cannot pass a limit together. */
  const begin = (wish: BetWish, bettor: Bettor): Promise<Outcome> => {
    const { session, table, limits, at } = bettor
    const coup = table.takes(wish.coup, at)
    if (!coup) return asBefore(needs, session.member, wish)
    const stakes = stakesBySpot(wish.stakes)
    const fault = checkBet(stakes, coup.bets.of(session.member), limits)
    if (fault) return Promise.resolve(fault)
    const atBoxes = table.boxes?.check(session.member, stakes) ?? null
    if (atBoxes) return Promise.resolve({ fault: atBoxes })
    coup.bets.ask(session.member, wish.id, wish.stakes)
    publishOwnBets(pages, bettor, coup)
    return pay(needs, wish, bettor)
      .catch((error: unknown): Outcome => {
        log.error({ err: error, bet: wish.id }, 'a bet was not taken')
        return { fault: 'unknown_error' }
      })
      .then((outcome) => {
        coup.bets.answer(session.member, wish.id, outcome.fault === null)
        publishOwnBets(pages, bettor, coup)
        if (outcome.fault === null) table.publishAudience()
        return outcome
      })
  }

  return async (wish, bettor) => {
    const { member } = bettor.session
    const name = `${member} ${wish.id}`
    const answer = underWay.get(name) ?? begin(wish, bettor).finally(() => underWay.delete(name))
    underWay.set(name, answer)
    const { fault, free, balance } = await answer
    if (balance !== undefined) pages.hasNow(member, balance)
    const answered: Answered = {
      kind: 'answered',
      id: wish.id,
      table: wish.table,
      coup: wish.coup,
      fault,
      ...(free !== undefined && { free: writeAmount(free) }),
      ...(balance !== undefined && { balance: writeAmount(balance) }),
    }
    pages.say(member, answered)
  }
}

async function pay(needs: Needs, wish: BetWish, { session, table, at }: Bettor): Promise<Outcome> {
  const { bets, platform, log } = needs
  const stakes = stakesBySpot(wish.stakes)
  const amount = sumOf(stakes)
  const { member, currency, ticket } = session
  const bet = { id: randomUUID(), pageId: wish.id, rollback: randomUUID(), seat: randomUUID(), coup: wish.coup }
  const whose = { session: session.id, member, currency }
  const seat = await bets.add({ ...bet, ...whose, stakes: writeStakes(stakes), amount, receivedAt: at })
  if (seat === null) return asBefore(needs, member, wish)
  const party = { ticket, member, currency, game: table.plan.title.code }
  const movement = { transaction: bet.id, round: seat, amount }
  const { reply } = await untilKnown(() => platform.bet(party, movement), PAUSES_MS)
  if (reply.kind === 'refused' && isAlarming(reply.status))
    log.error({ bet: bet.id, status: reply.status }, 'a bet was refused')
  return conclude(bets, bet.id, reply)
}

async function conclude(bets: BetStore, id: string, reply: Reply<Amount>): Promise<Outcome> {
  switch (reply.kind) {
    case 'unknown':
      await bets.undo(id)
      return { fault: 'platform_unreachable' }
    case 'ok':
      return (await bets.place(id)) ? { fault: null, balance: reply.answer } : { fault: 'platform_unreachable' }
    case 'refused': {
      const fault = faultOf(reply.status)
      await bets.refuse(id, fault)
      return { fault, ...(reply.balance !== null && { balance: reply.balance }) }
    }
  }
}

/** What became of a bet that is asked for again; one that was never heard of comes too late. */
async function asBefore({ bets }: Needs, member: string, { id, coup }: BetWish): Promise<Outcome> {
  const known = await bets.findByPage(member, id)
  if (!known) return { fault: 'bets_closed' }
  if (known.coup !== coup) return { fault: 'invalid_request' }
  if (known.state === 'placed') return { fault: null }
  const fault = roomFault.safeParse(known.fault)
  return { fault: fault.success ? fault.data : 'platform_unreachable' }
}
