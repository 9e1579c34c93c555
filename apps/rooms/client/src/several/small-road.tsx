import { plainRoadsOf } from '@sanuk/engines/live/roads/roads'
import type { PastResult, TableRules } from '#protocol'
import type { GameLook } from '../games/game-look.ts'
import { BigRoad } from '../roads/big-road.tsx'
import { roadOf } from '../roads/road-of.ts'
import type { Say } from '../words.ts'

type SmallRoadProps = {
  readonly say: Say
  readonly look: Pick<GameLook, 'Strip'>
  readonly sides: TableRules['sides']
  readonly results: readonly PastResult[]
}

/** What came at a table, in little room: the big road of its usual sides, or the newest results where it has none. */
export function SmallRoad({ say, look, sides, results }: SmallRoadProps) {
  const { Strip } = look
  if (sides.length > 0) return <BigRoad say={say} road={plainRoadsOf(roadOf(results)).bigRoad} />
  return (
    <span className="roads-strip" role="img" aria-label={say('rooms.several.results')}>
      {Strip && <Strip {...{ say, sides, results }} />}
    </span>
  )
}
