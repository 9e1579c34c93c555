import { useLingui } from '@lingui/react'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useBrand } from '../../brand/use-brand.ts'
import { ListEnd } from '../../components/records/list-end.tsx'
import { writeLongDay } from '../../components/records/written-days.ts'
import { useLanguage } from '../../language/language.ts'
import styles from './round-list.module.css'
import { RoundRow } from './round-row.tsx'
import { roundsByDay } from './rounds-by-day.ts'
import type { useRounds } from './use-rounds.ts'

type RoundListProps = {
  readonly rounds: ReturnType<typeof useRounds>
  readonly onRound: (round: string) => void
}

/** Rounds under their days. More come by themselves when the end comes into sight. */
export function RoundList({ rounds, onRound }: RoundListProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  const list = rounds.data?.pages.flatMap((page) => page.list)
  if (!list) return <RoundsSkeleton />
  const days = roundsByDay(list, (instant) => dayOf(Date.parse(instant), timeZone))
  return (
    <>
      <ColumnHeads />
      {days.map(({ day, rounds: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h4 id={`day-${day}`} className={styles.day}>
            {writeLongDay(day, language)}
          </h4>
          <ul className={styles.list}>
            {ofDay.map((round) => (
              <li key={round.id}>
                <RoundRow round={round} onOpen={() => onRound(round.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ListEnd pages={rounds} words={_('wagers.end', { count: list.length })} />
    </>
  )
}

/** What stands in the columns; each row says it again for those who do not see them. */
function ColumnHeads() {
  const { _ } = useLingui()
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{_('wagers.game')}</span>
      <span>{_('wagers.stake')}</span>
      <span>{_('wagers.win')}</span>
      <span>{_('wagers.net')}</span>
    </div>
  )
}

function RoundsSkeleton() {
  const { _ } = useLingui()
  return (
    <div role="status" aria-label={_('site.loading')} className={styles.skeletons}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} shape="control" height="56px" />
      ))}
    </div>
  )
}
