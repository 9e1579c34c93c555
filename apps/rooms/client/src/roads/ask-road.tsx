import { askTheRoad } from '@sanuk/engines/live/roads/ask-the-road'
import type { RoadResult } from '@sanuk/engines/live/roads/road-results'
import type { RoomWord, Say } from '../words.ts'
import { Mark } from './derived-road.tsx'

const ROADS = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const

/** What is asked of a side: in short, and in full for who hears it. */
export type Question = { readonly side: 'player' | 'banker'; readonly short: RoomWord; readonly full: RoomWord }

type AskRoadProps = {
  readonly say: Say
  readonly results: readonly RoadResult[]
  readonly questions: readonly Question[]
}

/** What the derived roads would show next if a side won. It tells nothing of who will. */
export function AskRoad({ say, results, questions }: AskRoadProps) {
  return (
    <div className="ask">
      {questions.map((question) => (
        <p
          key={question.side}
          className="ask-side"
          data-side={question.side}
          role="img"
          aria-label={askText(say, question, results)}
        >
          <span>{say(question.short)}</span>
          {marksOf(question.side, results).map(({ road, color }) => (
            <svg key={road} viewBox="0 0 10 10" aria-hidden="true">
              {color && <Mark {...{ road, color }} />}
            </svg>
          ))}
        </p>
      ))}
    </div>
  )
}

function marksOf(side: Question['side'], results: readonly RoadResult[]) {
  const next = askTheRoad(results, side)
  return ROADS.map((road) => ({ road, color: next[road] }))
}

function askText(say: Say, { side, full }: Question, results: readonly RoadResult[]): string {
  const marks = marksOf(side, results).map(
    ({ road, color }) => `${say(`rooms.road.${road}`)} ${say(`rooms.color.${color ?? 'none'}`)}`,
  )
  return [say(full), ...marks].join(', ')
}
