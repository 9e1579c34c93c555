import { listFeedback } from '@sanuk/contracts/office-feedback'
import { MessageSquareText } from 'lucide-react'
import { ID_COLUMN, momentColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { daysFilter, searchFilter, viewFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { FEEDBACK } from './feedback.ts'
import { MessageCard } from './message-card.tsx'

const VIEWS = ['open', 'all'] as const

const SOURCE = pagesOf(listFeedback, (query, signal) => call(listFeedback, { query }, signal))

const LIST = defineList(SOURCE, {
  key: FEEDBACK,
  file: 'feedback',
  title: 'office-feedback.title',
  note: 'office-feedback.note',
  rowKey: ({ id }) => id,
  filters: [
    viewFilter('open', {
      inAddress: 'view',
      values: VIEWS,
      word: (view) => `office-feedback.view.${view}`,
      start: 'open',
      sends: (view) => (view === 'all' ? {} : { open: 'true' }),
    }),
    searchFilter('office-feedback.search'),
    daysFilter(),
  ],
  sort: { day: 'givenAt' },
  columns: [
    momentColumn('givenAt', 'office-feedback.given'),
    { key: 'topic', header: 'office-feedback.topic', text: ({ topic }, { _ }) => _(`feedback.topic.${topic}`) },
    textColumn('content', 'office-feedback.words'),
    textColumn('email', 'office-feedback.address'),
    momentColumn('settledAt', 'office-feedback.settled_at'),
    textColumn('note', 'office-feedback.settle.note'),
    ID_COLUMN,
  ],
  card: (message) => <MessageCard message={message} />,
  empty: (value) => {
    const view = value('view') === 'all' ? 'all' : 'open'
    return {
      icon: <MessageSquareText />,
      word: `office-feedback.empty.${view}`,
      note: `office-feedback.empty.${view}.note`,
    }
  },
})

/** What people tell the brand, newest first; what nobody has settled, or all of it. */
export const FeedbackPage = () => <DescribedList list={LIST} />
