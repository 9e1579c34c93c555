import { useLingui } from '@lingui/react'
import { type Round, readRound } from '@sanuk/contracts/wagers'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { BetSummaries } from '../../components/records/bet-summaries.tsx'
import { FigureCards } from '../../components/records/figure-cards.tsx'
import { GameThumbnail } from '../../components/records/game-thumbnail.tsx'
import { RoundStateBadge } from '../../components/records/round-state-badge.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { useLanguage } from '../../language/language.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import { MovementTable } from './movement-table.tsx'
import styles from './round-detail.module.css'
import { RoundReplay } from './round-replay.tsx'

type RoundDetailProps = {
  readonly id: string
  /** Shows the ticket of a lottery's round. */
  readonly ticketOf: (round: string) => ReactNode
  readonly onBack: () => void
}

/** Rounds of these are tickets. */
const LOTTERIES: readonly Round['gameType'][] = ['LOTT', 'ELOTT']

/** One round: what was staked and won, how the balance moved, and how it looked. */
export function RoundDetail({ id, ticketOf, onBack }: RoundDetailProps) {
  const { _ } = useLingui()
  const { data, error, refetch } = useQuery(read(readRound, { params: { id } }))
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    back.current?.focus()
    back.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div className={styles.detail}>
      <Button ref={back} className={styles.back} look="ghost" icon={<ArrowLeft />} onClick={onBack}>
        {_('wagers.back')}
      </Button>
      {data && (
        <>
          <RoundHead round={data.round} />
          <RoundFigures round={data.round} />
          <Summaries round={data.round} />
          {LOTTERIES.includes(data.round.gameType) ? ticketOf(id) : <Replay round={data.round} />}
          <MovementTable movements={data.movements} />
        </>
      )}
      {!data && error && (
        <ErrorState title={_('wagers.round.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!data && !error && <DetailSkeleton label={_('site.loading')} />}
    </div>
  )
}

/** Of a round that is over, how it looked. */
function Replay({ round: { id, state } }: { round: Round }) {
  return state === 'settled' || state === 'resettled' ? <RoundReplay id={id} /> : null
}

/** What was bet on, where its vendor said so. */
function Summaries({ round: { summaries } }: { round: Round }) {
  const { _ } = useLingui()
  return summaries ? (
    <section>
      <h4 className={styles.meta}>{_('wagers.summary')}</h4>
      <BetSummaries summaries={summaries} />
    </section>
  ) : null
}

function RoundHead({ round }: { round: Round }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  return (
    <header className={styles.head}>
      <GameThumbnail src={round.thumbnail} />
      <div>
        <h3 className={styles.name}>
          {round.gameNames[language]} <RoundStateBadge state={round.state} />
        </h3>
        <p className={styles.meta}>
          {round.vassalageName} · {moment(round.startedAt)}
        </p>
      </div>
      <p className={styles.reference}>
        <span className={styles.meta}>{_('wagers.reference')}</span> {round.reference}
        <CopyButton text={round.reference} label={_('wagers.reference.copy')} />
      </p>
    </header>
  )
}

function RoundFigures({ round }: { round: Round }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  return (
    <FigureCards
      figures={[
        {
          key: 'stake',
          label: _('wagers.stake'),
          value: <Money amount={parseAmount(round.stake)} currency={currency} />,
        },
        { key: 'win', label: _('wagers.win'), value: <Money amount={parseAmount(round.win)} currency={currency} /> },
        {
          key: 'net',
          label: _('wagers.net'),
          // While a round runs nobody has lost its stake yet.
          value: round.state === 'open' ? '–' : <Money amount={parseAmount(round.net)} currency={currency} net />,
        },
      ]}
    />
  )
}

function DetailSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.skeleton}>
      <Skeleton width="40%" height="40px" shape="control" />
      <Skeleton shape="card" height="78px" />
      <Skeleton shape="card" height="320px" />
    </div>
  )
}
