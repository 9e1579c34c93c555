import { type PoolPrices, type Pools, poolPrices, priceText } from '@sanuk/engines/live/cockfight/pool'
import { parseAmount } from '@sanuk/money/amount'
import type { TableState } from '#protocol'

/** What lies in the pools, and what a stake of one would come back as; dashes where nobody has bet. */
export type RunningPools = {
  readonly pools: Pools
  readonly prices: { readonly meron: string; readonly wala: string }
  /** Whether no bet can change them any more. */
  readonly isFinal: boolean
}

const NONE = '–'

/** The pools of a totalisator: as they run, and from the close on as they were closed. */
export function runningPools(table: TableState | null): RunningPools {
  const closed = table?.coup?.pools
  const running = (side: string) => table?.crowd.spots.find(({ spot }) => spot === side)?.amount ?? '0'
  const pools = {
    meron: parseAmount(closed?.meron ?? running('meron')),
    wala: parseAmount(closed?.wala ?? running('wala')),
  }
  const prices: PoolPrices = poolPrices(pools)
  const text = (price: bigint | null) => (price === null ? NONE : priceText(price))
  return {
    pools,
    prices: { meron: text(prices.meron), wala: text(prices.wala) },
    isFinal: closed !== undefined,
  }
}
