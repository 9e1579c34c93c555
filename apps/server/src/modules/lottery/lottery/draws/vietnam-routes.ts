import { RESULTS_MAX } from '@sanuk/contracts/lottery'
import {
  recentVietnamGames,
  VIETNAM_REGIONS,
  type VietnamGame,
  vietnamMenu,
  vietnamResults,
} from '@sanuk/contracts/lottery-vietnam'
import type { Brand } from '#platform/caller'
import type { Game } from '#platform/capabilities/game'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { drawnAnswer, issueAnswer } from '../answers.ts'
import type { LotteryGame } from '../game.ts'
import { lotteryNamed } from '../games.ts'
import { type DrawNeeds, demandGame, offeredLotteries } from './offered.ts'

/** Games that a member opened, by our numbers of them, and those of their rounds, each with when that was last. */
export type RecentNeeds = {
  readonly gamesOpened: (member: string) => Promise<readonly { readonly nodeId: string; readonly at: Date }[]>
  readonly playedLately: (
    member: string,
  ) => Promise<readonly { readonly vendor: string; readonly code: string; readonly at: Date }[]>
}

const VIETNAM = 'TCG_LOTTO_VN'

/** What there is to play of Vietnam's lotteries, and their results. */
export function vietnamRoutes(serve: Serve, needs: DrawNeeds & RecentNeeds): void {
  const { lottery } = needs
  serve(vietnamMenu, async ({ brand }) => {
    const { now, games } = await standing(needs, await offeredLotteries(needs, brand, VIETNAM))
    const byRegion = Map.groupBy(games, ({ region }) => region)
    return {
      now,
      regions: VIETNAM_REGIONS.flatMap((region) => {
        const own = byRegion.get(region)
        return own ? [{ region, games: own.map(({ game }) => game) }] : []
      }),
    }
  })

  serve(recentVietnamGames, async ({ brand, caller }) => {
    const { now, games } = await standing(needs, await recentGames(needs, brand, caller.id))
    return { now, list: games.map(({ game }) => game) }
  })

  serve(vietnamResults, async ({ brand, query }) => {
    const { lottery: its } = await demandGame(needs, query.gameCode, brand)
    if (its.vendor !== VIETNAM) throw new Refusal('game_unavailable')
    const drawn = await lottery.issues.drawn(query.gameCode, query.count ?? RESULTS_MAX)
    return { list: drawn.flatMap((issue) => drawnAnswer(issue) ?? []) }
  })
}

/** Those that the member opened or played, the latest first. */
async function recentGames(needs: DrawNeeds & RecentNeeds, brand: Brand, member: string): Promise<readonly Game[]> {
  const [offered, opened, played] = await Promise.all([
    offeredLotteries(needs, brand, VIETNAM),
    needs.gamesOpened(member),
    needs.playedLately(member),
  ])
  const lastOf = ({ nodeId, vendor, code }: Game): number =>
    Math.max(
      ...opened.flatMap((one) => (one.nodeId === nodeId ? [one.at.getTime()] : [])),
      ...played.flatMap((one) => (one.vendor === vendor && one.code === code ? [one.at.getTime()] : [])),
    )
  return offered
    .map((game) => ({ game, last: lastOf(game) }))
    .filter(({ last }) => Number.isFinite(last))
    .sort((one, other) => other.last - one.last)
    .map(({ game }) => game)
}

/** Games with their open issue and latest result. */
async function standing({ lottery: { issues } }: Pick<DrawNeeds, 'lottery'>, games: readonly Game[]) {
  const [now, { open, latest }] = await Promise.all([issues.now(), issues.standing(games.map(({ code }) => code))])
  return {
    now: now.toISOString(),
    games: games.flatMap(({ code, nodeId, names }) => {
      const its = lotteryNamed(code)
      if (!its?.region) return []
      const next = open.find((issue) => issue.game === code)
      const last = latest.find((issue) => issue.game === code)
      const game: VietnamGame = {
        nodeId,
        gameCode: code,
        vendor: its.vendor,
        names,
        kind: kindOf(its),
        family: its.family,
        open: next ? issueAnswer(next) : null,
        latest: last ? drawnAnswer(last) : null,
      }
      return [{ region: its.region, game }]
    }),
  }
}

function kindOf({ drawnBy, schedule }: LotteryGame): VietnamGame['kind'] {
  if (drawnBy === 'official') return 'official'
  return schedule.kind === 'every' ? 'fast' : 'daily'
}
