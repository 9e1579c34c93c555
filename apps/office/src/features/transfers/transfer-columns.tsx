import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import {
  type DescribedColumn,
  ID_COLUMN,
  memberColumn,
  momentColumn,
  numberColumn,
  textColumn,
} from '../../lists/described-column.tsx'
import { AskNow } from './ask-now.tsx'
import type { Transfer } from './office-transfers.ts'
import styles from './transfers.module.css'

const LOOKS = { attention: 'bad', under_way: 'luck', done: 'good', refused: 'plain' } as const

/** A transfer with how often its vendor was asked, what it said, and the way to ask again. */
export const TRANSFER_COLUMNS: readonly DescribedColumn<Transfer>[] = [
  memberColumn({ phone: 'heading' }),
  {
    key: 'state',
    header: 'office.state',
    text: ({ state }, { _ }) => _(`office-transfers.state.${state}`),
    cell: (transfer) => <TransferState transfer={transfer} />,
  },
  textColumn('vendorName', 'office-transfers.vendor', { fileOnly: true }),
  {
    key: 'direction',
    header: 'office-transfers.direction',
    text: ({ direction, vendorName }, { _ }) => _(`office-transfers.direction.${direction}`, { vendor: vendorName }),
  },
  {
    key: 'amount',
    header: 'office-transfers.amount',
    align: 'end',
    text: ({ amount }) => amount ?? '',
    cell: ({ amount, currency }, { _, money }) =>
      amount === null ? _('office-transfers.amount.all') : money(amount, { code: currency }),
  },
  textColumn('currency', 'office-transfers.currency', { fileOnly: true }),
  momentColumn('requestedAt', 'office-transfers.since'),
  numberColumn('questions', 'office-transfers.questions'),
  {
    key: 'fault',
    header: 'office-transfers.fault',
    text: ({ reason, lastFault }) => reason ?? lastFault ?? '',
    cell: ({ reason, lastFault }) => <Fault status={reason ?? lastFault} />,
  },
  {
    key: 'action',
    header: 'office-transfers.action',
    cell: (transfer, { _ }) => (transfer.state === 'under_way' ? <AskNow transfer={transfer} /> : _('office.none')),
  },
  ID_COLUMN,
]

function TransferState({ transfer: { state, needsAttention } }: { transfer: Transfer }) {
  const { _ } = useLingui()
  const shown = needsAttention ? 'attention' : state
  return <Badge look={LOOKS[shown]}>{_(`office-transfers.state.${shown}`)}</Badge>
}

/** Those that are no status of the vendor’s. */
const OURS = ['NO_ANSWER', 'OTHER_ANSWER', 'NEVER_CAME'] as const

function Fault({ status }: { status: string | null }) {
  const { _ } = useLingui()
  if (status === null) return _('office.none')
  const own = OURS.find((known) => known === status)
  return own ? _(`office-transfers.fault.${own}`) : <code className={styles.status}>{status}</code>
}
