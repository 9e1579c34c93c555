import type { Game } from '#platform/capabilities/game'
import type { Staked } from '#platform/capabilities/pool-contributions'
import type { Fed } from './store/books.ts'

type PooledGame = Pick<Game, 'vendor' | 'code' | 'pools'>

/** What stakes put into the pools of their games: stake × share, added up by pool and day, exactly. */
export function fedBy(staked: readonly Staked[], games: readonly PooledGame[]): Fed[] {
  const poolsOf = new Map(games.map(({ vendor, code, pools }) => [`${vendor} ${code}`, pools]))
  const sums = new Map<string, Fed>()
  for (const { brand, vendor, game, currency, day, stake } of staked) {
    for (const { code: pool, share } of poolsOf.get(`${vendor} ${game}`) ?? []) {
      const name = [brand, vendor, pool, currency, day].join(' ')
      const before = sums.get(name)?.millionths ?? 0n
      sums.set(name, { brand, vendor, pool, currency, day, millionths: before + stake * BigInt(share) })
    }
  }
  return [...sums.values()].filter(({ millionths }) => millionths !== 0n)
}
