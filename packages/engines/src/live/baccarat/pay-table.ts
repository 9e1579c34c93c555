import type { PayTable } from '../pay-table.ts'
import { type CoupFacts, conditions } from './coup-facts.ts'
import { classesFor } from './facts-classes.ts'
import { type BaccaratVariant, baccaratSpots, OPPOSITE_SPOTS, type SpotCondition } from './spots.ts'

/** The pay table of a variant. */
export const baccaratTable = (variant: BaccaratVariant): PayTable<CoupFacts, SpotCondition> => ({
  name: `baccarat, ${variant}`,
  spots: baccaratSpots[variant],
  opposites: OPPOSITE_SPOTS,
  meets: (when, facts) => conditions[when](facts),
  outcomesFor: classesFor,
})
