import { type CoupBets, createCoupBets } from '../bets/coup-bets.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import { type CoupDecisions, createCoupDecisions } from '../decisions/coup-decisions.ts'
import type { FightCard } from '../fight-protocol.ts'
import type { Deal } from '../games/table-game.ts'
import type { OpenSeries } from '../series/series.ts'

/** A coup that has not ended, with all that only the server knows of it. */
export type OpenCoup = {
  readonly id: string
  readonly opensAt: Date
  readonly closesAt: Date
  /** What is to come; nobody is told of anything before it is shown. */
  readonly deal: Deal
  readonly bets: CoupBets
  /** What was told of it when it opened. */
  readonly card?: FightCard
  readonly decisions: CoupDecisions
}

/** Where a table stands. `until` is when the next step is due. */
export type Standing =
  | { readonly phase: 'between'; readonly series: OpenSeries | null; readonly until: Date }
  | {
      readonly phase: 'betting' | 'closed'
      readonly series: OpenSeries
      readonly coup: OpenCoup
      readonly until: Date
    }
  | {
      readonly phase: 'dealing'
      readonly series: OpenSeries
      readonly coup: OpenCoup
      /** How much of it was shown. */
      readonly shown: number
      readonly dealtAt: Date
      readonly until: Date
    }
  | {
      /** Players decide; `until` is when to look whether all have. */
      readonly phase: 'deciding'
      readonly series: OpenSeries
      readonly coup: OpenCoup
      readonly until: Date
    }

/** The coup that follows those that are over; null where the series is. */
export const nextDeal = ({ coups, dealt }: Pick<OpenSeries, 'coups' | 'dealt'>): Deal | null => dealt.deal(coups + 1)

/** A coup as it lies in the database, with what is to come of it. */
export function openCoupOf({ id, number, opens_at, closes_at }: CoupRow, series: OpenSeries): OpenCoup {
  const deal = nextDeal(series)
  if (deal?.number !== number) throw new Error(`coup ${id} is not the next of its series`)
  const parts = { bets: createCoupBets(), decisions: createCoupDecisions(deal) }
  return { id, opensAt: opens_at, closesAt: closes_at, deal, ...parts }
}

/** A coup as it is once no bet of it can change any more. */
export const withDeal = (coup: OpenCoup, deal: Deal): OpenCoup =>
  deal === coup.deal ? coup : { ...coup, deal, decisions: createCoupDecisions(deal) }

export const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)
