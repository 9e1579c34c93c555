import { useLingui } from '@lingui/react'
import type { AnswerOf } from '@sanuk/contracts/route'
import { WINNERS_SHOWN, winners } from '@sanuk/contracts/wagers'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useBrand } from '../../brand/use-brand.ts'
import { SmallPicture } from '../../components/small-picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { read } from '../../wire/read.ts'
import styles from './winner-board.module.css'

const REFRESH_MS = 10_000

/** The latest real wins, renewed while somebody looks. */
export function WinnerBoard() {
  const { _ } = useLingui()
  const { data, isError, refetch } = useQuery({ ...read(winners), refetchInterval: REFRESH_MS })
  return (
    <Card className={styles.board} title={_('winners.title')} mark={<Badge look="live">{_('winners.live')}</Badge>}>
      <section
        className={styles.window}
        aria-label={_('winners.title')}
        aria-busy={!data && !isError}
        data-empty={data?.list.length === 0 || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
        tabIndex={0}
      >
        {data ? (
          <Rows list={data.list} />
        ) : isError ? (
          <ErrorState title={_('winners.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
        ) : (
          <Waiting />
        )}
      </section>
    </Card>
  )
}

type Winner = AnswerOf<typeof winners>['list'][number]

function Rows({ list }: { list: readonly Winner[] }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const brand = useBrand()
  if (!brand) return <Waiting />
  if (list.length === 0) return <EmptyState icon={<Trophy />} title={_('winners.none')} />
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <Head className={styles.game}>{_('winners.game')}</Head>
          <Head className={styles.player}>{_('winners.player')}</Head>
          <Head className={styles.multiple}>{_('winners.multiple')}</Head>
          <Head className={styles.win}>{_('winners.win')}</Head>
        </tr>
      </thead>
      <tbody>
        {list.slice(0, WINNERS_SHOWN).map((winner) => (
          <tr key={winner.round} className={styles.row}>
            <td className={styles.game}>
              <SmallPicture src={winner.thumbnail} className={styles.thumbnail}>
                <Trophy />
              </SmallPicture>
              <span className={styles.name}>{winner.gameNames[language]}</span>
            </td>
            <td className={styles.player}>{winner.player}</td>
            <td className={styles.multiple}>{_('winners.times', { multiple: winner.multiple })}</td>
            <td className={styles.win}>
              <Money amount={parseAmount(winner.win)} currency={brand.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Read out and not shown, since the rows speak for themselves; it gives its column the width. */
function Head({ className, children }: { className: string | undefined; children: string }) {
  return (
    <th scope="col" className={className}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </th>
  )
}

const ROWS_IN_SIGHT = 6

function Waiting() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: ROWS_IN_SIGHT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={styles.waiting}>
          <Skeleton shape="round" className={styles.waitingPicture} />
          <Skeleton className={styles.waitingGame} />
          <Skeleton className={styles.waitingPlayer} />
          <Skeleton className={styles.waitingWin} />
        </div>
      ))}
    </div>
  )
}
