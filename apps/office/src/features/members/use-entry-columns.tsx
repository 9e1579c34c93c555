import { useLingui } from '@lingui/react'
import type { listMemberEntries } from '@sanuk/contracts/office-rounds'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Link } from 'react-router-dom'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { useMay } from '../../session/use-operator.ts'

type Entry = AnswerOf<typeof listMemberEntries>['list'][number]

/** Movements of a wallet; the game of a round leads to it for those who may see rounds. */
export function useEntryColumns(): readonly ListColumn<Entry>[] {
  const { _ } = useLingui()
  const language = useLanguage()
  const money = useMoney()
  const moment = useMoment()
  const mayLook = useMay()('rounds.see')
  const game = ({ gameNames }: Entry) => gameNames?.[language] ?? ''
  return [
    {
      key: 'at',
      header: _('office.ledger.posted'),
      phone: 'heading',
      text: ({ at }) => at,
      cell: ({ at }) => moment(at),
    },
    {
      key: 'kind',
      header: _('office.ledger.entry'),
      text: ({ kind }) => _(`wallet.kind.${kind}`),
      cell: ({ kind }) => _(`wallet.kind.${kind}`),
    },
    {
      key: 'game',
      header: _('office.round.game'),
      text: game,
      cell: (entry) =>
        entry.round && mayLook ? <Link to={`/rounds/${entry.round}`}>{game(entry)}</Link> : game(entry),
    },
    {
      key: 'amount',
      header: _('office.ledger.amount'),
      align: 'end',
      text: ({ amount }) => amount,
      cell: ({ amount }) => money(amount, { net: true }),
    },
    {
      key: 'after',
      header: _('office.ledger.after'),
      align: 'end',
      text: ({ balanceAfter }) => balanceAfter,
      cell: ({ balanceAfter }) => money(balanceAfter),
    },
    {
      key: 'number',
      header: _('members.entries.number'),
      align: 'end',
      text: ({ number }) => String(number),
      cell: ({ number }) => number,
    },
  ]
}
