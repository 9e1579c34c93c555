import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { lotteryCalendar } from '@sanuk/contracts/lottery-calendar'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { writeDay } from '../../../components/records/written-days.ts'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import styles from './coming-draws.module.css'

type ComingDrawsProps = {
  readonly game: Pick<LotteryGame, 'gameCode'>
  /** The issue that takes bets: with each new one there is one draw less to come. */
  readonly open: string | undefined
}

/** The next draws of a lottery, and which of them were moved or left out. */
export function ComingDraws({ game: { gameCode }, open }: ComingDrawsProps) {
  const { _ } = useLingui()
  const id = useId()
  const language = useLanguage()
  const moment = useMoment()
  const reading = read(lotteryCalendar, { params: { gameCode } })
  const { data, error, refetch } = useQuery({ ...reading, queryKey: [...reading.queryKey, open] })
  return (
    <Card aria-labelledby={id} title={<span id={id}>{_('lottery-results.calendar')}</span>}>
      {!data && error && (
        <ErrorState title={_('lottery-results.calendar.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton shape="control" height="120px" />}
      <ol className={styles.draws}>
        {data?.draws.map(({ number, drawsAt, sealsAt, movedFrom }) => (
          <li key={number} className={styles.draw}>
            <strong>{moment(drawsAt)}</strong>
            {movedFrom && <Badge look="luck">{_('lottery-results.calendar.moved', { time: moment(movedFrom) })}</Badge>}
            <span className={styles.meta}>{_('lottery-results.calendar.closes', { time: moment(sealsAt) })}</span>
          </li>
        ))}
      </ol>
      {data?.leftOut.map((day) => (
        <p key={day} className={styles.meta}>
          {_('lottery-results.calendar.left_out', { day: writeDay(day, language) })}
        </p>
      ))}
    </Card>
  )
}
