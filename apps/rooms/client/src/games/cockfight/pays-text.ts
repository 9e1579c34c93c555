import { decimalQuote, malayQuote } from '@sanuk/engines/live/cockfight/quotes'
import type { TableRules, TableState } from '#protocol'
import type { Say } from '../../words.ts'
import { runningPools } from './running-pools.ts'

type Told = { readonly table: TableState | null; readonly rules: Pick<TableRules, 'variant'>; readonly spot: string }

/** What a side of this fight pays: Malay and decimal odds, or the running price. Null for draws, which pay the same always. */
export function fightPays(say: Say, { table, rules, spot }: Told): string | null {
  if (spot !== 'meron' && spot !== 'wala') return null
  if (rules.variant === 'totalisator') {
    return say('rooms-cockfight.price', { price: runningPools(table).prices[spot] })
  }
  const odds = table?.coup?.card?.odds?.[spot]
  return odds === undefined ? '' : say('rooms-cockfight.odds', { malay: malayQuote(odds), decimal: decimalQuote(odds) })
}
