import type { Brand } from '#platform/caller'
import type { Game, OneGame } from '#platform/capabilities/game'
import { Refusal } from '#platform/refusal'
import { lotteryNamed } from '../games.ts'
import type { Lottery } from '../index.ts'

export type DrawNeeds = {
  readonly lottery: Pick<Lottery, 'calendar' | 'days' | 'issues'>
  readonly oneGame: OneGame
  /** What a brand shows, in its order. */
  readonly gamesOf: (brand: string) => Promise<readonly Game[]>
}

/** The lottery and how the brand offers it. Refuses with `game_unavailable` what is not offered. */
export async function demandGame({ oneGame }: Pick<DrawNeeds, 'oneGame'>, code: string, brand: Brand) {
  const lottery = lotteryNamed(code)
  const game = lottery && (await oneGame({ vendor: lottery.vendor, code }, brand.id))
  if (!lottery || !game?.playable) throw new Refusal('game_unavailable')
  return { lottery, game }
}

/** Our lotteries that the brand offers, of these vendors or of all, in the order of the brand. */
export async function offeredLotteries(
  { gamesOf }: Pick<DrawNeeds, 'gamesOf'>,
  brand: Brand,
  vendors?: string,
): Promise<readonly Game[]> {
  const wanted = vendors?.split(',')
  return (await gamesOf(brand.id)).filter(
    ({ vendor, code, playable }) =>
      playable && lotteryNamed(code)?.vendor === vendor && (wanted?.includes(vendor) ?? true),
  )
}
