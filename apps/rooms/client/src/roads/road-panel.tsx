import { roadsOf } from '@sanuk/engines/live/roads/roads'
import { ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { CoupResult, TableState } from '#protocol'
import type { Say } from '../words.ts'
import { AskRoad } from './ask-road.tsx'
import { BeadPlate } from './bead-plate.tsx'
import { BigRoad } from './big-road.tsx'
import { Counts } from './counts.tsx'
import { DerivedRoad } from './derived-road.tsx'

type RoadPanelProps = {
  readonly say: Say
  readonly table: TableState | null
  /** Whether the cards of the coup have been seen: its result enters the roads then. */
  readonly isSeen: boolean
}

/** How many results the strip shows while the roads are folded away. */
const STRIP = 9

/** The roads of this shoe, and what they count. On a phone they fold into a strip. */
export function RoadPanel({ say, table, isSeen }: RoadPanelProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const body = useId()
  const results = shownResults(table, isSeen)
  const roads = roadsOf(results)
  const { shoe = null } = table ?? {}
  return (
    <aside className="roads" aria-label={say('rooms.roads')} data-unfolded={isUnfolded}>
      <header className="roads-head">
        <Counts {...{ say, results }} />
        <button
          type="button"
          className="roads-fold"
          aria-expanded={isUnfolded}
          aria-controls={body}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span className="roads-strip" aria-hidden="true">
            {stripOf(results).map(({ winner, number }) => (
              <i key={number} data-winner={winner}>
                {say(`rooms.bead.${winner}`)}
              </i>
            ))}
          </span>
          <span className="visually-hidden">{say('rooms.roads')}</span>
          <ChevronUp aria-hidden="true" />
        </button>
      </header>
      <div className="roads-body" id={body}>
        <BigRoad say={say} road={roads.bigRoad} />
        <div className="roads-derived">
          <DerivedRoad say={say} road="bigEyeBoy" cells={roads.bigEyeBoy} />
          <DerivedRoad say={say} road="smallRoad" cells={roads.smallRoad} />
          <DerivedRoad say={say} road="cockroachPig" cells={roads.cockroachPig} />
        </div>
        <BeadPlate say={say} cells={roads.beadPlate} />
        <AskRoad {...{ say, results }} />
      </div>
      {shoe && (
        <p className="roads-shoe">
          <span>{say('rooms.shoe.number', { number: shoe.number, coups: results.length })}</span>
          <span className="roads-shoe-bar" aria-hidden="true">
            <i style={{ inlineSize: `${Math.min(100, (shoe.dealt * 100) / Math.max(1, shoe.cards))}%` }} />
          </span>
          <span>{say('rooms.shoe.dealt', { dealt: shoe.dealt, cards: shoe.cards })}</span>
        </p>
      )}
    </aside>
  )
}

/** The results that may be told. */
function shownResults(table: TableState | null, isSeen: boolean): readonly CoupResult[] {
  if (!table) return []
  const isAhead = table.phase === 'result' && !isSeen && table.coup?.result
  return isAhead ? table.results.slice(0, -1) : table.results
}

const stripOf = (results: readonly CoupResult[]) =>
  results.map(({ winner }, at) => ({ winner, number: at })).slice(-STRIP)
