import type { Coup } from '../../cards/baccarat-coup.ts'
import type { RoadResult } from '../roads/road-results.ts'
import { factsOf, isNatural } from './coup-facts.ts'

/** What the roads of a table show of a coup. */
export function roadResultOf(coup: Coup): RoadResult {
  const { winner, player, banker, playerPair, bankerPair } = factsOf(coup)
  return {
    winner,
    playerPair: playerPair !== 'none',
    bankerPair: bankerPair !== 'none',
    natural: isNatural(player) || isNatural(banker),
  }
}
