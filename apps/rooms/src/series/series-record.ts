import type { CoupStore } from '../coups/coup-store.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import { dealOfResult } from '../games/closed-deal.ts'
import type { Deal, RecordedBet, RevisedCoup, TableGame } from '../games/table-game.ts'
import type { recordStudio } from '../studio/studio-record.ts'
import { tablePlan } from '../tables/table-plans.ts'
import type { Series } from './series.ts'
import type { SeriesRow } from './series-table.ts'

/** The record of a series that has ended, by which anybody deals it again; null before that. */
export type RecordSeries = (series: SeriesRow, bets: readonly RecordedBet[]) => Promise<object | null>

type Needs = {
  readonly series: Pick<Series, 'told'>
  readonly coups: Pick<CoupStore, 'endedOf' | 'revisedOf'>
  readonly recordStudio: ReturnType<typeof recordStudio>
}

/** The record has all coups as they were drawn, and beside them those that an operator made void or corrected. */
export const recordSeries =
  ({ series, coups, recordStudio: ofStudio }: Needs): RecordSeries =>
  async (row, bets) => {
    const plan = tablePlan(row.table_code)
    if (plan && row.studio !== null) return ofStudio(row, plan, bets)
    const told = series.told(row)
    if (!told || !plan) return null
    const results = new Map((await coups.endedOf(row.id)).map(({ number, result }) => [number, result]))
    const numbers = Array.from({ length: row.coups }, (_, at) => at + 1)
    const deals = numbers.flatMap((number) => {
      const deal = told.dealt.deal(number)
      return deal ? [dealOfResult(deal, results.get(number) ?? null)] : []
    })
    const revised = (await coups.revisedOf(row.id)).map((coup) => revisedCoup(plan.game, coup, deals))
    return plan.game.record({ ...told, bets, revised }, deals)
  }

function revisedCoup({ entry }: TableGame, coup: CoupRow, deals: readonly Deal[]): RevisedCoup {
  const { id, number, state, turns } = coup
  if (state === 'void') return { number, outcome: null }
  const drawn = deals.find((deal) => deal.number === number)
  const judged = drawn && entry?.judge(turns ?? [], drawn)
  if (!judged) throw new Error(`the corrected outcome of coup ${id} is not one of its game`)
  return { number, outcome: judged.recorded }
}
