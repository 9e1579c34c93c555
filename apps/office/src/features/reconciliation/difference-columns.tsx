import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { useMoment } from '../../language/use-moment.ts'
import type { DescribedColumn } from '../../lists/described-column.tsx'
import styles from './reconciliation.module.css'
import type { Difference, Side } from './reconciliation.ts'
import { WireMoney } from './wire-money.tsx'

const LOOKS = {
  missing_at_vendor: 'bad',
  missing_at_us: 'bad',
  refused_by_us: 'bad',
  other_amount: 'bad',
  other_currency: 'bad',
  other_round: 'luck',
  other_day: 'plain',
} as const

/** A difference with either side's values. */
export const DIFFERENCE_COLUMNS: readonly DescribedColumn<Difference>[] = [
  {
    key: 'transaction',
    header: 'reconciliation.transaction',
    phone: 'heading',
    cell: ({ transaction }) => <span className={styles.code}>{transaction}</span>,
  },
  { key: 'call', header: 'reconciliation.call', cell: ({ call }, { _ }) => _(`reconciliation.call.${call}`) },
  {
    key: 'kind',
    header: 'reconciliation.kind',
    cell: ({ kind }, { _ }) => <Badge look={LOOKS[kind]}>{_(`reconciliation.kind.${kind}`)}</Badge>,
  },
  {
    key: 'theirs',
    header: 'reconciliation.theirs',
    cell: ({ theirs, ours }) => <SideValues side={theirs} other={ours} />,
  },
  {
    key: 'ours',
    header: 'reconciliation.ours',
    cell: ({ theirs, ours }) => <SideValues side={ours} other={theirs} />,
  },
]

/** What one side says; what the other says otherwise stands out. */
function SideValues({ side, other }: { side: Side | null; other: Side | null }) {
  const { _ } = useLingui()
  const moment = useMoment()
  if (!side) return _('reconciliation.none')
  const isOther = (...names: readonly ('amount' | 'currency' | 'round')[]) =>
    names.some((name) => side[name] && other?.[name] && side[name] !== other[name]) ? styles.apart : undefined
  return (
    <span className={styles.side}>
      <span className={isOther('amount', 'currency')}>
        <WireMoney amount={side.amount} currency={side.currency} />
      </span>
      <span className={isOther('round')}>
        {_('reconciliation.round')} <span className={styles.code}>{side.round ?? _('reconciliation.none')}</span>
      </span>
      <span>{moment(side.at)}</span>
    </span>
  )
}
