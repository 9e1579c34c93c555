import { listAuditEntries } from '@sanuk/contracts/audit'
import { Badge } from '@sanuk/ui/badge'
import { ScrollText } from 'lucide-react'
import { momentColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import styles from './audit.module.css'
import { entriesOf } from './audit.ts'
import { AUDIT_FILTERS } from './audit-filters.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { RecordLink } from './record-link.tsx'
import { useAuditWords } from './use-audit-words.ts'

const LOOKS = { added: 'good', changed: 'plain', removed: 'bad', did: 'fresh' } as const

const SOURCE = pagesOf(listAuditEntries, async (query, signal) => {
  const answer = await call(listAuditEntries, { query }, signal)
  return { list: entriesOf(answer), nextCursor: answer.nextCursor }
})

const listOf = (words: ReturnType<typeof useAuditWords>) =>
  defineList(SOURCE, {
    key: ['audit'],
    file: 'audit',
    title: 'audit.title',
    note: 'audit.note',
    rowKey: ({ id }) => id,
    skeletonRows: 10,
    filters: AUDIT_FILTERS,
    columns: [
      textColumn('id', 'office.id', { fileOnly: true }),
      momentColumn('at', 'audit.at', { phone: 'heading', opens: true }),
      { key: 'who', header: 'audit.operator', text: ({ operator }) => words.who(operator) },
      {
        key: 'action',
        header: 'audit.action',
        text: words.action,
        cell: (entry) => <Badge look={LOOKS[entry.action]}>{words.action(entry)}</Badge>,
      },
      {
        key: 'subject',
        header: 'audit.subject',
        text: ({ subject }) => words.table(subject),
        cell: (entry) => <RecordLink entry={entry} />,
      },
      { key: 'record', header: 'audit.record', fileOnly: true, text: words.record },
      {
        key: 'member',
        header: 'audit.member',
        fileOnly: true,
        text: (entry) => words.member(entry)?.username ?? '',
      },
      {
        key: 'what',
        header: 'audit.what',
        text: (entry) => words.changes(entry, Number.POSITIVE_INFINITY),
        cell: (entry, { _ }) => <span className={styles.what}>{words.changes(entry) || _('office.none')}</span>,
      },
    ],
    empty: { icon: <ScrollText />, word: 'audit.empty' },
    drawer: ({ row, onClose }) => <EntrySheet entry={row} onClose={onClose} />,
  })

/** Everything operators did, newest first. The address says what it is narrowed to, so that it can be sent to somebody. */
export const AuditPage = () => <DescribedList list={listOf(useAuditWords())} />
