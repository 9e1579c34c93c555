import { dayOf } from '@sanuk/contracts/calendar-day'
import { startOfDay } from '#platform/business-days'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { LotteryGame } from '../game.ts'
import { lotteryNamed } from '../games.ts'
import { type Exceptions, issuesAfter, type PlannedIssue } from '../schedule.ts'
import type { CalendarStore, HeldIssue } from '../store/calendar.ts'
import type { IssueStore } from '../store/issues.ts'

/** Draws that a calendar shows, at most. */
const SHOWN = 30
/** The draw before a day stands within the longest pause of any schedule. */
const BEFORE_MS = 40 * 24 * 60 * 60_000
/** As far ahead as draws can be moved. */
const DAYS_AHEAD = 400

type Needs = { readonly database: Database; readonly issues: IssueStore; readonly calendar: CalendarStore }

/** Where and when a draw of a schedule is changed. */
type Place = { readonly game: string; readonly day: string }

/**
 * The calendar of a lottery: draws that are moved or left out. Issues that are written down already follow; their tickets
 * stay.
 */
export function createChangeCalendar({ database, issues, calendar }: Needs) {
  const demandGame = (code: string): LotteryGame => {
    const game = lotteryNamed(code)
    if (!game) throw new Refusal('game_unavailable')
    return game
  }

  /** Takes no bets on issues of a day any more, or takes them again. Refuses with `issue_closed`, `issue_has_tickets`. */
  const openOrClose = async (
    transaction: Transaction,
    held: readonly HeldIssue[],
    isLeftOut: boolean,
  ): Promise<void> => {
    const [open, dropped] = [held.filter(({ isOpen }) => isOpen), held.filter(({ isDropped }) => isDropped)]
    if (held.length > 0 && open.length + dropped.length === 0) throw new Refusal('issue_closed')
    if (isLeftOut && open.some(({ hasTickets }) => hasTickets)) throw new Refusal('issue_has_tickets')
    const changed = isLeftOut ? open : dropped
    await calendar.setState(
      transaction,
      changed.map(({ id }) => id),
      isLeftOut ? 'cancelled' : 'open',
    )
  }

  /** Brings issues of a day to what the calendar says now, and those whose times depend on them. */
  const apply = async (transaction: Transaction, game: LotteryGame, day: string): Promise<void> => {
    const exceptions = (await calendar.exceptions(transaction)).get(game.code) ?? new Map()
    const planned = [...issuesAfter(game, await issues.now(), exceptions).take(game.ahead + 1)]
    const isLeftOut = exceptions.get(day) === null
    const held = await calendar.holdIssues(transaction, game.code, numberOf(day))
    await openOrClose(transaction, held, isLeftOut)
    const isMissing = game.schedule.kind === 'cron' && !planned.some(({ number }) => number === numberOf(day))
    if (!isInOrder(planned) || (held.length > 0 && !isLeftOut && isMissing)) throw new Refusal('draw_time_unusable')
    await calendar.reschedule(transaction, game.code, planned)
  }

  return {
    read: async (code: string) => {
      const game = demandGame(code)
      const now = await issues.now()
      const [exceptions, list] = await Promise.all([
        calendar.exceptions(),
        calendar.list(code, dayOf(now, game.schedule.timeZone)),
      ])
      return { game, draws: [...issuesAfter(game, now, exceptions.get(code)).take(SHOWN)], exceptions: list }
    },
    /**
     * Moves a draw, or leaves it out (`null`). Refuses with `game_unavailable`, `draw_day_unknown`, `draw_time_unusable`
     * (before now, or not between its neighbours), `issue_closed`, `issue_has_tickets`.
     */
    set: ({ game: code, day }: Place, { drawsAt, note }: { drawsAt: Date | null; note: string }): Promise<void> => {
      const game = demandGame(code)
      return inTransaction(database, async (transaction) => {
        await calendar.hold(transaction, code)
        const now = await issues.now()
        demandDay(game, day, now)
        if (drawsAt && game.schedule.kind === 'every') throw new Refusal('draw_time_unusable')
        if (drawsAt && drawsAt.getTime() - game.sealSeconds * 1_000 <= now.getTime()) {
          throw new Refusal('draw_time_unusable')
        }
        await calendar.set(transaction, { game: code, day, drawsAt, note })
        if (drawsAt) demandBetweenNeighbours(game, day, (await calendar.exceptions(transaction)).get(code) ?? new Map())
        await apply(transaction, game, day)
      })
    },
    /** Refuses with `game_unavailable`, `not_found`, `draw_time_unusable`, `issue_closed`. */
    remove: ({ game: code, day }: Place): Promise<void> => {
      const game = demandGame(code)
      return inTransaction(database, async (transaction) => {
        await calendar.hold(transaction, code)
        if (!(await calendar.remove(transaction, code, day))) throw new Refusal('not_found')
        await apply(transaction, game, day)
      })
    },
  }
}

const numberOf = (day: string): string => day.replaceAll('-', '')

/** Refuses with `draw_day_unknown` a day that is over, too far ahead, or without a draw by the usual schedule. */
function demandDay(game: LotteryGame, day: string, now: Date): void {
  const { timeZone } = game.schedule
  const begins = startOfDay(day, timeZone)
  const isNear = day >= dayOf(now, timeZone) && begins.getTime() < now.getTime() + DAYS_AHEAD * 24 * 60 * 60_000
  if (!isNear) throw new Refusal('draw_day_unknown')
  if (game.schedule.kind === 'every') return
  const [usual] = issuesAfter({ ...game, sealSeconds: 0 }, new Date(begins.getTime() - 1))
  if (usual?.number !== numberOf(day)) throw new Refusal('draw_day_unknown')
}

/** Refuses with `draw_time_unusable` a draw that would change places with another one. */
function demandBetweenNeighbours(game: LotteryGame, day: string, exceptions: Exceptions): void {
  const since = new Date(startOfDay(day, game.schedule.timeZone).getTime() - BEFORE_MS)
  const number = numberOf(day)
  const around: PlannedIssue[] = []
  for (const issue of issuesAfter(game, since, exceptions)) {
    around.push(issue)
    if (around.some((one) => one.number === number) && issue.number > number) break
    if (around.length > 200) break
  }
  if (!isInOrder(around)) throw new Refusal('draw_time_unusable')
}

const isInOrder = (planned: readonly PlannedIssue[]): boolean =>
  planned.every(({ opensAt, sealsAt, drawsAt }, at) => {
    const next = planned[at + 1]
    return opensAt < sealsAt && (!next || drawsAt < next.drawsAt)
  })
