import { randomUUID } from 'node:crypto'
import type { Log } from '@sanuk/host/log'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import { isAlarming } from '@sanuk/vendor-server/platform/alarming-refusals'
import type { Platform, Reply } from '@sanuk/vendor-server/platform/platform'
import { untilKnown } from '@sanuk/vendor-server/platform/until-known'
import { publishOwnBets } from '../bets/mine-on.ts'
import { faultOf, PAUSES_MS } from '../bets/place-bet.ts'
import type { MemberPages } from '../player/member-pages.ts'
import { type PageMessage, type RoomFault, type RoomMessage, roomFault } from '../protocol.ts'
import type { OpenReal } from '../sessions/sessions.ts'
import type { Table } from '../tables/table.ts'
import type { DecisionStore, ExtraBet } from './decision-store.ts'

export type DecideWish = Extract<PageMessage, { kind: 'decide' }>
type Answered = Extract<RoomMessage, { kind: 'answered' }>

type Needs = {
  readonly decisions: DecisionStore
  readonly platform: Pick<Platform, 'bet'>
  readonly pages: MemberPages
  readonly log: Log
}

/** Who decides where, and when that arrived by the server's clock. */
export type Decider = { readonly session: OpenReal; readonly table: Table; readonly at: Date }

type Outcome = { readonly fault: RoomFault | null; readonly balance?: Amount }
type Extra = { readonly spot: string; readonly amount: Amount } | null

export type Decide = (wish: DecideWish, decider: Decider) => Promise<void>

/**
 * Takes a decision: it is written down before it is answered, and a move that costs something counts once it is paid for.
 * Asked for again by the same id it is answered the same. Where it is not known in time whether a move was paid for, it does
 * not count and the money goes back.
 */
export function createDecide(needs: Needs): Decide {
  const { pages, log } = needs
  const underWay = new Map<string, Promise<Outcome>>()

  /** Checks at once, without waiting for anything: of two decisions about a hand the first counts. */
  const begin = (wish: DecideWish, decider: Decider): Promise<Outcome> => {
    const { table, at } = decider
    const { member } = decider.session
    const coup = table.asks(wish.coup, wish.step, at)
    if (!coup) return asBefore(needs, member, { wish, otherwise: 'decisions_closed' })
    const move = coup.decisions.moveOf(member, wish)
    if (!move) return Promise.resolve({ fault: 'invalid_request' })
    if (coup.decisions.isDecidedAbout(member, wish.hand)) {
      return asBefore(needs, member, { wish, otherwise: 'already_decided' })
    }
    coup.decisions.ask(member, wish)
    if (move.extra) coup.bets.ask(member, wish.id, [stakeOf(move.extra)])
    publishOwnBets(pages, decider, coup)
    return write(needs, decider, { wish, extra: move.extra })
      .catch((error: unknown): Outcome => {
        log.error({ err: error, decision: wish.id }, 'a decision was not taken')
        return { fault: 'unknown_error' }
      })
      .then((outcome) => {
        const isTaken = outcome.fault === null
        coup.decisions.answer(member, wish.id, isTaken)
        if (move.extra) coup.bets.answer(member, wish.id, isTaken)
        publishOwnBets(pages, decider, coup)
        return outcome
      })
  }

  return async (wish, decider) => {
    const { member } = decider.session
    const name = `${member} ${wish.id}`
    const answer = underWay.get(name) ?? begin(wish, decider).finally(() => underWay.delete(name))
    underWay.set(name, answer)
    const { fault, balance } = await answer
    if (balance !== undefined) pages.hasNow(member, balance)
    const answered: Answered = {
      kind: 'answered',
      id: wish.id,
      table: wish.table,
      coup: wish.coup,
      fault,
      ...(balance !== undefined && { balance: writeAmount(balance) }),
    }
    pages.say(member, answered)
  }
}

type Written = { readonly wish: DecideWish; readonly extra: Extra }

async function write(needs: Needs, decider: Decider, { wish, extra }: Written): Promise<Outcome> {
  const { decisions, platform, log } = needs
  const { session, table, at } = decider
  const { member, currency, ticket } = session
  const { id: pageId, coup, step, hand, move } = wish
  const bet = extra && extraBet(extra)
  const made = { id: randomUUID(), pageId, coup, step, hand, move, member, currency }
  const seat = await decisions.add({ ...made, receivedAt: at, extra: bet })
  if (seat === null) return asBefore(needs, member, { wish, otherwise: 'decisions_closed' })
  if (!bet || !extra) return { fault: null }
  const party = { ticket, member, currency, game: table.plan.title.code }
  const movement = { transaction: bet.id, round: seat, amount: extra.amount }
  const { reply } = await untilKnown(() => platform.bet(party, movement), PAUSES_MS)
  if (reply.kind === 'refused' && isAlarming(reply.status)) {
    log.error({ bet: bet.id, status: reply.status }, 'a bet was refused')
  }
  return conclude(decisions, bet.id, reply)
}

const stakeOf = ({ spot, amount }: NonNullable<Extra>) => ({ spot, amount: writeAmount(amount) })

const extraBet = (extra: NonNullable<Extra>): ExtraBet => ({
  id: randomUUID(),
  rollback: randomUUID(),
  stakes: [stakeOf(extra)],
  amount: extra.amount,
})

async function conclude(decisions: DecisionStore, bet: string, reply: Reply<Amount>): Promise<Outcome> {
  switch (reply.kind) {
    case 'unknown':
      await decisions.refuse(bet, 'platform_unreachable', 'undoing')
      return { fault: 'platform_unreachable' }
    case 'ok':
      return (await decisions.take(bet)) ? { fault: null, balance: reply.answer } : { fault: 'platform_unreachable' }
    case 'refused': {
      const fault = faultOf(reply.status)
      await decisions.refuse(bet, fault, 'refused')
      return { fault, ...(reply.balance !== null && { balance: reply.balance }) }
    }
  }
}

type Repeated = { readonly wish: DecideWish; readonly otherwise: RoomFault }

/** What became of a decision that is sent again; one that was never heard of is refused for another reason. */
async function asBefore({ decisions }: Needs, member: string, { wish, otherwise }: Repeated): Promise<Outcome> {
  const known = await decisions.findByPage(member, wish.id)
  if (!known) return { fault: otherwise }
  if (known.coup !== wish.coup) return { fault: 'invalid_request' }
  if (known.state === 'taken') return { fault: null }
  const fault = roomFault.safeParse(known.fault)
  return { fault: fault.success ? fault.data : 'platform_unreachable' }
}
