import './plain-roads.css'
import { plainRoadsOf } from '@sanuk/engines/live/roads/roads'
import type { PastResult } from '#protocol'
import { BeadPlate } from '../roads/bead-plate.tsx'
import { BigRoad } from '../roads/big-road.tsx'
import type { Say } from '../words.ts'

type PlainRoadsProps = {
  readonly say: Say
  readonly results: readonly PastResult[]
  /** What stands for the red and the blue side in the fields of the roads. */
  readonly letters: { readonly red: string; readonly blue: string }
}

/** Bead plate and big road of a table's first two sides. */
export function PlainRoads({ say, results, letters }: PlainRoadsProps) {
  const { beadPlate, bigRoad } = plainRoadsOf(results.flatMap(({ roads }) => roads.slice(0, 1)))
  const sayLetter: Say = (word, values) => {
    if (word === 'rooms.bead.banker') return letters.red
    return word === 'rooms.bead.player' ? letters.blue : say(word, values)
  }
  return (
    <div className="plain-roads">
      <BigRoad say={sayLetter} road={bigRoad} />
      <BeadPlate say={sayLetter} cells={beadPlate} />
    </div>
  )
}
