import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { MemberLink } from '../../components/member-link.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { ListPage } from '../../lists/list-page.tsx'
import type { RowOf } from '../../lists/lists.ts'
import { RoundGame } from './round-game.tsx'
import { RoundRecord } from './round-record.tsx'
import { RoundState } from './round-state.tsx'

type Round = RowOf<'rounds'>

/** Every round that was played at the brand, newest first. */
export function RoundsPage() {
  const { _ } = useLingui()
  return (
    <ListPage
      list="rounds"
      title="office.rounds"
      searchHint="office.search.hint"
      empty={{ icon: <ReceiptText />, title: 'office.rounds.empty', note: 'office.rounds.empty.note' }}
      name={{ header: _('office.reference'), of: ({ reference }) => reference }}
      columns={useColumns()}
      details={(round) => <RoundDetails round={round} />}
    />
  )
}

function useColumns(): readonly ListColumn<Round>[] {
  const { _ } = useLingui()
  const language = useLanguage()
  const money = useMoney()
  const moment = useMoment()
  const of = (key: 'stake' | 'win' | 'net'): ListColumn<Round> => ({
    key,
    header: _(`office.round.${key}`),
    align: 'end',
    text: (round) => round[key],
    cell: (round) => money(round[key], { net: key === 'net' }),
  })
  return [
    {
      key: 'username',
      header: _('office.username'),
      text: ({ username }) => username,
      cell: ({ member, username }) => <MemberLink member={{ id: member, username }} />,
    },
    {
      key: 'game',
      header: _('office.round.game'),
      text: ({ gameNames }) => gameNames[language],
      cell: (round) => <RoundGame round={round} />,
    },
    {
      key: 'state',
      header: _('office.state'),
      text: ({ state }) => _(`office.round.state.${state}`),
      cell: ({ state }) => <RoundState state={state} />,
    },
    of('stake'),
    of('win'),
    of('net'),
    {
      key: 'started',
      header: _('office.round.started'),
      text: ({ startedAt }) => startedAt,
      cell: ({ startedAt }) => moment(startedAt),
    },
  ]
}

function RoundDetails({ round }: { round: Round }) {
  const { _ } = useLingui()
  return (
    <>
      <RoundRecord key={round.id} id={round.id} />
      <Link to={`/rounds/${round.id}`} className={buttonClass({ look: 'outline', wide: true })}>
        {_('office.round.open')}
      </Link>
    </>
  )
}
