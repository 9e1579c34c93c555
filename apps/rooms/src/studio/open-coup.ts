import { createCoupBets } from '../bets/coup-bets.ts'
import { createCoupDecisions } from '../decisions/coup-decisions.ts'
import { untoldDeal } from '../games/told-deal.ts'
import type { OpenCoup } from '../tables/standing.ts'

/** A coup of which only its times are known. */
export function openCoup(of: Pick<OpenCoup, 'id' | 'opensAt' | 'closesAt'>, number: number, start: number): OpenCoup {
  const deal = untoldDeal({ number, start })
  return { ...of, deal, bets: createCoupBets(), decisions: createCoupDecisions(deal) }
}
