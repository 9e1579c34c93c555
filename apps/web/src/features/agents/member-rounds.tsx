import { useLingui } from '@lingui/react'
import { agentMemberRounds } from '@sanuk/contracts/agent-centre'
import type { AnswerOf } from '@sanuk/contracts/route'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { BetSummaries } from '../../components/records/bet-summaries.tsx'
import { GameThumbnail } from '../../components/records/game-thumbnail.tsx'
import { RoundStateBadge } from '../../components/records/round-state-badge.tsx'
import { useClockTime } from '../../components/records/use-clock-time.ts'
import { writeDay } from '../../components/records/written-days.ts'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf } from '../../wire/read.ts'
import styles from './member-rounds.module.css'

type MemberRoundsProps = {
  /** Who played: somebody of the agent's own branch. */
  readonly member: string
  readonly username: string
  /** The business day of settlement, an ISO date. */
  readonly day: string
}

type TeamRound = AnswerOf<typeof agentMemberRounds>['list'][number]

/** Rounds of a member that were settled on a business day, newest first. Words: `agent-salary` and `wagers`. */
export function MemberRounds({ member, username, day }: MemberRoundsProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const pages = useMemberRounds(member, day)
  const list = pages.data?.pages.flatMap((page) => page.list)
  if (!list && pages.isLoadingError) {
    return (
      <ErrorState title={_('agent-salary.rounds.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
        {faultText(pages.error, _)}
      </ErrorState>
    )
  }
  if (!list) return <RoundsSkeleton />
  if (list.length === 0) return <p className={styles.note}>{_('agent-salary.rounds.none')}</p>
  return (
    <div className={styles.rounds}>
      <div className={styles.heads} aria-hidden="true">
        <span>{_('wagers.game')}</span>
        <span>{_('wagers.stake')}</span>
        <span>{_('agent-salary.rounds.valid')}</span>
        <span>{_('wagers.net')}</span>
      </div>
      <ul className={styles.list} aria-label={_('agent-salary.rounds.of', { username, day: writeDay(day, language) })}>
        {list.map((round) => (
          <Round key={round.id} round={round} />
        ))}
      </ul>
      <More pages={pages} />
    </div>
  )
}

const useMemberRounds = (id: string, day: string) =>
  useInfiniteQuery({
    queryKey: [...keyOf(agentMemberRounds), { id, day }],
    queryFn: ({ pageParam, signal }) =>
      call(agentMemberRounds, { params: { id }, query: { day, cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

function Round({ round }: { readonly round: TeamRound }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const language = useLanguage()
  const time = useClockTime()
  const money = (wire: string, net = false) => <Money amount={parseAmount(wire)} currency={currency} net={net} />
  const isCounted = round.state === 'settled' || round.state === 'resettled'
  return (
    <li className={styles.row}>
      <GameThumbnail src={round.thumbnail} />
      <span className={styles.game}>
        <span className={styles.name}>{round.gameNames[language]}</span>
        <span className={styles.meta}>
          {time(round.startedAt)} · {round.vassalageName} · {round.reference}
        </span>
        {round.summaries && <BetSummaries summaries={round.summaries} most={1} />}
      </span>
      <Cell label={_('wagers.stake')} className={styles.stake}>
        {round.freeStake === null ? money(round.stake) : _('wagers.free')}
      </Cell>
      <Cell label={_('agent-salary.rounds.valid')} className={styles.valid}>
        {money(round.valid)}
      </Cell>
      <Cell label={_('wagers.net')} className={styles.net}>
        {isCounted ? money(round.net, true) : <RoundStateBadge state={round.state} />}
      </Cell>
    </li>
  )
}

type CellProps = { readonly label: string; readonly className: string | undefined; readonly children: ReactNode }

/** A figure; its column's head is for the eyes only, so the cell names it for screen readers. */
function Cell({ label, className, children }: CellProps) {
  return (
    <span className={className}>
      <span className={styles.label}>{label} </span>
      {children}
    </span>
  )
}

function More({ pages }: { readonly pages: ReturnType<typeof useMemberRounds> }) {
  const { _ } = useLingui()
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = pages
  if (!hasNextPage) return <p className={styles.note}>{_('agent-salary.rounds.end')}</p>
  return (
    <div className={styles.more}>
      {isFetchNextPageError && <p role="alert">{_('agent-salary.rounds.more.failed')}</p>}
      <Button look="outline" size="small" onClick={() => fetchNextPage()}>
        {_(isFetchNextPageError ? 'site.retry' : 'agent-salary.rounds.more')}
      </Button>
    </div>
  )
}

function RoundsSkeleton() {
  const { _ } = useLingui()
  return (
    <div role="status" className={styles.skeletons}>
      <VisuallyHidden>{_('site.loading')}</VisuallyHidden>
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} shape="control" height="48px" />
      ))}
    </div>
  )
}
