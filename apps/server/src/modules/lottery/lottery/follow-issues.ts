import { randomBytes } from 'node:crypto'
import { inTransaction } from '#platform/database'
import type { LotteryGame } from './game.ts'
import { LOTTERY_GAMES, lotteryNamed } from './games.ts'
import { drawIssue } from './house-draw.ts'
import type { LotteryNeeds } from './needs.ts'
import { issuesAfter } from './schedule.ts'
import { createSettleIssue } from './settle-issue.ts'
import { createStopPlans } from './stop-plans.ts'
import type { CalendarStore } from './store/calendar.ts'
import type { IssueRecord, IssueStore } from './store/issues.ts'
import type { PlanStore } from './store/plans.ts'

/** How often new issues are written down. */
const PLAN_EVERY_MS = 60_000

type Needs = LotteryNeeds & {
  readonly issues: IssueStore
  readonly plans: PlanStore
  readonly calendar: CalendarStore
}

/**
 * What becomes of issues, about once a second: they are planned ahead, sealed when their bets end, drawn, and settled.
 * Every step may be done by any process and again; what one finds done, it leaves.
 */
export function createFollowIssues(needs: Needs) {
  const { database, log, issues, calendar } = needs
  const settleIssue = createSettleIssue(needs)
  const stopPlans = createStopPlans(needs)
  let plannedAt = Number.NEGATIVE_INFINITY

  const plan = async (): Promise<void> => {
    const now = await issues.now()
    if (now.getTime() - plannedAt < PLAN_EVERY_MS) return
    const exceptions = await calendar.exceptions()
    await issues.plan(
      LOTTERY_GAMES.flatMap((game) =>
        [...issuesAfter(game, now, exceptions.get(game.code)).take(game.ahead)].map((issue) => ({
          ...issue,
          game: game.code,
          seed: game.drawnBy === 'house' ? randomBytes(32) : null,
        })),
      ),
    )
    plannedAt = now.getTime()
  }

  /** Draws an issue once its time has come and the ledger has made a seal since its bets ended. */
  const draw = ({ family }: LotteryGame, id: bigint): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const issue = await issues.toDraw(transaction, id)
      if (!issue) return
      const { game, number, seed, mixed: head } = issue
      const result = drawIssue({ game, family, issue: number, seed, head })
      await issues.keepResult(transaction, { id, result, head })
    })

  /** Does something for each issue; one that fails holds up no other. */
  const forEach = async (
    due: readonly IssueRecord[],
    work: (game: LotteryGame, issue: IssueRecord) => Promise<void>,
  ): Promise<void> => {
    for (const issue of due) {
      const game = lotteryNamed(issue.game)
      if (!game) continue
      try {
        await work(game, issue)
      } catch (error) {
        log.error({ game: issue.game, issue: issue.number, error: String(error) }, 'an issue did not go on')
      }
    }
  }

  return {
    /** Plans, seals and draws: what takes a moment. */
    draw: async (): Promise<void> => {
      await plan()
      await forEach(await issues.dueToDraw(), async (game, { id, state }) => {
        if (state === 'open') await issues.seal(id)
        else if (!game.isShotFor) await draw(game, id)
      })
    },
    /** Settles what is drawn: one large issue may take a while, and no draw waits for it. */
    settle: async (): Promise<void> => {
      await stopPlans()
      await forEach(await issues.dueToSettle(), async (game, issue) => {
        await settleIssue(game, issue)
        // At once: bets on the issues that are taken back may end soon.
        await stopPlans()
      })
    },
  }
}
