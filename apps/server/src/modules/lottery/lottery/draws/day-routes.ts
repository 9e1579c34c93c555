import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import { CALENDAR_DRAWS, lotteryCalendar } from '@sanuk/contracts/lottery-calendar'
import {
  DAY_RESULTS_PAGE,
  DAYS_AHEAD,
  DAYS_BACK,
  type LotteryOfDay,
  lotteryDay,
  lotteryDayResults,
  type ResultOfDay,
} from '@sanuk/contracts/lottery-days'
import { startOfDay } from '#platform/business-days'
import type { Brand } from '#platform/caller'
import type { Game } from '#platform/capabilities/game'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { lotteryNamed } from '../games.ts'
import { readPlace } from '../show-tickets.ts'
import type { DayRecord, ResultRecord, Span } from '../store/days.ts'
import { comingDraws } from './coming-draws.ts'
import { type DrawNeeds, demandGame, offeredLotteries } from './offered.ts'

/** Draws by day: what was drawn, and what is to come. */
export function dayRoutes(serve: Serve, needs: DrawNeeds): void {
  const { lottery } = needs
  serve(lotteryDay, async ({ brand, query }) => {
    const now = await lottery.issues.now()
    const today = dayOf(now, brand.timeZone)
    const day = query.day ?? today
    const games = await offeredLotteries(needs, brand, query.vendors)
    const found = await lottery.days.ofSpan(
      games.map(({ code }) => code),
      spanOf(day, { brand, now }),
    )
    return {
      now: now.toISOString(),
      day,
      today,
      list: games.flatMap((game) => {
        const record = found.get(game.code)
        return record ? (lotteryOfDay(game, record) ?? []) : []
      }),
    }
  })

  serve(lotteryDayResults, async ({ brand, params: { gameCode }, query }) => {
    await demandGame(needs, gameCode, brand)
    const span = spanOf(query.day, { brand, now: await lottery.issues.now() })
    const before = query.cursor ? readPlace(query.cursor) : null
    const found = await lottery.days.resultsOf(gameCode, { ...span, before, limit: DAY_RESULTS_PAGE + 1 })
    const list = found.slice(0, DAY_RESULTS_PAGE)
    const last = list.at(-1)
    return {
      list: list.map(resultOfDay),
      nextCursor: found.length > DAY_RESULTS_PAGE && last ? String(last.id) : null,
    }
  })

  serve(lotteryCalendar, async ({ brand, params: { gameCode } }) => {
    await demandGame(needs, gameCode, brand)
    const { game, draws, exceptions } = await lottery.calendar.read(gameCode)
    const names = draws.map(({ number }) => ({ game: gameCode, number }))
    const planned = await lottery.issues.byNames(names)
    const cancelled = new Set(planned.flatMap(({ number, state }) => (state === 'cancelled' ? [number] : [])))
    const coming = draws.filter(({ number }) => !cancelled.has(number))
    return comingDraws({ game, draws: coming, exceptions }, CALENDAR_DRAWS)
  })
}

/** A day of the brand. Refuses with `invalid_request` one that is too long ago, or too far ahead. */
function spanOf(day: string, { brand: { timeZone }, now }: { readonly brand: Brand; readonly now: Date }): Span {
  const today = dayOf(now, timeZone)
  if (day < addDays(today, -DAYS_BACK) || day > addDays(today, DAYS_AHEAD)) {
    throw new Refusal('invalid_request', { fields: [{ field: 'day', word: 'field.invalid' }] })
  }
  return { begins: startOfDay(day, timeZone), ends: startOfDay(day, timeZone, 1) }
}

function lotteryOfDay(game: Game, { nextNumber, nextDrawsAt, latest, ...draws }: DayRecord): LotteryOfDay | null {
  const its = lotteryNamed(game.code)
  if (!its) return null
  return {
    gameCode: its.code,
    vendor: its.vendor,
    gameType: its.gameType,
    playType: game.playType,
    names: game.names,
    family: its.family,
    drawnBy: its.drawnBy,
    draws: { all: draws.all, drawn: draws.drawn, cancelled: draws.cancelled },
    latest: latest && resultOfDay(latest),
    next: nextNumber && nextDrawsAt ? { number: nextNumber, drawsAt: nextDrawsAt.toISOString() } : null,
  }
}

const resultOfDay = ({ number, drawsAt, drawnAt, result, simulated }: ResultRecord): ResultOfDay => ({
  number,
  drawsAt: drawsAt.toISOString(),
  drawnAt: drawnAt.toISOString(),
  result,
  ...(simulated && { simulated: true as const }),
})
