import { useLingui } from '@lingui/react'
import { readLotteryCalendar } from '@sanuk/contracts/office-lottery-calendar'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useLanguage } from '../../language/language.ts'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { usePathParams } from '../../router/use-path-params.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { ExceptionDialog } from './exception-dialog.tsx'
import { Exceptions } from './exceptions.tsx'
import styles from './lottery.module.css'
import { LOTTERY } from './lottery.ts'
import { PlannedDraws } from './planned-draws.tsx'
import { useLotteryGames } from './use-lottery-games.ts'

/** Which draw is about to be moved or left out; without a day it is typed. */
type Changing = { readonly day: string; readonly drawsAt: string | null }

/** When a lottery is drawn next, and which of its draws take place at another time or not at all. */
export function CalendarPage() {
  const { _ } = useLingui()
  useTitle('office-lottery.calendar')
  const language = useLanguage()
  const { game: gameCode = '' } = usePathParams()
  const may = useMay()
  const { data: games } = useLotteryGames()
  const [changing, setChanging] = useState<Changing | null>(null)
  const { data, error, refetch } = useAsked({
    key: [...LOTTERY, 'calendar', gameCode],
    ask: (signal) => call(readLotteryCalendar, { params: { gameCode } }, signal),
  })
  const game = games?.list.find((one) => one.gameCode === gameCode)
  const mayChange = may('lottery.results') && (games?.mayEnterResults ?? false)
  return (
    <>
      <BackLink to="/lottery">{_('office-lottery.back')}</BackLink>
      <PageHead
        title={_('office-lottery.calendar.of', { game: game?.names[language] ?? gameCode })}
        note={
          data &&
          _(data.movable ? 'office-lottery.calendar.note' : 'office-lottery.calendar.note.days', {
            zone: data.timeZone,
          })
        }
      >
        {mayChange && data && (
          <Button look="outline" icon={<CalendarX />} onClick={() => setChanging({ day: '', drawsAt: null })}>
            {_(data.movable ? 'office-lottery.calendar.add' : 'office-lottery.calendar.add.days')}
          </Button>
        )}
      </PageHead>
      {data && (
        <div className={styles.page}>
          <Exceptions gameCode={gameCode} calendar={data} mayChange={mayChange} />
          <PlannedDraws calendar={data} onChange={mayChange ? setChanging : undefined} />
        </div>
      )}
      {!data && error && (
        <Card>
          <Failed title="office.record.failed" error={error} onRetry={refetch} />
        </Card>
      )}
      {!data && !error && <Skeleton height="420px" shape="card" />}
      {data && changing && (
        <ExceptionDialog gameCode={gameCode} calendar={data} draw={changing} onClose={() => setChanging(null)} />
      )}
    </>
  )
}
