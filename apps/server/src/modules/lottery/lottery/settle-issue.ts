import { dayOf } from '@sanuk/contracts/calendar-day'
import { type Hits, payOf } from '@sanuk/engines/lottery/bets'
import type { HitsOf } from '@sanuk/engines/lottery/play'
import { SETTLED } from '@sanuk/engines/lottery/settle'
import { inTransaction, type Transaction } from '#platform/database'
import type { LotteryGame } from './game.ts'
import type { LotteryNeeds } from './needs.ts'
import type { IssueRecord, IssueStore } from './store/issues.ts'
import type { PlanStore } from './store/plans.ts'
import { type DueTicket, dueTickets, isPaid, type Paid, type SettledLine, settleTickets } from './store/settle.ts'
import { validStakeOf } from './valid-stake.ts'

/** Tickets that are settled in one transaction: so many that each takes a moment only, and bets never wait for long. */
const CHUNK = 1_000

type Needs = Pick<LotteryNeeds, 'database' | 'announce' | 'clock'> & {
  readonly protection: Pick<LotteryNeeds['protection'], 'holdAmong' | 'note' | 'timeZoneOf'>
  readonly issues: IssueStore
  readonly plans: PlanStore
}

type Due = Awaited<ReturnType<typeof dueTickets>>

/** What a line hits, by the plays of a result. */
export function hitsOf(line: SettledLine, hits: ReadonlyMap<string, HitsOf>): Hits {
  const found = hits.get(line.play)
  if (!found) throw new Error(`no play is called ${line.play}`)
  return found(line.selection)
}

/**
 * What a ticket is paid: the prizes of its lines, each with its own multiple and the ticket's, and the rebates of their
 * stakes; units that are refunded have no rebate.
 */
export function paidFor(
  { lines, multiple }: Pick<DueTicket, 'lines' | 'multiple'>,
  hits: ReadonlyMap<string, HitsOf>,
): Paid {
  let [win, rebate] = [0n, 0n]
  for (const line of lines) {
    const hit = hitsOf(line, hits)
    win += payOf({ ...line, multiple: line.multiple * multiple }, hit)
    rebate += (line.rebate * BigInt(multiple) * BigInt(line.units - hit.refunded)) / BigInt(line.units)
  }
  return { win, rebate }
}

/** The bets of tickets that win a prize; a refund is none. */
const slipsThatHit = (tickets: readonly DueTicket[], hits: ReadonlyMap<string, HitsOf>): string[] =>
  tickets
    .filter(({ lines }) => lines.some((line) => hitsOf(line, hits).won.some((units) => units > 0)))
    .map(({ slip }) => slip)

/**
 * Settles the tickets of a drawn issue, some at a time, in the order in which they were bought. How far it is stands in
 * the issue, in the transaction that pays: whoever goes on, after whatever happened, pays each ticket once.
 */
export function createSettleIssue({ database, protection, announce, clock, issues, plans }: Needs) {
  /** Members who set limits for themselves, held before any account is: what they win counts towards their limits. */
  const holdProtected = async (transaction: Transaction, tickets: readonly (DueTicket & Paid)[]) => {
    const winners = tickets.filter(isPaid)
    const members = await protection.holdAmong(transaction, [...new Set(winners.map(({ member }) => member))])
    const held = members.map((member) => {
      const own = winners.filter((ticket) => ticket.member === member)
      return {
        member,
        brand: own[0]?.brand ?? '',
        won: own.reduce((sum, { win, rebate }) => sum + win + rebate, 0n),
      }
    })
    return held
  }

  const settleSome = async (
    issue: IssueRecord,
    { family, hits }: Parameters<typeof validStakeOf>[1],
    { tickets, last }: Due & { readonly last: bigint },
  ): Promise<boolean> => {
    const settled = tickets.map((ticket) => ({
      ...ticket,
      ...paidFor(ticket, hits),
      valid: validStakeOf(ticket, { family, hits }),
    }))
    const done = await inTransaction(database, async (transaction) => {
      const held = await holdProtected(transaction, settled)
      const planned = await plans.hold(
        transaction,
        tickets.map(({ slip }) => slip),
      )
      const at = await settleTickets(transaction, { issue, from: issue.settledTo, to: last, tickets: settled })
      if (!at) return false
      if (planned.length > 0) await plans.stopWon(transaction, planned, slipsThatHit(tickets, hits))
      for (const { member, brand, won } of held) {
        const timeZone = await protection.timeZoneOf(brand, transaction)
        await protection.note(transaction, { id: member, timeZone }, { at: clock(), won })
      }
      return true
    })
    if (!done) return false
    const winners = new Set(settled.filter(isPaid).map(({ member }) => member))
    await Promise.all([...winners].map(announce))
    return true
  }

  /** Settles what is due of an issue. Where another process does the same, one of them leaves it to the other. */
  return async ({ family, schedule }: LotteryGame, drawn: IssueRecord): Promise<void> => {
    if (!drawn.result) throw new Error(`issue ${drawn.number} of ${drawn.game} has no result`)
    if (drawn.state === 'drawn') await issues.beginSettling(drawn.id)
    const hits = SETTLED[family](drawn.result, dayOf(drawn.drawsAt, schedule.timeZone))
    let issue = drawn
    let due = await dueTickets(database, issue, CHUNK)
    while (due.last !== null) {
      const { tickets, last } = due
      // The next tickets are read while these are settled: no ticket of a drawn issue changes.
      const [isDone, next] = await Promise.all([
        settleSome(issue, { family, hits }, { tickets, last }),
        dueTickets(database, { id: issue.id, settledTo: last }, CHUNK),
      ])
      if (!isDone) break
      issue = { ...issue, settledTo: last }
      due = next
    }
    await issues.endSettling(issue.id, issue.settledTo)
  }
}
