import type { listMemberEntries } from '@sanuk/contracts/office-rounds'
import type { AnswerOf } from '@sanuk/contracts/route'
import { type DescribedColumn, momentColumn, moneyColumn, numberColumn } from '../../lists/described-column.tsx'

type Entry = AnswerOf<typeof listMemberEntries>['list'][number]

/** Movements of a wallet; the game of a round leads to it for those who may see rounds. */
export const entryColumns = (maySeeRounds: boolean): readonly DescribedColumn<Entry>[] => [
  momentColumn('at', 'office.ledger.posted', { phone: 'heading' }),
  { key: 'kind', header: 'office.ledger.entry', text: ({ kind }, { _ }) => _(`wallet.kind.${kind}`) },
  {
    key: 'game',
    header: 'office.round.game',
    text: ({ gameNames }, { language }) => gameNames?.[language] ?? '',
    link: ({ round }) => (round && maySeeRounds ? `/rounds/${round}` : null),
  },
  moneyColumn('amount', 'office.ledger.amount', { net: true }),
  moneyColumn('balanceAfter', 'office.ledger.after'),
  numberColumn('number', 'members.entries.number'),
]
