import { useLingui } from '@lingui/react'
import { listProposals } from '@sanuk/contracts/approvals'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ListChecks, RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './approvals.module.css'
import { APPROVALS } from './approvals.ts'
import { ProposalCard } from './proposal-card.tsx'
import { useSavedProposals } from './use-saved-proposals.ts'

const VIEWS = ['waiting', 'decided'] as const

/** What one operator proposed and another has to decide, and what was decided. */
export function ApprovalsPage() {
  const { _ } = useLingui()
  useTitle('approvals.title')
  const [query, setQuery] = useSearchParams()
  const view = VIEWS.find((known) => known === query.get('state')) ?? 'waiting'
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listProposals, { query: { state: view, ...(cursor ? { cursor } : {}) } }, signal)
  const { pages, error, isFetching, refetch, ...more } = useAskedPages({ key: [...APPROVALS, view], ask: read })
  const list = pages?.flatMap((page) => page.list)
  return (
    <>
      <PageHead title={_('approvals.title')} note={_('approvals.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="approvals" columns={useSavedProposals()} readFrom={read} />
      </PageHead>
      <Segmented
        label={_('office.state')}
        className={styles.views}
        options={VIEWS.map((value) => ({ value, label: _(`approvals.view.${value}`) }))}
        value={view}
        onChange={(state) => setQuery({ state }, { replace: true })}
      />
      {error && (
        <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!error && !list && <Skeleton height="140px" />}
      {!error && list?.length === 0 && (
        <Card>
          <EmptyState icon={<ListChecks />} title={_(`approvals.empty.${view}`)} />
        </Card>
      )}
      {!error && list && list.length > 0 && (
        <ul className={styles.list} aria-label={_('approvals.title')}>
          {list.map((proposal) => (
            <li key={proposal.id}>
              <ProposalCard proposal={proposal} />
            </li>
          ))}
        </ul>
      )}
      {more.hasNextPage && (
        <Button look="outline" busy={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
          {_('office.list.more')}
        </Button>
      )}
    </>
  )
}
