import { useLingui } from '@lingui/react'
import { listAllRounds } from '@sanuk/contracts/office-rounds'
import { ROUND_STATES } from '@sanuk/contracts/wagers'
import { buttonClass } from '@sanuk/ui/button'
import { Sheet } from '@sanuk/ui/sheet'
import { ReceiptText } from 'lucide-react'
import { Link } from 'wouter'
import { ID_COLUMN, memberColumn, momentColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { amountsFilter, choiceFilter, daysFilter, searchFilter } from '../../lists/filter.tsx'
import { type DrawerProps, defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { RoundGame } from './round-game.tsx'
import { RoundRecord } from './round-record.tsx'
import { RoundState } from './round-state.tsx'

const SOURCE = pagesOf(listAllRounds, (query, signal) => call(listAllRounds, { query }, signal))

const ROUNDS = defineList(SOURCE, {
  key: ['rounds'],
  file: 'rounds',
  title: 'office.rounds',
  rowKey: ({ id }) => id,
  skeletonRows: 10,
  filters: [
    searchFilter('office.search.hint'),
    choiceFilter('state', {
      label: 'office.rounds.filter.state',
      any: 'office.rounds.filter.state.all',
      values: ROUND_STATES,
      word: (state) => `office.round.state.${state}`,
    }),
    daysFilter(),
    amountsFilter({ least: 'office.rounds.filter.win', most: 'office.rounds.filter.win.most' }),
  ],
  sort: { day: 'startedAt' },
  columns: [
    textColumn('reference', 'office.reference', { phone: 'heading', opens: true }),
    memberColumn(),
    {
      key: 'game',
      header: 'office.round.game',
      text: ({ gameNames }, { language }) => gameNames[language],
      cell: (round) => <RoundGame round={round} />,
    },
    {
      key: 'state',
      header: 'office.state',
      text: ({ state }, { _ }) => _(`office.round.state.${state}`),
      cell: ({ state }) => <RoundState state={state} />,
    },
    moneyColumn('stake', 'office.round.stake'),
    moneyColumn('win', 'office.round.win'),
    moneyColumn('net', 'office.round.net', { net: true }),
    momentColumn('startedAt', 'office.round.started'),
    ID_COLUMN,
  ],
  empty: { icon: <ReceiptText />, word: 'office.rounds.empty', note: 'office.rounds.empty.note' },
  drawer: (props) => <RoundDrawer {...props} />,
})

/** Every round that was played at the brand, newest first. */
export const RoundsPage = () => <DescribedList list={ROUNDS} />

function RoundDrawer({ id, row, onClose }: DrawerProps<{ readonly reference: string }>) {
  const { _ } = useLingui()
  return (
    <Sheet
      open={id !== null}
      onClose={onClose}
      side="right"
      title={row?.reference ?? _('office.rounds')}
      closeLabel={_('office.close')}
    >
      {id && (
        <>
          <RoundRecord key={id} id={id} />
          <Link to={`/rounds/${id}`} className={buttonClass({ look: 'outline', wide: true })}>
            {_('office.round.open')}
          </Link>
        </>
      )}
    </Sheet>
  )
}
