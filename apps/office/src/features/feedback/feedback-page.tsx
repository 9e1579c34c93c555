import { useLingui } from '@lingui/react'
import { listFeedback } from '@sanuk/contracts/office-feedback'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Skeleton } from '@sanuk/ui/skeleton'
import { MessageSquareText, RotateCw, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { PausedSearch } from '../../lists/paused-search.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './feedback.module.css'
import { FEEDBACK } from './feedback.ts'
import { MessageCard } from './message-card.tsx'

const VIEWS = ['open', 'all'] as const
type View = (typeof VIEWS)[number]

/** What people tell the brand, newest first; what nobody has settled, or all of it. */
export function FeedbackPage() {
  const { _ } = useLingui()
  useTitle('office-feedback.title')
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState('')
  const view = VIEWS.find((known) => known === query.get('view')) ?? 'open'
  const { pages, error, isFetching, refetch, ...more } = useAskedPages({
    key: [...FEEDBACK, view, search],
    ask: (cursor, signal) => call(listFeedback, { query: queryOf({ view, search, cursor }) }, signal),
  })
  const list = error ? undefined : pages?.flatMap((page) => page.list)
  return (
    <>
      <PageHead title={_('office-feedback.title')} note={_('office-feedback.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
      </PageHead>
      <div className={styles.narrowing}>
        <Segmented
          label={_('office.state')}
          options={VIEWS.map((value) => ({ value, label: _(`office-feedback.view.${value}`) }))}
          value={view}
          onChange={(chosen) => setQuery({ view: chosen }, { replace: true })}
        />
        <PausedSearch label={_('office-feedback.search')} text={search} onSearch={setSearch} />
      </div>
      {error && (
        <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!error && !list && <Skeleton height="140px" shape="card" />}
      {list?.length === 0 && <Empty view={view} search={search} />}
      {list && list.length > 0 && (
        <ul className={styles.list} aria-label={_('office-feedback.title')}>
          {list.map((message) => (
            <li key={message.id}>
              <MessageCard message={message} />
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

function queryOf({ view, search, cursor }: { view: View; search: string; cursor: string | undefined }) {
  return {
    ...(view === 'open' && { open: 'true' as const }),
    ...(search && { search }),
    ...(cursor && { cursor }),
  }
}

function Empty({ view, search }: { view: View; search: string }) {
  const { _ } = useLingui()
  return (
    <Card>
      {search ? (
        <EmptyState icon={<SearchX />} title={_('office.search.nothing', { search })}>
          {_('office.search.nothing.note')}
        </EmptyState>
      ) : (
        <EmptyState icon={<MessageSquareText />} title={_(`office-feedback.empty.${view}`)}>
          {_(`office-feedback.empty.${view}.note`)}
        </EmptyState>
      )}
    </Card>
  )
}
