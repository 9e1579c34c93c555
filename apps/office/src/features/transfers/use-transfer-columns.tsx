import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import type { Column } from '@sanuk/ui/table'
import { MemberLink } from '../../components/member-link.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { AskNow } from './ask-now.tsx'
import type { Transfer } from './office-transfers.ts'
import styles from './transfers.module.css'

const LOOKS = { attention: 'bad', under_way: 'luck', done: 'good', refused: 'plain' } as const

/** A transfer with how often its vendor was asked, what it said, and the way to ask again. */
export function useTransferColumns(): readonly Column<Transfer>[] {
  const { _, i18n } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  return [
    {
      key: 'member',
      header: _('office.username'),
      phone: 'heading',
      cell: ({ member, username }) => <MemberLink member={{ id: member, username }} />,
    },
    { key: 'state', header: _('office.state'), cell: (transfer) => <TransferState transfer={transfer} /> },
    {
      key: 'direction',
      header: _('office-transfers.direction'),
      cell: ({ direction, vendorName }) => _(`office-transfers.direction.${direction}`, { vendor: vendorName }),
    },
    {
      key: 'amount',
      header: _('office-transfers.amount'),
      align: 'end',
      cell: ({ amount, currency }) =>
        amount === null ? _('office-transfers.amount.all') : money(amount, { code: currency }),
    },
    { key: 'since', header: _('office-transfers.since'), cell: ({ requestedAt }) => moment(requestedAt) },
    {
      key: 'questions',
      header: _('office-transfers.questions'),
      align: 'end',
      cell: ({ questions }) => i18n.number(questions),
    },
    {
      key: 'fault',
      header: _('office-transfers.fault'),
      cell: ({ reason, lastFault }) => <Fault status={reason ?? lastFault} />,
    },
    {
      key: 'action',
      header: _('office-transfers.action'),
      cell: (transfer) => (transfer.state === 'under_way' ? <AskNow transfer={transfer} /> : _('office.none')),
    },
  ]
}

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
