import { parseAmount } from '@sanuk/money/amount'
import type { BetOfCoup, BetStore } from '../bets/bet-store.ts'
import { stakesBySpot } from '../bets/spot-stakes.ts'
import type { PlayedBoxes } from '../box-protocol.ts'
import { type KnownPlayers, playersOf } from '../decisions/coup-decisions.ts'
import type { FightPools } from '../fight-protocol.ts'
import type { Deal } from './table-game.ts'

type Closing = { readonly id: string; readonly deal: Deal }

/** A coup once no bet of it can change any more: of a totalisator, with all stakes that count. */
export async function closedDeal(bets: Pick<BetStore, 'ofCoup'>, { id, deal }: Closing): Promise<Deal> {
  return deal.closedWith ? dealOfBets(deal, await bets.ofCoup(id)) : deal
}

/** A coup with all of its bets that count. */
export function dealOfBets(deal: Deal, bets: readonly Pick<BetOfCoup, 'state' | 'stakes'>[]): Deal {
  if (!deal.closedWith) return deal
  const placed = bets.filter(({ state }) => state === 'placed')
  const stakes = stakesBySpot(...placed.map((bet) => bet.stakes))
  return deal.closedWith({ meron: stakes.get('meron') ?? 0n, wala: stakes.get('wala') ?? 0n })
}

type PlayedBy = Pick<KnownPlayers, 'bets' | 'decisions'>

/** A coup that is over, where its cards follow from what its players decided; others are as they were drawn. */
export const playedDeal = (deal: Deal, known: PlayedBy): Deal =>
  deal.playedBy?.(playersOf({ ...known, steps: Number.MAX_SAFE_INTEGER })) ?? deal

type EndedBy = { readonly pools?: FightPools | undefined; readonly played?: PlayedBoxes | undefined }

/** A coup as it ended: of a totalisator, with the pools that its result was settled by; of boxes, as they were played. */
export function dealOfResult(deal: Deal, result: EndedBy | null): Deal {
  if (deal.playedAs && result?.played) return deal.playedAs(result.played)
  const pools = result?.pools
  if (!deal.closedWith || !pools) return deal
  return deal.closedWith({ meron: parseAmount(pools.meron), wala: parseAmount(pools.wala) })
}
