import { dayOf } from '@sanuk/contracts/calendar-day'
import { listPools, POOL_DAYS, POOL_DROPS_MAX, type Pool, readPool } from '@sanuk/contracts/office-pools'
import { subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { GamesNamed } from '#platform/capabilities/game'
import type { FindMembers } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Jackpots, PoolStanding } from './index.ts'

type Needs = {
  readonly jackpots: Jackpots
  readonly clock: Clock
  readonly gamesNamed: GamesNamed
  readonly findMembers: FindMembers
}

const DAY_MS = 24 * 60 * 60 * 1000

/** What an operator sees of the pools. */
export function jackpotsOfficeRoutes(serve: Serve, { jackpots, clock, gamesNamed, findMembers }: Needs): void {
  serve(listPools, async ({ brand }) => ({ list: await poolsOf(jackpots, brand) }))

  serve(readPool, async ({ brand, language, params }) => {
    const pool = (await poolsOf(jackpots, brand)).find(
      (one) => one.vendor === params.vendor && one.pool === params.pool,
    )
    if (!pool) throw new Refusal('not_found')
    const one = { brand: brand.id, currency: brand.currency, ...params }
    const span = lastDays(dayOf(clock(), brand.timeZone))
    const [days, drops] = await Promise.all([
      jackpots.standings.days(one, { from: span[0] ?? '', timeZone: brand.timeZone }),
      jackpots.standings.drops(one, POOL_DROPS_MAX),
    ])
    const [games, members] = await Promise.all([
      gamesNamed(drops.map(({ game }) => ({ vendor: params.vendor, code: game }))),
      findMembers(drops.map(({ member }) => member)),
    ])
    return {
      pool,
      days: span.map((day) => ({
        day,
        fed: writeAmount(days.get(day)?.fed ?? ZERO),
        won: writeAmount(days.get(day)?.won ?? ZERO),
      })),
      drops: drops.map(({ member, game, amount, at, ...drop }) => ({
        ...drop,
        member: { id: member, username: members.get(member)?.username ?? '' },
        game: games.get(`${params.vendor} ${game}`)?.names[language] ?? game,
        amount: writeAmount(amount),
        at: at.toISOString(),
      })),
    }
  })
}

/** The pools that vendors tell of, the fullest first, and behind them those that only the books know. */
async function poolsOf(jackpots: Jackpots, { id, currency }: Brand): Promise<Pool[]> {
  const [told, standings] = await Promise.all([jackpots.in(currency), jackpots.standings.all({ brand: id, currency })])
  const nameOf = (vendor: string, pool: string) => `${vendor} ${pool}`
  const standingOf = new Map(standings.map((one) => [nameOf(one.vendor, one.pool), one]))
  const toldNames = new Set(told.map(({ vendor, code }) => nameOf(vendor, code)))
  const shown = [
    ...told.map(({ vendor, code: pool, names, amount }) => ({ vendor, pool, names, inside: amount })),
    ...standings
      .filter(({ vendor, pool }) => !toldNames.has(nameOf(vendor, pool)))
      .map(({ vendor, pool }) => ({ vendor, pool, names: { th: pool, en: pool }, inside: null })),
  ]
  return shown.map((pool) => {
    const standing: Partial<PoolStanding> = standingOf.get(nameOf(pool.vendor, pool.pool)) ?? {}
    const { fed = ZERO, won = ZERO, drops = 0, lastDropAt, since } = standing
    return {
      ...pool,
      fed: writeAmount(fed),
      won: writeAmount(won),
      balance: writeAmount(subtract(fed, won)),
      drops,
      lastDropAt: lastDropAt?.toISOString() ?? null,
      since: since?.toISOString() ?? null,
    }
  })
}

/** The business days up to one, oldest first. */
const lastDays = (today: string): string[] =>
  Array.from({ length: POOL_DAYS }, (_, at) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - (POOL_DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
