import { FREE_ROUNDS_STATES, listFreeRounds } from '@sanuk/contracts/office-free-rounds'
import { Badge } from '@sanuk/ui/badge'
import { Plus, Sparkles } from 'lucide-react'
import { DialogButton } from '../../components/dialog-button.tsx'
import { momentColumn, moneyColumn, numberColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { amountsFilter, choiceFilter, daysFilter, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { FREE_ROUNDS, STATE_LOOKS } from './free-rounds.ts'
import { GrantDialog } from './grant-dialog.tsx'

const SOURCE = pagesOf(listFreeRounds, (query, signal) => call(listFreeRounds, { query }, signal))

const LIST = defineList(SOURCE, {
  key: [...FREE_ROUNDS, 'all'],
  file: 'free-rounds',
  title: 'office-free-rounds.title',
  note: 'office-free-rounds.note',
  rowKey: ({ id }) => id,
  filters: [
    searchFilter('office-free-rounds.search'),
    choiceFilter('state', {
      label: 'office.state',
      any: 'office.state.all',
      values: FREE_ROUNDS_STATES,
      word: (state) => `office-free-rounds.state.${state}`,
    }),
    daysFilter(),
    amountsFilter({ least: 'office-free-rounds.filter.least', most: 'office-free-rounds.filter.most' }),
  ],
  sort: { day: 'madeAt', amount: 'paid' },
  columns: [
    {
      key: 'name',
      header: 'office-free-rounds.name',
      phone: 'heading',
      text: ({ names }, { language }) => names[language],
      link: ({ id }) => `/free-rounds/${id}`,
    },
    {
      key: 'state',
      header: 'office.state',
      text: ({ state }, { _ }) => _(`office-free-rounds.state.${state}`),
      cell: ({ state }, { _ }) => <Badge look={STATE_LOOKS[state]}>{_(`office-free-rounds.state.${state}`)}</Badge>,
    },
    momentColumn('madeAt', 'office-free-rounds.made'),
    numberColumn('reach', 'office-free-rounds.reach'),
    numberColumn('rounds', 'office-free-rounds.rounds'),
    moneyColumn('stake', 'office-free-rounds.stake'),
    numberColumn('played', 'office-free-rounds.played'),
    moneyColumn('won', 'office-free-rounds.won'),
    moneyColumn('paid', 'office-free-rounds.paid'),
    momentColumn('until', 'office-free-rounds.until'),
  ],
  empty: { icon: <Sparkles />, word: 'office-free-rounds.empty', note: 'office-free-rounds.empty.note' },
  actions: (
    <DialogButton power="money.change" icon={<Plus />} label="office-free-rounds.grant">
      {(onClose) => <GrantDialog onClose={onClose} />}
    </DialogButton>
  ),
})

/** Every campaign of free rounds with what became of it, and the way to a new one. */
export const FreeRoundsPage = () => <DescribedList list={LIST} />
