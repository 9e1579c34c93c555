import { useLingui } from '@lingui/react'
import { claimBoardPrize, type MissionReward, type missionLeaderboard } from '@sanuk/contracts/missions'
import type { AnswerOf } from '@sanuk/contracts/route'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Table } from '@sanuk/ui/table'
import { Gift, Trophy } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './missions.module.css'
import { useBoard, useClaim, useReward } from './use-missions.ts'

type Board = AnswerOf<typeof missionLeaderboard>
type Line = Board['lines'][number]
type Winning = { readonly onWon: (reward: MissionReward) => void }

/** Who played most this week, and what last week brought. */
export function BoardSheet({ onWon }: Winning) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { data, error, isLoadingError, refetch } = useBoard()
  if (isLoadingError) {
    return (
      <ErrorState title={_('missions.board.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton className={styles.waiting} />
  return (
    <div className={styles.page}>
      {data.last?.own?.reward && !data.last.own.claimedAt && <OwnPrize last={data.last} onWon={onWon} />}
      <Card level={3} title={_('missions.board.this_week')}>
        <p className={styles.note}>
          {_('missions.ends', { when: moment(data.endsAt) })} · {_('missions.board.note')}
        </p>
        <Podium lines={data.lines.slice(0, 3)} />
        <OwnPlace own={data.own} />
        <Lines label={_('missions.board.this_week')} lines={data.lines} />
      </Card>
      {data.last && data.last.lines.length > 0 && (
        <Card level={3} title={_('missions.board.last_week')}>
          <Lines label={_('missions.board.last_week')} lines={data.last.lines} />
        </Card>
      )}
    </div>
  )
}

function OwnPrize({ last, onWon }: Winning & { readonly last: NonNullable<Board['last']> }) {
  const { _ } = useLingui()
  const { busy, claim } = useClaim(onWon)
  return (
    <section className={styles.check}>
      <h3 className={styles.streak}>{_('missions.board.won', { rank: last.own?.rank ?? 0 })}</h3>
      <Button
        look="luck"
        icon={<Gift />}
        busy={busy}
        onClick={() => claim(() => call(claimBoardPrize, { body: { week: last.week } }))}
      >
        {_('missions.claim')}
      </Button>
    </section>
  )
}

function Podium({ lines }: { readonly lines: readonly Line[] }) {
  const { _ } = useLingui()
  const say = useReward()
  if (lines.length === 0) return null
  return (
    <ol className={styles.podium}>
      {lines.map(({ rank, name, reward }) => (
        <li key={rank} className={styles.stand} data-rank={rank}>
          <Trophy aria-hidden="true" />
          <b>{name}</b>
          {reward && <span>{say(reward)}</span>}
          <span className={styles.block}>{_('missions.board.rank.of', { rank })}</span>
        </li>
      ))}
    </ol>
  )
}

function OwnPlace({ own }: Pick<Board, 'own'>) {
  const { _ } = useLingui()
  const currency = useCurrency()
  return (
    <p className={styles.own} role="status">
      <span>{_('missions.board.own')}</span>
      <b>
        {own
          ? `${_('missions.board.rank.of', { rank: own.rank })} · ${formatMoney(parseAmount(own.score), currency)}`
          : _('missions.board.own.none')}
      </b>
    </p>
  )
}

function Lines({ label, lines }: { readonly label: string; readonly lines: readonly Line[] }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const say = useReward()
  return (
    <Table
      label={label}
      rows={lines}
      rowKey={({ rank }) => String(rank)}
      empty={
        <EmptyState icon={<Trophy />} title={_('missions.board.none')}>
          {_('missions.board.none.note')}
        </EmptyState>
      }
      columns={[
        { key: 'rank', header: _('missions.board.rank'), cell: ({ rank }) => rank },
        { key: 'name', header: _('missions.board.name'), phone: 'heading', cell: ({ name }) => name },
        {
          ...{ key: 'score', header: _('missions.board.score'), align: 'end' },
          cell: ({ score }) => formatMoney(parseAmount(score), currency),
        },
        {
          ...{ key: 'prize', header: _('missions.board.prize'), align: 'end' },
          cell: ({ reward }) => (reward ? say(reward) : '–'),
        },
      ]}
    />
  )
}
