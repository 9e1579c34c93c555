import { LOWEST_PRICE, PLASADA, priceText } from '@sanuk/engines/live/cockfight/pool'
import { type Amount, amount } from '@sanuk/money/amount'
import type { TableState } from '#protocol'
import type { Say } from '../../words.ts'
import { runningPools } from './running-pools.ts'

type PoolBarProps = {
  readonly say: Say
  readonly money: (amount: Amount) => string
  readonly table: TableState | null
}

/** The pools of both sides, how they stand to each other, and what is taken from them. */
export function PoolBar({ say, money, table }: PoolBarProps) {
  const { pools, isFinal } = runningPools(table)
  const all = pools.meron + pools.wala
  const share = all === 0n ? 50 : Number((pools.meron * 1000n) / all) / 10
  const sums = { meron: money(amount(pools.meron)), wala: money(amount(pools.wala)) }
  const isCancelled = table?.coup?.pools?.isCancelled ?? false
  return (
    <section className="fight-pools" data-final={isFinal} aria-label={say('rooms-cockfight.pools')}>
      <p className="fight-pool-sums">
        <b data-side="meron">{sums.meron}</b>
        <span>{say(isFinal ? 'rooms-cockfight.pools.final' : 'rooms-cockfight.pools.running')}</span>
        <b data-side="wala">{sums.wala}</b>
      </p>
      <div className="fight-pool-bar" aria-hidden="true">
        <i style={{ inlineSize: `${share}%` }} />
      </div>
      <p className="fight-pool-note">
        {isCancelled
          ? say('rooms-cockfight.pools.cancelled')
          : say('rooms-cockfight.pools.note', { plasada: Number(PLASADA), price: priceText(LOWEST_PRICE) })}
      </p>
    </section>
  )
}
