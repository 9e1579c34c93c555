import { useLingui } from '@lingui/react'
import { listFeedback } from '@sanuk/contracts/office-feedback'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { MessageSquareText, RotateCw, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { CardList } from '../../lists/card-list.tsx'
import { PausedSearch } from '../../lists/paused-search.tsx'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './feedback.module.css'
import { FEEDBACK } from './feedback.ts'
import { MessageCard } from './message-card.tsx'
import { useSavedFeedback } from './use-saved-feedback.ts'

const VIEWS = ['open', 'all'] as const
type View = (typeof VIEWS)[number]

/** What people tell the brand, newest first; what nobody has settled, or all of it. */
export function FeedbackPage() {
  const { _ } = useLingui()
  useTitle('office-feedback.title')
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState('')
  const view = VIEWS.find((known) => known === query.get('view')) ?? 'open'
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listFeedback, { query: queryOf({ view, search, cursor }) }, signal)
  const asked = useAskedPages({ key: [...FEEDBACK, view, search], ask: read })
  return (
    <>
      <PageHead title={_('office-feedback.title')} note={_('office-feedback.note')}>
        <Button look="outline" icon={<RotateCw />} busy={asked.isFetching} onClick={() => asked.refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="feedback" columns={useSavedFeedback()} readFrom={read} />
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
      <CardList
        label={_('office-feedback.title')}
        asked={asked}
        empty={<Nothing view={view} search={search} />}
        card={(message) => <MessageCard message={message} />}
      />
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

function Nothing({ view, search }: { view: View; search: string }) {
  const { _ } = useLingui()
  if (search) {
    return (
      <EmptyState icon={<SearchX />} title={_('office.search.nothing', { search })}>
        {_('office.search.nothing.note')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<MessageSquareText />} title={_(`office-feedback.empty.${view}`)}>
      {_(`office-feedback.empty.${view}.note`)}
    </EmptyState>
  )
}
