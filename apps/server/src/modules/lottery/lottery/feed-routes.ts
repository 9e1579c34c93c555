import { AWAITED_RESULTS_MAX, awaitedResults, reportResult } from '@sanuk/contracts/lottery-results'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { LOTTERY_GAMES, type Lottery, lotteryNamed } from './index.ts'
import { widthsOf } from './results/read-result.ts'

type Needs = {
  readonly lottery: Pick<Lottery, 'results'>
  /** Codes of the programs whose word on results counts. */
  readonly feeds: ReadonlySet<string>
  /** Whether the installation is a demo, in which results may be made up. */
  readonly isDemo: () => Promise<boolean>
}

const OFFICIAL = LOTTERY_GAMES.filter(({ drawnBy }) => drawnBy === 'official').map(({ code }) => code)

/** What feeds of results call. */
export function lotteryFeedRoutes(serve: Serve, { lottery: { results }, feeds, isDemo }: Needs): void {
  const demandFeed = (code: string): void => {
    if (!feeds.has(code)) throw new Refusal('forbidden')
  }

  serve(awaitedResults, async ({ caller }) => {
    demandFeed(caller.code)
    await results.noteAsked(caller.code)
    const list = await results.awaitedOf(OFFICIAL, caller.code, AWAITED_RESULTS_MAX)
    return {
      list: list.flatMap(({ game, number, drawsAt }) => {
        const its = lotteryNamed(game)
        return its ? [{ game, issue: number, drawsAt: drawsAt.toISOString(), widths: widthsOf(its) }] : []
      }),
    }
  })

  serve(reportResult, async ({ caller, body }) => {
    demandFeed(caller.code)
    const { game, issue: number, drawnAt, simulated = false, ...told } = body
    const source = { kind: 'feed', feed: caller.code } as const
    try {
      if (simulated && !(await isDemo())) throw new Refusal('simulation_refused')
      const outcome = await results.report({ game, number, source, told, simulated, drawnAt: new Date(drawnAt) })
      await results.noteReported(caller.code, null)
      return { outcome }
    } catch (error) {
      if (error instanceof Refusal) await results.noteReported(caller.code, error.code)
      throw error
    }
  })
}
