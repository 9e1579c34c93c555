import { type Coup, dealCoup } from '../../cards/baccarat-coup.ts'
import { type Dealing, liveGame, type ShoeGame } from '../live-game.ts'
import { factsOf } from './coup-facts.ts'
import { baccaratTable } from './pay-table.ts'
import { roadResultOf } from './road-result.ts'
import type { BaccaratVariant } from './spots.ts'

/** How coups are dealt. */
export const baccaratDealing: Dealing<Coup> = { deal: dealCoup, mostCards: 6 }

/** Baccarat by one of its rules. Its roads show pairs and naturals, too. */
export const baccaratGame = (variant: BaccaratVariant): ShoeGame<Coup> => ({
  ...liveGame({
    code: 'baccarat',
    table: baccaratTable(variant),
    factsOf,
    sides: [{ red: 'banker', blue: 'player' }],
  }),
  ...baccaratDealing,
  roadResult: (_, coup) => roadResultOf(coup),
})
