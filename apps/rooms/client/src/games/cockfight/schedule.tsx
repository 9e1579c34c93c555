import type { Language } from '@sanuk/locales/word'
import type { TableState } from '#protocol'
import type { Say } from '../../words.ts'

type ScheduleProps = {
  readonly say: Say
  readonly table: TableState | null
  /** Seconds from one opening to the next. */
  readonly interval: number
  readonly language: Language
}

const NEXT = [1, 2, 3]

/** When the next fights take bets, by the clock of the ring. */
export function Schedule({ say, table, interval, language }: ScheduleProps) {
  const coup = table?.coup
  if (!coup?.card || interval === 0) return null
  const { card, opensAt } = coup
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Bangkok' })
  return (
    <section className="fight-next" aria-label={say('rooms-cockfight.next')}>
      <span>{say('rooms-cockfight.next')}</span>
      <ol>
        {NEXT.map((after) => {
          const time = clock.format(Date.parse(opensAt) + after * interval * 1000)
          return <li key={after}>{say('rooms-cockfight.next.fight', { fight: card.fight + after, time })}</li>
        })}
      </ol>
    </section>
  )
}
