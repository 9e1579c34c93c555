import { DOCUMENT_KINDS, DOCUMENT_STATES } from '@sanuk/contracts/documents'
import { listDocuments } from '@sanuk/contracts/office-documents'
import { IdCard } from 'lucide-react'
import { type DescribedColumn, ID_COLUMN, momentColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, daysFilter, onlyFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { DOCUMENTS, type Paper } from './documents.ts'
import { PaperCard } from './paper-card.tsx'
import { Rules } from './rules.tsx'

/** Whose, of which kind and what became of it. The pictures of a document never leave the office. */
const COLUMNS: readonly DescribedColumn<Paper>[] = [
  { key: 'member', header: 'office-documents.member', text: ({ member }) => member.username },
  { key: 'kind', header: 'office-documents.kinds', text: ({ kind }, { _ }) => _(`documents.kind.${kind}`) },
  { key: 'state', header: 'office.state', text: ({ state }, { _ }) => _(`documents.document.${state}`) },
  momentColumn('sentAt', 'office-documents.sent'),
  momentColumn('dueAt', 'office-documents.due'),
  { key: 'claimed', header: 'office-documents.claimed', text: ({ claimedBy }) => claimedBy?.username ?? '' },
  {
    key: 'decided',
    header: 'office-documents.decided',
    text: ({ decidedBy, decidedAt }) => (decidedBy && decidedAt ? `${decidedBy.username} ${decidedAt}` : ''),
  },
  {
    key: 'reason',
    header: 'office.reason',
    text: ({ reason }, { _ }) => (reason ? _(`documents.reason.${reason}`) : ''),
  },
  textColumn('note', 'office-documents.remark'),
  ID_COLUMN,
]

const SOURCE = pagesOf(listDocuments, (query, signal) => call(listDocuments, { query }, signal))

const LIST = defineList(SOURCE, {
  key: DOCUMENTS,
  file: 'documents',
  title: 'office-documents.title',
  note: 'office-documents.note',
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('office.username.search'),
    viewFilter('state', { values: DOCUMENT_STATES, word: (state) => `documents.document.${state}`, start: 'waiting' }),
    choiceFilter('kind', {
      label: 'office-documents.kinds',
      any: 'office-documents.kind.all',
      values: DOCUMENT_KINDS,
      word: (kind) => `documents.kind.${kind}`,
    }),
    daysFilter(),
    onlyFilter('member', 'office-documents.member.all'),
  ],
  sort: { day: 'sentAt', start: (value) => (value('state') === 'waiting' ? 'oldest' : 'newest') },
  columns: COLUMNS,
  card: (paper) => <PaperCard paper={paper} />,
  empty: { icon: <IdCard />, word: 'office-documents.empty' },
  actions: <Rules />,
})

/** What members sent to show who they are: what waits the longest comes first. */
export const DocumentsPage = () => <DescribedList list={LIST} />
