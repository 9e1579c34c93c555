import type { PastResult } from '#protocol'
import type { GameLook } from '../games/game-look.ts'
import { type CountedCase, countCase, type StatisticsGroup } from '../games/statistics.ts'
import type { Say } from '../words.ts'

type StatisticsPanelProps = {
  readonly say: Say
  readonly look: Pick<GameLook, 'statistics' | 'spotName' | 'source'>
  readonly results: readonly PastResult[]
}

/** How often what came in this series, as the game's description counts it. */
export function StatisticsPanel({ say, look, results }: StatisticsPanelProps) {
  const { groups, counts } = look.statistics
  const counted = counts ? results.filter(counts) : results
  const nameOf = ({ spot, name }: CountedCase) => (name ? say(name) : look.spotName(say, spot))
  return (
    <div className="statistics">
      <p className="statistics-count">{say('rooms.statistics.count', { count: counted.length })}</p>
      {groups.map((group) => (
        <CaseList key={group.title} {...{ say, group, nameOf }} results={counted} />
      ))}
      <p className="statistics-note">{say(`rooms.statistics.note.${look.source}`)}</p>
    </div>
  )
}

type CaseListProps = Pick<StatisticsPanelProps, 'say' | 'results'> & {
  readonly group: StatisticsGroup
  readonly nameOf: (one: CountedCase) => string
}

/** The cases of a group as bars that are compared with each other. */
function CaseList({ say, group, nameOf, results }: CaseListProps) {
  const title = say(group.title)
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {group.cases.map((one) => {
          const { count, share } = countCase(one, results)
          const name = nameOf(one)
          return (
            <li key={one.spot} data-case={one.spot} data-tone={one.tone}>
              <span className="visually-hidden">{say('rooms.statistics.case', { name, count, share })}</span>
              <span className="statistics-name" aria-hidden="true">
                {name}
              </span>
              <span className="statistics-bar" aria-hidden="true">
                <i style={{ inlineSize: `${share}%` }} />
              </span>
              <span aria-hidden="true">{count}</span>
              <b aria-hidden="true">{`${share}%`}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
