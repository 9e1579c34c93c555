import { fraction } from '../../exact/fraction.ts'
import type { Ending } from '../../instant/instant-game.ts'
import { classesFor } from './facts-classes.ts'
import { returnOf } from './spot-returns.ts'
import type { Spot } from './spots.ts'

/** All the ways a bet on a spot ends, exact for the first coup of a full shoe by counting every deal. */
export function spotEndings(spot: Spot): readonly Ending[] {
  const classes = classesFor(spot)
  const all = BigInt(classes.reduce((sum, { ways }) => sum + ways, 0))
  return classes.map(({ facts, ways }) => ({ won: returnOf(spot, facts), chance: fraction(BigInt(ways), all) }))
}
