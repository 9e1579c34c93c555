import type { CorrectionPreview, LotteryExposure, LotteryReport, OfficeIssue } from '@sanuk/contracts/office-lottery'
import type { Localized } from '@sanuk/contracts/wire'
import { amount, subtract, writeAmount } from '@sanuk/money/amount'
import type { Preview } from '../corrections/preview-correction.ts'
import type { LotteryGame } from '../game.ts'
import type { OfficeIssueRecord } from '../store/office.ts'
import type { ReportRecord } from '../store/results.ts'
import type { PlayExposure } from './exposure.ts'

export const money = (value: bigint): string => writeAmount(amount(value))

/** An issue as operators see it. */
export function officeIssueAnswer(
  { isOver, drawnBy, ...issue }: OfficeIssueRecord & Pick<LotteryGame, 'drawnBy'>,
  gameNames: Localized,
): OfficeIssue {
  return {
    id: String(issue.id),
    gameCode: issue.game,
    gameNames,
    number: issue.number,
    drawnBy,
    state: issue.state,
    opensAt: issue.opensAt.toISOString(),
    sealsAt: issue.sealsAt.toISOString(),
    drawsAt: issue.drawsAt.toISOString(),
    drawnAt: issue.drawnAt?.toISOString() ?? null,
    result: issue.result,
    simulated: issue.simulated,
    version: issue.version,
    isAwaited: drawnBy === 'official' && issue.state === 'sealed' && isOver,
    disputed: issue.disputed,
    tickets: issue.tickets,
    stake: money(issue.stake),
    paid: money(issue.paid),
  }
}

type Person = (id: string) => { readonly id: string; readonly username: string }

/**
 * What was told of an issue. Until somebody has told a result themselves, the sources differ or the issue is drawn, nobody
 * sees what others told: two operators type without seeing each other's.
 */
export function reportAnswers(
  reports: readonly ReportRecord[],
  { caller, issue, person }: { caller: string; issue: Pick<OfficeIssueRecord, 'state' | 'disputed'>; person: Person },
): LotteryReport[] {
  const hasTold = reports.some(({ operator, replacedAt }) => operator === caller && replacedAt === null)
  const isShown = hasTold || issue.disputed || issue.state !== 'sealed'
  return reports.map(({ operator, at, replacedAt, result, ...report }) => ({
    ...report,
    operator: operator === null ? null : person(operator),
    result: isShown || operator === caller ? result : null,
    at: at.toISOString(),
    replacedAt: replacedAt?.toISOString() ?? null,
  }))
}

export const exposureAnswer = (plays: readonly PlayExposure[]): LotteryExposure['plays'] =>
  plays.map(({ play, stake, potential, numbers }) => ({
    play,
    stake: money(stake),
    potential: money(potential),
    numbers: numbers.map((one) => ({ number: one.number, stake: money(one.stake), payout: money(one.payout) })),
  }))

type Names = {
  readonly brands: ReadonlyMap<string, string>
  /** Members of the caller's brand. */
  readonly members: ReadonlyMap<string, { readonly id: string; readonly username: string }>
}

/** What a correction would change; members of other brands are not named. */
export function previewAnswer(
  { tickets, more, less, shortfall, top }: Preview,
  { brands, members }: Names,
): Omit<CorrectionPreview, 'before' | 'after'> {
  return {
    tickets,
    more: { tickets: more.tickets, amount: money(more.amount) },
    less: { tickets: less.tickets, amount: money(less.amount) },
    shortfall: { members: shortfall.members, amount: money(shortfall.amount) },
    top: top.map(({ id, brand, member, before, after }) => {
      const named = members.get(member)
      return {
        ticket: id,
        brand: brands.get(brand) ?? '',
        member: named ? { id: named.id, username: named.username } : null,
        before: money(before),
        after: money(after),
        difference: writeAmount(subtract(amount(after), amount(before))),
      }
    }),
  }
}
