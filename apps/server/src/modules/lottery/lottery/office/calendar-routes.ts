import * as contract from '@sanuk/contracts/office-lottery-calendar'
import type { Serve } from '#platform/serve'
import type { Lottery } from '../index.ts'

/** Draws that are moved or left out. */
export function calendarRoutes(serve: Serve, { lottery: { calendar } }: { readonly lottery: Lottery }): void {
  serve(contract.readLotteryCalendar, async ({ params }) => {
    const { game, draws, exceptions } = await calendar.read(params.gameCode)
    return {
      movable: game.schedule.kind === 'cron',
      timeZone: game.schedule.timeZone,
      draws: draws.map(({ number, sealsAt, drawsAt }) => ({
        number,
        sealsAt: sealsAt.toISOString(),
        drawsAt: drawsAt.toISOString(),
      })),
      exceptions: exceptions.map(({ day, drawsAt, note }) => ({ day, drawsAt: drawsAt?.toISOString() ?? null, note })),
    }
  })

  serve(contract.setScheduleException, async ({ params: { gameCode: game, day }, body: { drawsAt, note } }) => {
    await calendar.set({ game, day }, { drawsAt: drawsAt === null ? null : new Date(drawsAt), note })
    return {}
  })

  serve(contract.dropScheduleException, async ({ params: { gameCode: game, day } }) => {
    await calendar.remove({ game, day })
    return {}
  })
}
