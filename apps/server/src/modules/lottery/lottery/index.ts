import { dayOf } from '@sanuk/contracts/calendar-day'
import { SETTLED } from '@sanuk/engines/lottery/settle'
import { createChangeCalendar } from './calendar/change-calendar.ts'
import { createCancelPlan } from './cancel-plan.ts'
import { createCancelTicket } from './cancel-ticket.ts'
import { createCancelIssue } from './cancellations/cancel-issue.ts'
import { createGiveBack } from './cancellations/give-back.ts'
import { createCorrectIssue } from './corrections/correct-issue.ts'
import { createPreviewCorrection } from './corrections/preview-correction.ts'
import { createSettleAnew } from './corrections/settle-anew.ts'
import { createDescribeTickets } from './describe-tickets.ts'
import { createFollowIssues } from './follow-issues.ts'
import { LOTTERY_GAMES, lotteryNamed } from './games.ts'
import { houseDraws } from './house-draw.ts'
import type { LotteryNeeds } from './needs.ts'
import { createNumberLimits } from './numbers/limits.ts'
import { createPlaceBet } from './place-bet.ts'
import { createReports } from './reports/count-issues.ts'
import { createImportResults } from './results/import-results.ts'
import { createReportResult } from './results/report-result.ts'
import { hitsOf, paidFor } from './settle-issue.ts'
import { createCalendarStore } from './store/calendar.ts'
import { createCancellationStore } from './store/cancellations.ts'
import { createCorrectionStore } from './store/corrections.ts'
import { createDayStore } from './store/days.ts'
import { createIssueStore } from './store/issues.ts'
import { createOfficeStore } from './store/office.ts'
import { createPlanStore } from './store/plans.ts'
import { createResultStore } from './store/results.ts'
import { createTicketLinesStore } from './store/ticket-lines.ts'
import { createTicketStore, type TicketRecord } from './store/tickets.ts'
import { createTerms } from './terms/decide-terms.ts'

export { COVERAGE, isOffered, unitStakesOf } from './check-lines.ts'
export type { LotteryGame } from './game.ts'
export { LOTTERY_GAMES, lotteryNamed } from './games.ts'
export type { IssueRecord } from './store/issues.ts'
export type { PlanRecord } from './store/plans.ts'
export type { TicketRecord } from './store/tickets.ts'
export type { OfferedLottery } from './terms/decide-terms.ts'
export { oddsOf, playsOf, usualTerms } from './terms/terms.ts'

export type Lottery = ReturnType<typeof createLottery>

/** The platform's own lotteries: issues, bets, draws and what they pay. */
export function createLottery(needs: LotteryNeeds) {
  const { database } = needs
  const issues = createIssueStore(database)
  const tickets = createTicketStore(database)
  const ticketLines = createTicketLinesStore(database)
  const plans = createPlanStore(database)
  const calendar = createCalendarStore(database)
  const corrections = createCorrectionStore(database)
  const cancellations = createCancellationStore(database)
  const results = createResultStore(database)
  const stores = { ...needs, issues, tickets, plans, calendar, corrections, cancellations, results }
  const report = createReportResult(stores)
  const terms = createTerms(needs)
  const settleAnew = createSettleAnew(stores)
  const giveBack = createGiveBack(stores)
  return {
    issues,
    /** The lottery of this code, if it can be played. */
    named: lotteryNamed,
    /** The numbers of a house draw, for a room that draws issues itself. */
    houseDraws,
    /** Draws by the time at which they take place. */
    days: createDayStore(database),
    /** Limits by number. */
    numbers: createNumberLimits(stores),
    /** What operators see of issues. */
    office: createOfficeStore(database),
    /** What sources tell of official draws. */
    results: { ...results, report, import: createImportResults({ ...stores, report }) },
    corrections,
    correct: createCorrectIssue(stores),
    previewCorrection: createPreviewCorrection(stores),
    settleAnew,
    cancellations,
    cancelIssue: createCancelIssue(stores),
    giveBack,
    calendar: createChangeCalendar(stores),
    /** Goes on with corrections and cancellations: each may be done by any process and again. */
    followChanges: async (): Promise<void> => {
      await settleAnew.follow()
      await giveBack.follow()
    },
    follow: createFollowIssues(stores),
    placeBet: createPlaceBet({ ...stores, termsOf: terms.termsOf }),
    /** Prices and limits of lotteries by brand. */
    terms,
    /** Settled tickets in figures. */
    reports: createReports(stores),
    cancel: createCancelTicket(stores),
    plan: plans.one,
    plansOf: plans.ofMember,
    cancelPlan: createCancelPlan(stores),
    ticketsOfPlan: (slip: string) => tickets.ofSlip(slip),
    ticketsOf: tickets.ofMember,
    ticket: tickets.one,
    describeTickets: createDescribeTickets(ticketLines),
    /** Issues with this number, of whichever lotteries. */
    issuesNumbered: (number: string): Promise<bigint[]> =>
      ticketLines.issuesNumbered(
        LOTTERY_GAMES.map(({ code }) => code),
        number,
      ),
    /** The lines of a ticket with what each of them hit and won, as far as it is drawn. */
    linesOf: async ({ slip, game, result, multiple, drawsAt }: TicketRecord) => {
      const its = lotteryNamed(game)
      const hits = its && result ? SETTLED[its.family](result, dayOf(drawsAt, its.schedule.timeZone)) : null
      return (await tickets.linesOf(slip)).map((line) => ({
        ...line,
        multiple: line.multiple * multiple,
        stake: line.stake * BigInt(multiple),
        hits: hits && hitsOf(line, hits).won,
        ...(hits ? paidFor({ lines: [line], multiple }, hits) : { win: 0n, rebate: 0n }),
      }))
    },
  }
}
