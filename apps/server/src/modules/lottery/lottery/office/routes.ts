import * as contract from '@sanuk/contracts/office-lottery'
import { startOfDay } from '#platform/business-days'
import type { Serve } from '#platform/serve'
import { LOTTERY_GAMES } from '../index.ts'
import { numberOfficeRoutes } from '../numbers/office-routes.ts'
import { reportRoutes } from '../reports/report-routes.ts'
import { termsRoutes } from '../terms/terms-routes.ts'
import { actionRoutes } from './action-routes.ts'
import { exposureAnswer, officeIssueAnswer } from './answers.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { exposureOf } from './exposure.ts'
import { demandIssue, gameOf, idOf, namesOf } from './find-issue.ts'
import { gameAnswer } from './game-answer.ts'
import { issueRoutes } from './issue-routes.ts'
import { mayEnter, type OfficeNeeds } from './needs.ts'

const PAGE = 30
/** Lines that exposure looks at. */
const EXPOSURE_LINES = 20_000

const OFFICIAL = LOTTERY_GAMES.filter(({ drawnBy }) => drawnBy === 'official').map(({ code }) => code)

export function lotteryOfficeRoutes(serve: Serve, needs: OfficeNeeds): void {
  const { lottery } = needs
  serve(contract.listLotteryGames, async ({ caller, brand }) => {
    const codes = LOTTERY_GAMES.map(({ code }) => code)
    const [names, standing, awaited, feeds, mayEnterResults] = await Promise.all([
      namesOf(needs, codes),
      lottery.issues.standing(codes),
      lottery.office.awaited(OFFICIAL),
      lottery.results.feeds(),
      mayEnter(needs, caller, brand),
    ])
    const offered = await Promise.all(
      LOTTERY_GAMES.map(
        async ({ vendor, code }) => (await needs.oneGame({ vendor, code }, brand.id))?.playable ?? false,
      ),
    )
    return {
      list: LOTTERY_GAMES.map((game, at) =>
        gameAnswer(game, {
          names: names(game.code),
          offered: offered[at] ?? false,
          open: standing.open.find((issue) => issue.game === game.code),
          latest: standing.latest.find((issue) => issue.game === game.code),
          waiting: awaited.get(game.code),
        }),
      ),
      feeds: feeds.map(({ code, askedAt, reportedAt, refusal, refusedAt }) => ({
        code,
        askedAt: askedAt?.toISOString() ?? null,
        reportedAt: reportedAt?.toISOString() ?? null,
        refusal: refusal !== null && refusedAt ? { code: refusal, at: refusedAt.toISOString() } : null,
      })),
      mayEnterResults,
    }
  })

  serve(contract.listLotteryIssues, async ({ brand, query: { from, to, ...query } }) => {
    const range = {
      from: from === undefined ? null : startOfDay(from, brand.timeZone),
      until: to === undefined ? null : startOfDay(to, brand.timeZone, 1),
    }
    const { list, nextCursor } = await lottery.office.list({ ...query, ...range, official: OFFICIAL }, PAGE)
    const names = await namesOf(needs, [...new Set(list.map(({ game }) => game))])
    return {
      list: list.map((issue) =>
        officeIssueAnswer({ ...issue, drawnBy: gameOf(issue.game)?.drawnBy ?? 'house' }, names(issue.game)),
      ),
      nextCursor,
    }
  })

  serve(contract.readExposure, async ({ params }) => {
    const { issue, game } = await demandIssue(lottery, idOf(params.id))
    const lines = await lottery.office.lines(issue.id, EXPOSURE_LINES + 1)
    const looked = lines.slice(0, EXPOSURE_LINES)
    return {
      plays: exposureAnswer(exposureOf(game.family, looked, contract.EXPOSURE_NUMBERS)),
      lines: looked.length,
      complete: lines.length <= EXPOSURE_LINES,
    }
  })

  issueRoutes(serve, needs)
  actionRoutes(serve, needs)
  calendarRoutes(serve, needs)
  numberOfficeRoutes(serve, needs)
  termsRoutes(serve, needs)
  reportRoutes(serve, needs)
}
