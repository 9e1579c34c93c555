import { askTheRoad } from '@sanuk/engines/live/roads/ask-the-road'
import { type CoupResult, SIDES, type Side } from '#protocol'
import type { Say } from '../words.ts'
import { Mark } from './derived-road.tsx'

const ROADS = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const

type AskRoadProps = { readonly say: Say; readonly results: readonly CoupResult[] }

/** What the derived roads would show next if a side won. It tells nothing of who will. */
export function AskRoad({ say, results }: AskRoadProps) {
  return (
    <div className="ask">
      {SIDES.map((side) => (
        <p key={side} className="ask-side" data-side={side} role="img" aria-label={askText(say, side, results)}>
          <span>{say(`rooms.ask.${side}`)}</span>
          {marksOf(side, results).map(({ road, color }) => (
            <svg key={road} viewBox="0 0 10 10" aria-hidden="true">
              {color && <Mark {...{ road, color }} />}
            </svg>
          ))}
        </p>
      ))}
    </div>
  )
}

function marksOf(side: Side, results: readonly CoupResult[]) {
  const next = askTheRoad(results, side)
  return ROADS.map((road) => ({ road, color: next[road] }))
}

function askText(say: Say, side: Side, results: readonly CoupResult[]): string {
  const marks = marksOf(side, results).map(
    ({ road, color }) => `${say(`rooms.road.${road}`)} ${say(`rooms.color.${color ?? 'none'}`)}`,
  )
  return [say(`rooms.ask.${side}.label`), ...marks].join(', ')
}
