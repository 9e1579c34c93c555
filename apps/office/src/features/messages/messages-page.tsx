import { LETTER_STATES, listLetters } from '@sanuk/contracts/office-messages'
import { Mail, PenLine } from 'lucide-react'
import { DialogButton } from '../../components/dialog-button.tsx'
import { type DescribedColumn, ID_COLUMN, momentColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, daysFilter, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { LetterCard } from './letter-card.tsx'
import { LETTERS, type Letter } from './letters.ts'
import { WriteLetter } from './write-letter.tsx'

/** To whom, when, and how many read it. */
const COLUMNS: readonly DescribedColumn<Letter>[] = [
  {
    key: 'subject',
    header: 'office-messages.subject',
    text: ({ title }, { language }) => title[language] ?? title.th ?? title.en ?? '',
  },
  {
    key: 'to',
    header: 'office-messages.to',
    text: ({ to, ranks }, { _ }) =>
      [_(`office-messages.to.${to}`), ...ranks.map((level) => _('office-messages.rank', { level }))].join(' '),
  },
  { key: 'state', header: 'office.state', text: ({ state }, { _ }) => _(`office-messages.state.${state}`) },
  momentColumn('from', 'office-messages.from'),
  momentColumn('until', 'office-messages.until'),
  {
    key: 'read',
    header: 'office-messages.state.shown',
    text: ({ read, reach }, { _ }) => _('office-messages.read', { read, reach }),
  },
  { key: 'sent', header: 'office-messages.send', text: ({ sentAt, sentBy }) => `${sentBy} ${sentAt}` },
  ID_COLUMN,
]

const SOURCE = pagesOf(listLetters, (query, signal) => call(listLetters, { query }, signal))

const LIST = defineList(SOURCE, {
  key: LETTERS,
  file: 'messages',
  title: 'office-messages.title',
  note: 'office-messages.note',
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('office-messages.search'),
    choiceFilter('state', {
      label: 'office.state',
      any: 'office.state.all',
      values: LETTER_STATES,
      word: (state) => `office-messages.state.${state}`,
    }),
    daysFilter(),
  ],
  sort: { day: 'sent' },
  columns: COLUMNS,
  card: (letter) => <LetterCard letter={letter} />,
  empty: { icon: <Mail />, word: 'office-messages.empty', note: 'office-messages.empty.note' },
  actions: (
    <DialogButton power="messages.change" icon={<PenLine />} label="office-messages.write">
      {(onClose) => <WriteLetter onClose={onClose} />}
    </DialogButton>
  ),
})

/** Letters to members: those that were sent, and the way to write another. */
export const MessagesPage = () => <DescribedList list={LIST} />
