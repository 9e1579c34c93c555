import { useLingui } from '@lingui/react'
import { COMMAND_LINE, listDeeds } from '@sanuk/contracts/audit'
import { listOperators } from '@sanuk/contracts/operators'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Select } from '@sanuk/ui/select'
import type { Column } from '@sanuk/ui/table'
import { RotateCw, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AskedTable } from '../../components/asked-table.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { SaveList } from '../../lists/save-list.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './audit.module.css'
import { DeedSheet } from './deed-sheet.tsx'
import { useAuditWords } from './use-audit-words.ts'
import { useSavedDeeds } from './use-saved-deeds.ts'

export type Deed = AnswerOf<typeof listDeeds>['list'][number]

const LOOKS = { added: 'good', changed: 'plain', removed: 'bad', did: 'fresh' } as const

/** Everything operators did, newest first. The address says of whom and of what, so that it can be sent to somebody. */
export function AuditPage() {
  const { _ } = useLingui()
  useTitle('audit.title')
  const [query] = useSearchParams()
  const asked = Object.fromEntries(
    ['operator', 'subject', 'subjectId'].flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const [chosen, setChosen] = useState<Deed | null>(null)
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listDeeds, { query: { ...asked, ...(cursor ? { cursor } : {}) } }, signal)
  const { pages, error, isFetching, refetch, ...more } = useAskedPages({ key: ['audit', asked], ask: read })
  return (
    <>
      <PageHead title={_('audit.title')} note={_('audit.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="audit" columns={useSavedDeeds()} readFrom={read} />
      </PageHead>
      <Card className={list.list}>
        <Narrowing />
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
      <DeedSheet deed={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

/** Whose deeds are shown, for those who may know who works here; and the way back from those of one record. */
function Narrowing() {
  const { _ } = useLingui()
  const [query, setQuery] = useSearchParams()
  const may = useMay()('operators.see')
  const { data } = useAsked({
    key: ['operators', 'all', may],
    ask: async (signal) => (may ? call(listOperators, undefined, signal) : { list: [] }),
  })
  const subject = query.get('subject') ?? query.get('subjectId')
  return (
    <div className={styles.narrowing}>
      {may && (
        <Select
          label={_('audit.operator')}
          value={query.get('operator') ?? ''}
          onChange={(operator) => setQuery(operator ? { operator } : {}, { replace: true })}
          options={[
            { value: '', label: _('audit.operator.all') },
            ...(data?.list ?? []).map(({ id, username }) => ({ value: id, label: username })),
            { value: COMMAND_LINE, label: _('audit.command_line') },
          ]}
        />
      )}
      {subject && (
        <Button look="outline" size="small" onClick={() => setQuery({}, { replace: true })}>
          {_('audit.subject.all')}
        </Button>
      )}
    </div>
  )
}

function useColumns(onChoose: (deed: Deed) => void): readonly Column<Deed>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  const { table, column, who } = useAuditWords()
  return [
    {
      key: 'at',
      header: _('audit.at'),
      phone: 'heading',
      cell: (deed) => (
        <button type="button" className={list.name} aria-haspopup="dialog" onClick={() => onChoose(deed)}>
          {moment(deed.at)}
        </button>
      ),
    },
    { key: 'who', header: _('audit.operator'), cell: ({ operator }) => who(operator) },
    {
      key: 'verb',
      header: _('audit.verb'),
      cell: ({ verb }) => <Badge look={LOOKS[verb]}>{_(`audit.verb.${verb}`)}</Badge>,
    },
    { key: 'subject', header: _('audit.subject'), cell: ({ subject }) => table(subject) },
    {
      key: 'what',
      header: _('audit.what'),
      cell: ({ before, after }) => (
        <span className={styles.what}>
          {Object.keys(after ?? before ?? {})
            .map(column)
            .join(', ') || _('office.none')}
        </span>
      ),
    },
  ]
}
