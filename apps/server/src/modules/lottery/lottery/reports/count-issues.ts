import { dayOf } from '@sanuk/contracts/calendar-day'
import { type Hits, payOf, type Selection } from '@sanuk/engines/lottery/bets'
import type { HitsOf } from '@sanuk/engines/lottery/play'
import { SETTLED } from '@sanuk/engines/lottery/settle'
import type { Log } from '@sanuk/host/log'
import { acrossBrands } from '#platform/brand-scope'
import { type Database, inTransaction } from '#platform/database'
import { lotteryNamed } from '../games.ts'
import { createReportStore } from './store/reports.ts'
import { createSumStore, type PaidTicket, type PlaySum, type UncountedIssue } from './store/sums.ts'

/** Tickets that are read with one question, and issues that are counted in one go. */
const CHUNK = 2_000
const ISSUES = 100

type Needs = { readonly database: Database; readonly log: Log }

/**
 * Reports of settled tickets. An issue's tickets are summed as a whole when it is settled, and again when a correction of it
 * is done, after the money has moved: settlement waits for no report, and whatever breaks is counted the next time.
 */
export function createReports({ database, log }: Needs) {
  const store = createSumStore(database)

  const countOne = async (issue: UncountedIssue): Promise<void> => {
    const sums = new Map<string, PlaySum>()
    const hits = hitsFor(issue)
    for (let place: bigint | null = 0n; place !== null; ) {
      const tickets: PaidTicket[] = await store.paidTickets(issue.id, place, CHUNK)
      for (const ticket of tickets) addTicket(sums, ticket, hits)
      place = tickets.length < CHUNK ? null : (tickets.at(-1)?.number ?? null)
    }
    await inTransaction(database, (transaction) => store.replace(transaction, issue, [...sums.values()]))
  }

  return {
    ...createReportStore(database),
    /** Counts issues that were settled or corrected since; one that fails holds up no other. */
    follow: (): Promise<void> =>
      acrossBrands(async () => {
        for (const issue of await store.uncounted(ISSUES)) {
          try {
            await countOne(issue)
          } catch (error) {
            log.error({ issue: String(issue.id), error: String(error) }, 'an issue was not counted for reports')
          }
        }
      }),
  }
}

type ByPlay = ReadonlyMap<string, HitsOf>

/** What plays hit by the result that counts, and by the first one, from which rebates are and stay. */
function hitsFor({ game, result, firstResult, drawsAt }: UncountedIssue): { now: ByPlay; first: ByPlay } {
  const its = lotteryNamed(game)
  if (!its) throw new Error(`no lottery is called ${game}`)
  const day = dayOf(drawsAt, its.schedule.timeZone)
  const now = SETTLED[its.family](result, day)
  return { now, first: firstResult ? SETTLED[its.family](firstResult, day) : now }
}

function hitsOf({ play, selection }: { play: string; selection: Selection }, byPlay: ByPlay): Hits {
  const found = byPlay.get(play)
  if (!found) throw new Error(`no play is called ${play}`)
  return found(selection)
}

/** Adds what each line of a ticket was paid, as settlement computes it: rounded down by line. */
function addTicket(
  sums: Map<string, PlaySum>,
  ticket: PaidTicket,
  { now, first }: { now: ByPlay; first: ByPlay },
): void {
  const { brand, currency, multiple } = ticket
  for (const line of ticket.lines) {
    const win = payOf({ ...line, multiple: line.multiple * multiple }, hitsOf(line, now))
    const { refunded } = hitsOf(line, first)
    const rebate = (line.rebate * BigInt(multiple) * BigInt(line.units - refunded)) / BigInt(line.units)
    const key = `${brand} ${currency} ${line.play}`
    const sum = sums.get(key) ?? { brand, currency, play: line.play, win: 0n, rebate: 0n }
    sums.set(key, { ...sum, win: sum.win + win, rebate: sum.rebate + rebate })
  }
}
