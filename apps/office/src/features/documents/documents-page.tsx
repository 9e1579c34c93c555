import { useLingui } from '@lingui/react'
import { DOCUMENT_KINDS, DOCUMENT_STATES, type DocumentKind, type DocumentState } from '@sanuk/contracts/documents'
import { listDocuments } from '@sanuk/contracts/office-documents'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { IdCard, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { CardList } from '../../lists/card-list.tsx'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './documents.module.css'
import { DOCUMENTS } from './documents.ts'
import { PaperCard } from './paper-card.tsx'
import { Rules } from './rules.tsx'
import { useSavedDocuments } from './use-saved-documents.ts'

/** What members sent to show who they are: what waits the longest comes first. */
export function DocumentsPage() {
  const { _ } = useLingui()
  useTitle('office-documents.title')
  const [query, setQuery] = useSearchParams()
  const member = query.get('member')
  const state = DOCUMENT_STATES.find((known) => known === query.get('state')) ?? 'waiting'
  const setState = (chosen: DocumentState) => setQuery({ state: chosen, ...(member && { member }) }, { replace: true })
  const [kind, setKind] = useState<DocumentKind | 'all'>('all')
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(
      listDocuments,
      { query: { state, ...(kind !== 'all' && { kind }), ...(member && { member }), ...(cursor && { cursor }) } },
      signal,
    )
  const asked = useAskedPages({ key: [...DOCUMENTS, state, kind, member], ask: read })
  return (
    <>
      <PageHead title={_('office-documents.title')} note={_('office-documents.note')}>
        <Button look="outline" icon={<RotateCw />} busy={asked.isFetching} onClick={() => asked.refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="documents" columns={useSavedDocuments()} readFrom={read} />
        <Rules />
      </PageHead>
      <div className={styles.narrowing}>
        <Segmented<DocumentState>
          label={_('office.state')}
          value={state}
          onChange={setState}
          options={DOCUMENT_STATES.map((value) => ({ value, label: _(`documents.document.${value}`) }))}
        />
        <Select<DocumentKind | 'all'>
          label={_('office-documents.kinds')}
          className={styles.kinds}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'all', label: _('office-documents.kind.all') },
            ...DOCUMENT_KINDS.map((value) => ({ value, label: _(`documents.kind.${value}`) })),
          ]}
        />
        {member && (
          <Button look="outline" size="small" onClick={() => setQuery({ state }, { replace: true })}>
            {_('office-documents.member.all')}
          </Button>
        )}
      </div>
      <CardList
        label={_('office-documents.title')}
        asked={asked}
        empty={<EmptyState icon={<IdCard />} title={_('office-documents.empty')} />}
        card={(paper) => <PaperCard paper={paper} />}
      />
    </>
  )
}
