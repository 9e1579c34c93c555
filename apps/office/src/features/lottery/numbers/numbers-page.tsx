import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Failed } from '../../../components/failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { useLanguage } from '../../../language/language.ts'
import { useTitle } from '../../../language/use-title.ts'
import { BackLink } from '../../../lists/back-link.tsx'
import { usePathParams } from '../../../router/use-path-params.ts'
import { useMay } from '../../../session/use-operator.ts'
import styles from '../lottery.module.css'
import { useLotteryGames } from '../use-lottery-games.ts'
import { NumberMarks } from './number-marks.tsx'
import { NumberRules } from './number-rules.tsx'
import { useLotteryNumbers } from './numbers.ts'

/** From which stake numbers of a lottery pay half and are closed, and the numbers that operators marked. */
export function NumbersPage() {
  const { _ } = useLingui()
  useTitle('office-lottery-numbers.title')
  const language = useLanguage()
  const { game: gameCode = '' } = usePathParams()
  const mayChange = useMay()('lottery.change')
  const { data: games } = useLotteryGames()
  const { data, error, refetch } = useLotteryNumbers(gameCode)
  const game = games?.list.find((one) => one.gameCode === gameCode)
  return (
    <>
      <BackLink to="/lottery">{_('office-lottery.back')}</BackLink>
      <PageHead
        title={_('office-lottery-numbers.of', { game: game?.names[language] ?? gameCode })}
        note={_('office-lottery-numbers.note')}
      />
      {data && (
        <div className={styles.page}>
          <NumberRules gameCode={gameCode} limits={data} mayChange={mayChange} />
          {data.plays.length > 0 && <NumberMarks gameCode={gameCode} limits={data} mayChange={mayChange} />}
        </div>
      )}
      {!data && error && (
        <Card>
          <Failed title="office.record.failed" error={error} onRetry={refetch} />
        </Card>
      )}
      {!data && !error && <Skeleton height="420px" shape="card" />}
    </>
  )
}
