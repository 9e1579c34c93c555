import { useLingui } from '@lingui/react'
import { listAuditEntries } from '@sanuk/contracts/audit'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import type { Column } from '@sanuk/ui/table'
import { RotateCw, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { AskedTable } from '../../components/asked-table.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './audit.module.css'
import { type AuditEntry, entriesOf } from './audit.ts'
import { AuditFilters } from './audit-filters.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { RecordLink } from './record-link.tsx'
import { useAuditFilter } from './use-audit-filter.ts'
import { useAuditWords } from './use-audit-words.ts'
import { useSavedEntries } from './use-saved-entries.ts'

const LOOKS = { added: 'good', changed: 'plain', removed: 'bad', did: 'fresh' } as const

/** Everything operators did, newest first. The address says what it is narrowed to, so that it can be sent to somebody. */
export function AuditPage() {
  const { _ } = useLingui()
  useTitle('audit.title')
  const { filter } = useAuditFilter()
  const [chosen, setChosen] = useState<AuditEntry | null>(null)
  const read = async (cursor: string | undefined, signal?: AbortSignal) => {
    const answer = await call(listAuditEntries, { query: { ...filter, ...(cursor ? { cursor } : {}) } }, signal)
    return { list: entriesOf(answer), nextCursor: answer.nextCursor }
  }
  const { pages, error, isFetching, refetch, ...more } = useAskedPages({ key: ['audit', filter], ask: read })
  return (
    <>
      <PageHead title={_('audit.title')} note={_('audit.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="audit" columns={useSavedEntries()} readFrom={read} />
      </PageHead>
      <Card className={list.list}>
        <AuditFilters />
        <AskedTable
          title="audit.title"
          columns={useColumns(setChosen)}
          rows={pages?.flatMap((page) => page.list)}
          rowKey={({ id }) => id}
          skeletonRows={10}
          fault={error}
          onRetry={refetch}
          empty={<EmptyState icon={<ScrollText />} title={_('audit.empty')} />}
        />
        {more.hasNextPage && (
          <div className={list.end}>
            <Button look="outline" busy={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
              {_('office.list.more')}
            </Button>
          </div>
        )}
      </Card>
      <EntrySheet entry={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

function useColumns(onChoose: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  const words = useAuditWords()
  return [
    {
      key: 'at',
      header: _('audit.at'),
      phone: 'heading',
      cell: (entry) => (
        <button type="button" className={list.name} aria-haspopup="dialog" onClick={() => onChoose(entry)}>
          {moment(entry.at)}
        </button>
      ),
    },
    { key: 'who', header: _('audit.operator'), cell: ({ operator }) => words.who(operator) },
    {
      key: 'action',
      header: _('audit.action'),
      cell: (entry) => <Badge look={LOOKS[entry.action]}>{words.action(entry)}</Badge>,
    },
    { key: 'subject', header: _('audit.subject'), cell: (entry) => <RecordLink entry={entry} /> },
    {
      key: 'what',
      header: _('audit.what'),
      cell: (entry) => <span className={styles.what}>{words.changes(entry) || _('office.none')}</span>,
    },
  ]
}
