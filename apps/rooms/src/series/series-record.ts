import type { CoupStore } from '../coups/coup-store.ts'
import { dealOfResult } from '../games/closed-deal.ts'
import type { RecordedBet } from '../games/table-game.ts'
import { tablePlan } from '../tables/table-plans.ts'
import type { Series } from './series.ts'
import type { SeriesRow } from './series-table.ts'

/** The record of a series that has ended, by which anybody deals it again; null before that. */
export type RecordSeries = (series: SeriesRow, bets: readonly RecordedBet[]) => Promise<object | null>

type Needs = { readonly series: Pick<Series, 'told'>; readonly coups: Pick<CoupStore, 'endedOf'> }

export const recordSeries =
  ({ series, coups }: Needs): RecordSeries =>
  async (row, bets) => {
    const told = series.told(row)
    const plan = tablePlan(row.table_code)
    if (!told || !plan) return null
    const ended = await coups.endedOf(row.id)
    const deals = ended.flatMap(({ number, result }) => {
      const deal = told.dealt.deal(number)
      return deal ? [dealOfResult(deal, result)] : []
    })
    return plan.game.record({ ...told, bets }, deals)
  }
