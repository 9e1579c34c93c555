import { dayOf } from '@sanuk/contracts/calendar-day'
import type { HitsOf } from '@sanuk/engines/lottery/play'
import { SETTLED } from '@sanuk/engines/lottery/settle'
import { type AccountName, openAccount } from '@sanuk/ledger/accounts'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import type { LotteryGame } from '../game.ts'
import { lotteryNamed } from '../games.ts'
import type { LotteryNeeds } from '../needs.ts'
import { paidFor } from '../settle-issue.ts'
import type { CorrectionRecord, CorrectionStore, Resettled } from '../store/corrections.ts'
import type { IssueRecord, IssueStore } from '../store/issues.ts'
import { roundNameOf } from '../store/place.ts'
import { type DueTicket, dueTickets } from '../store/settle.ts'
import { validStakeOf } from '../valid-stake.ts'
import { type Posting, settleDifference } from './difference.ts'

/** Tickets that are looked at in one transaction. */
const CHUNK = 500

type Needs = Pick<LotteryNeeds, 'database' | 'announce' | 'log'> & {
  readonly issues: IssueStore
  readonly corrections: CorrectionStore
}

/** The winning units of a result, by play. */
export const hitsFor = ({ family, schedule }: LotteryGame, result: readonly string[], drawsAt: Date) =>
  SETTLED[family](result, dayOf(drawsAt, schedule.timeZone))

/** A ticket that wins something else by the corrected result, or counts otherwise as turnover. Its rebate stays. */
type Changed = DueTicket & {
  readonly valid: bigint
  readonly win: bigint
  readonly rebate: bigint
  readonly amount: bigint
  readonly owed: bigint
}

/**
 * Settles the tickets of a corrected issue by the difference to what they were paid, some at a time. How far it is stands in
 * the correction, in the transaction that posts: whoever goes on, after whatever happened, does each ticket once.
 */
export function createSettleAnew({ database, announce, log, issues, corrections }: Needs) {
  /** Settles the next tickets; answers the correction as it stands then, or `null` where there are no more in this pass. */
  const settleSome = async (
    correction: CorrectionRecord,
    issue: IssueRecord,
    limit = CHUNK,
  ): Promise<CorrectionRecord | null> => {
    const game = lotteryNamed(issue.game)
    if (!game) throw new Error(`no lottery is called ${issue.game}`)
    const { tickets: due, last } = await dueTickets(database, { id: issue.id, settledTo: correction.settledTo }, limit)
    if (last === null) return null
    const hits = hitsFor(game, correction.after, issue.drawsAt)
    const { family } = game
    const validOf = {
      before: { family, hits: hitsFor(game, correction.before, issue.drawsAt) },
      after: { family, hits },
    }
    const members = await inTransaction(database, async (transaction) => {
      if (!(await corrections.lock(transaction, correction))) return null
      const changed = await changedOf(transaction, { corrections, due, pass: correction.pass, hits, validOf })
      const place = { corrections, correction, issue, vendor: game.vendor }
      const settled = await differencesOf(transaction, place, changed)
      await corrections.resettle(transaction, { id: correction.id, to: last, ...settled })
      return new Set(changed.map(({ member }) => member))
    })
    if (!members) return null
    await Promise.all([...members].map(announce))
    return { ...correction, settledTo: last }
  }

  const finish = async (correction: CorrectionRecord): Promise<void> => {
    const [issue] = await issues.byIds([correction.issue])
    if (!issue) throw new Error(`no issue ${correction.issue}`)
    let place = correction
    for (let next = await settleSome(place, issue); next; next = await settleSome(place, issue)) place = next
    await corrections.endPass(place)
  }

  return {
    settleSome,
    /** Goes on with the corrections under way, one pass of each; one that fails holds up no other. */
    follow: async (): Promise<void> => {
      for (const correction of await corrections.underWay()) {
        try {
          await finish(correction)
        } catch (error) {
          log.error({ correction: correction.id, error: String(error) }, 'a correction did not go on')
        }
      }
    },
  }
}

/** The tickets of a pass that win something else now than they were paid; in the second one also those that only count otherwise. */
async function changedOf(
  transaction: Transaction,
  { corrections, due, pass, hits, validOf }: Looked,
): Promise<Changed[]> {
  const paid = await corrections.paidTo(
    due.map(({ id }) => id),
    transaction,
  )
  return due.flatMap((ticket) => {
    const before = paid.get(ticket.id)
    const { win } = paidFor(ticket, hits)
    const amount = win - (before?.amount ?? 0n)
    const valid = validStakeOf(ticket, validOf.after)
    const isOtherwise = amount < 0n || (amount === 0n && valid !== validStakeOf(ticket, validOf.before))
    const isOfPass = pass === 1 ? amount > 0n : isOtherwise
    return isOfPass ? [{ ...ticket, valid, win, amount, rebate: before?.rebate ?? 0n, owed: before?.owed ?? 0n }] : []
  })
}

type Looked = {
  readonly corrections: CorrectionStore
  readonly due: readonly DueTicket[]
  readonly pass: 1 | 2
  readonly hits: ReadonlyMap<string, HitsOf>
  readonly validOf: Readonly<Record<'before' | 'after', Parameters<typeof validStakeOf>[1]>>
}

/** Opens, once each, the accounts on which stands what members owe. */
function receivablesAt(transaction: Transaction, vendor: string) {
  const opened = new Map<string, Promise<string>>()
  return ({ brand, currency }: Pick<AccountName, 'brand' | 'currency'>): Promise<string> => {
    const place = `${brand} ${currency}`
    const name: AccountName = { brand, currency, kind: 'receivable', owner: vendor, guarded: false }
    const account = opened.get(place) ?? openAccount(queryable(transaction), name)
    opened.set(place, account)
    return account
  }
}

type Place = {
  readonly corrections: CorrectionStore
  readonly correction: CorrectionRecord
  readonly issue: IssueRecord
  readonly vendor: string
}

/** How the differences of tickets are posted, by what their members' accounts hold, which are locked from now on. */
async function differencesOf(
  transaction: Transaction,
  { corrections, correction, issue, vendor }: Place,
  changed: readonly Changed[],
): Promise<Pick<Resettled, 'tickets' | 'postings'>> {
  const held = await corrections.holdAccounts(transaction, {
    rounds: changed.map(({ id }) => id),
    accounts: changed.map(({ account }) => account),
  })
  const balances = new Map([...held].map(([id, { balance }]) => [id, balance]))
  const receivableOf = receivablesAt(transaction, vendor)
  const postings: Posting[] = []
  const tickets: Resettled['tickets'][number][] = []
  for (const { id, slip, brand, account, house, win, valid, rebate, amount, owed } of changed) {
    const currency = held.get(account)?.currency
    if (!currency) throw new Error(`ticket ${id} has no account`)
    const settled = settleDifference({
      ticket: id,
      name: roundNameOf(slip, issue.number),
      amount,
      owed,
      member: String(account),
      house: String(house),
      receivable: await receivableOf({ brand, currency }),
      balance: balances.get(account) ?? 0n,
      correction: correction.id,
    })
    const moved = settled.moved === null ? null : postings.length + settled.moved
    postings.push(...settled.postings)
    balances.set(account, settled.balance)
    tickets.push({ id, brand, win, valid, paid: win + rebate, owed: settled.owed, moved })
  }
  return { tickets, postings }
}
