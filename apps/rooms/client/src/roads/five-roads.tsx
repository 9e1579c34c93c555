import type { RoadResult } from '@sanuk/engines/live/roads/road-results'
import { roadsOf } from '@sanuk/engines/live/roads/roads'
import type { Say } from '../words.ts'
import { AskRoad, type Question } from './ask-road.tsx'
import type { BeadLetters } from './bead-letters.ts'
import { BeadPlate } from './bead-plate.tsx'
import { BigRoad } from './big-road.tsx'
import { DerivedRoad } from './derived-road.tsx'

type FiveRoadsProps = {
  readonly say: Say
  readonly results: readonly RoadResult[]
  readonly letters: BeadLetters
  readonly questions: readonly Question[]
}

/** All roads of a game of cards, and what the derived ones would show next. */
export function FiveRoads({ say, results, letters, questions }: FiveRoadsProps) {
  const roads = roadsOf(results)
  return (
    <>
      <BigRoad {...{ say, letters }} road={roads.bigRoad} />
      <div className="roads-derived">
        <DerivedRoad say={say} road="bigEyeBoy" cells={roads.bigEyeBoy} />
        <DerivedRoad say={say} road="smallRoad" cells={roads.smallRoad} />
        <DerivedRoad say={say} road="cockroachPig" cells={roads.cockroachPig} />
      </div>
      <BeadPlate {...{ say, letters }} cells={roads.beadPlate} />
      <AskRoad {...{ say, results, questions }} />
    </>
  )
}
