import { useLingui } from '@lingui/react'
import { type LotteryOfDay, lotteryDayResults } from '@sanuk/contracts/lottery-days'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { useClockTime } from '../../../components/records/use-clock-time.ts'
import { useLanguage } from '../../../language/language.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { keyOf, metaOf } from '../../../wire/read.ts'
import { DrawResult } from '../draw-result.tsx'
import { shortIssue } from '../issue-name.ts'
import { Simulated } from '../simulated.tsx'
import styles from './day.module.css'

type AllOfDayProps = { readonly lottery: LotteryOfDay; readonly day: string }

/** Every result of a lottery on a day, the latest first; more of them arrive on the way down. */
export function AllOfDay({ lottery: { gameCode, family, names, draws }, day }: AllOfDayProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const timeOf = useClockTime()
  const results = useInfiniteQuery({
    // A result that was added makes the list a new one.
    queryKey: [...keyOf(lotteryDayResults), { gameCode, day, drawn: draws.drawn }],
    queryFn: ({ pageParam, signal }) =>
      call(
        lotteryDayResults,
        { params: { gameCode }, query: { day, ...(pageParam && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: metaOf(lotteryDayResults),
  })
  if (!results.data && results.error)
    return (
      <ErrorState title={_('lottery.results.failed')} retryLabel={_('site.retry')} onRetry={results.refetch}>
        {faultText(results.error, _)}
      </ErrorState>
    )
  if (!results.data) return <Skeleton shape="control" height="160px" />
  const list = results.data.pages.flatMap((page) => page.list)
  return (
    <div className={styles.all}>
      <ol aria-label={_('lottery-results.day.all.of', { game: names[language] })}>
        {list.map((drawn) => (
          <li key={drawn.number} className={styles.result}>
            <span className={styles.meta}>
              {shortIssue(drawn.number)} · {timeOf(drawn.drawsAt).slice(0, 5)}
            </span>
            <DrawResult family={family} result={drawn.result} place="list" />
            <Simulated of={drawn} />
          </li>
        ))}
      </ol>
      <ListEnd pages={results} words={_('lottery-results.day.end', { count: list.length })} />
    </div>
  )
}
