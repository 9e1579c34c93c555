import { ownDemands, ownProfit, PROFIT_GAMES_MAX } from '@sanuk/contracts/turnover'
import { add, subtract, writeAmount } from '@sanuk/money/amount'
import type { GamesNamed } from '#platform/capabilities/game'
import type { FindMember } from '#platform/capabilities/member'
import type { DaySum } from '#platform/capabilities/valid-turnover'
import { dayRange } from '#platform/day-range'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Turnover } from './index.ts'

type Needs = {
  readonly turnover: Turnover
  readonly findMember: FindMember
  readonly gamesNamed: GamesNamed
}

export function turnoverRoutes(serve: Serve, needs: Needs): void {
  demandRoutes(serve, needs)
  profitRoutes(serve, needs)
}

function profitRoutes(serve: Serve, { turnover, findMember, gamesNamed }: Needs): void {
  serve(ownProfit, async ({ caller, brand, query }) => {
    const member = await findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    // Refuses what is backwards or too long.
    dayRange(query, brand.timeZone)
    const asked = { member: member.id, currency: member.currency, from: query.from, to: query.to }
    const [days, kinds, games] = await Promise.all([
      ...[turnover.daysOf(asked), turnover.kindsOf(asked), turnover.gamesOf(asked, PROFIT_GAMES_MAX)],
    ] as const)
    const named = await gamesNamed(games.map(({ vendor, game }) => ({ vendor, code: game })))
    return {
      totals: written({
        rounds: days.reduce((count, { rounds }) => count + rounds, 0),
        stake: add(...days.map(({ stake }) => stake)),
        win: add(...days.map(({ win }) => win)),
      }),
      days: days.map((sums) => ({ day: sums.day, ...written(sums) })),
      kinds: kinds.map((sums) => ({ gameType: sums.gameType, ...written(sums) })),
      games: games.map((sums) => {
        const { vendor, game } = sums
        // A game that is no longer listed keeps its code for a name.
        const names = named.get(`${vendor} ${game}`)?.names ?? { th: game, en: game }
        return { vendor, game, names, ...written(sums) }
      }),
    }
  })
}

type Sums = Pick<DaySum, 'rounds' | 'stake' | 'win'>

const written = ({ rounds, stake, win }: Sums) => ({
  rounds,
  stake: writeAmount(stake),
  win: writeAmount(win),
  net: writeAmount(subtract(win, stake)),
})

function demandRoutes(serve: Serve, { turnover }: Needs): void {
  serve(ownDemands, async ({ brand, caller, query }) => {
    const { weights } = await turnover.rulesNow(brand.id)
    const { list, nextCursor } = await turnover.listDemands(caller.id, readCursor(query.cursor))
    return {
      list: list.map(({ id, reason, required, done, madeAt, endedAt }) => ({
        id,
        reason,
        required: writeAmount(required),
        done: writeAmount(done),
        state: done === required ? ('played' as const) : endedAt ? ('let_off' as const) : ('open' as const),
        since: madeAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      })),
      nextCursor,
      weights,
    }
  })
}
