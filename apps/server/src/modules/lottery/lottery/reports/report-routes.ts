import { addDays, countDays } from '@sanuk/contracts/calendar-day'
import {
  type LotteryReportAnswer,
  type LotteryReportGroup,
  REPORT_ISSUES_MAX,
  readLotteryReport,
} from '@sanuk/contracts/office-lottery-reports'
import { REPORT_DAYS_MAX } from '@sanuk/contracts/office-reports'
import type { Localized } from '@sanuk/contracts/wire'
import { startOfDay } from '#platform/business-days'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { LOTTERY_GAMES, lotteryNamed } from '../index.ts'
import { money } from '../office/answers.ts'
import { namesOf } from '../office/find-issue.ts'
import type { OfficeNeeds } from '../office/needs.ts'
import type { ReportLine } from './store/reports.ts'

/** No lottery has as many plays, and no report as many days. */
const LINES_MAX = 10_000

/** What operators read of settled tickets. */
export function reportRoutes(serve: Serve, needs: OfficeNeeds): void {
  const { reports } = needs.lottery
  serve(readLotteryReport, async ({ brand, query: { from, to, by, game, vendor } }) => {
    validateDays(from, to)
    const range = {
      from: startOfDay(from, brand.timeZone),
      until: startOfDay(to, brand.timeZone, 1),
      timeZone: brand.timeZone,
      currency: brand.currency,
      games: LOTTERY_GAMES.filter((one) => (game ?? one.code) === one.code && (vendor ?? one.vendor) === one.vendor),
    }
    const size = by === 'issue' ? REPORT_ISSUES_MAX : LINES_MAX
    const [[total], days, lines, uncounted] = await Promise.all([
      reports.lines(range, 'all', 1),
      reports.lines(range, 'day', LINES_MAX),
      reports.lines(range, by, size + 1),
      reports.uncountedIn(range),
    ])
    const names = await namesOf(needs, [...new Set(lines.map((line) => line.game))])
    const dayOf = new Map(days.map((line) => [line.day, line]))
    return {
      currency: brand.currency,
      totals: sumsOf(total),
      days: Array.from({ length: countDays(from, to) }, (_, at) => addDays(from, at)).map((day) => ({
        day,
        ...sumsOf(dayOf.get(day)),
      })),
      list: lines.slice(0, size).map((line) => lineAnswer(line, by, names)),
      complete: lines.length <= size,
      uncounted,
    }
  })
}

/** Refuses days that are backwards, or too many for one report. */
function validateDays(from: string, to: string): void {
  const days = countDays(from, to)
  if (days < 1) throw new Refusal('invalid_request', { fields: [{ field: 'to', word: 'field.invalid' }] })
  if (days > REPORT_DAYS_MAX) {
    const values = { days: REPORT_DAYS_MAX }
    throw new Refusal('invalid_request', { fields: [{ field: 'from', word: 'field.range', values }] })
  }
}

type Sums = Pick<ReportLine, 'tickets' | 'members' | 'stake' | 'win' | 'rebate'>

const NOTHING: Sums = { tickets: 0, members: 0, stake: 0n, win: 0n, rebate: 0n }

const sumsOf = ({ tickets, members, stake, win, rebate }: Sums = NOTHING) => ({
  tickets,
  members,
  stake: money(stake),
  win: money(win),
  rebate: money(rebate),
  hold: money(stake - win - rebate),
})

function lineAnswer(
  line: ReportLine,
  by: LotteryReportGroup,
  names: (code: string) => Localized,
): LotteryReportAnswer['list'][number] {
  const vendor = lotteryNamed(line.game)?.vendor ?? ''
  const isOfGame = by === 'game' || by === 'issue'
  return {
    key: line.key,
    game: isOfGame ? { code: line.game, names: names(line.game), vendor } : null,
    play: by === 'play' && line.play !== null ? { code: line.play, family: line.family } : null,
    issue: by === 'issue' ? { id: String(line.issue), number: line.number, drawsAt: line.drawsAt.toISOString() } : null,
    day: by === 'day' ? line.day : null,
    ...sumsOf(line),
  }
}
