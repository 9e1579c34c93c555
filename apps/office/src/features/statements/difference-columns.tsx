import { useLingui } from '@lingui/react'
import type { CurrencyCode } from '@sanuk/money/currency'
import { Badge } from '@sanuk/ui/badge'
import { Link } from 'wouter'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { DescribedColumn } from '../../lists/described-column.tsx'
import { DifferenceDoing } from './difference-doing.tsx'
import styles from './statements.module.css'
import type { Difference } from './statements.ts'
import { useDay } from './use-day.ts'

const LOOKS = { open: 'bad', cleared: 'plain', settled: 'good' } as const

/** A difference with either side, and what became of it. */
export const differenceColumns = (currency: CurrencyCode): readonly DescribedColumn<Difference>[] => [
  {
    key: 'kind',
    header: 'statements.kind',
    phone: 'heading',
    cell: ({ kind }, { _ }) => _(`statements.kind.${kind}`),
  },
  { key: 'bank', header: 'statements.bank', cell: (one) => <BankSide of={one} currency={currency} /> },
  { key: 'ours', header: 'statements.ours', cell: (one) => <BooksSide of={one} currency={currency} /> },
  { key: 'state', header: 'statements.state', cell: (one) => <State of={one} /> },
  {
    key: 'do',
    header: 'statements.do',
    cell: (one) => <DifferenceDoing difference={one} currency={currency} />,
  },
]

type SideProps = { readonly of: Difference; readonly currency: CurrencyCode }

function BankSide({ of: { bank, books }, currency }: SideProps) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const day = useDay()
  if (!bank) return _('statements.none')
  const { amount, at, dayOnly, line, reference, description } = bank
  return (
    <span className={styles.side}>
      <span className={books && books.amount !== amount ? styles.apart : styles.amount}>
        {money(amount, { code: currency })}
      </span>
      <span>{dayOnly ? _('statements.day_only', { day: day(at) }) : moment(at)}</span>
      {reference && <span className={styles.code}>{reference}</span>}
      <span>
        {_('statements.line', { line })}
        {description && ` · ${description}`}
      </span>
    </span>
  )
}

function BooksSide({ of: { bank, books }, currency }: SideProps) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  if (!books) return _('statements.none')
  const { kind, id, amount, at, reference } = books
  const to = kind === 'payment' || kind === 'refund' ? `/payments/${id}` : `/withdrawals/${id}`
  return (
    <span className={styles.side}>
      <span className={bank && bank.amount !== amount ? styles.apart : styles.amount}>
        {money(amount, { code: currency })}
      </span>
      <span>{moment(at)}</span>
      {reference && <span className={styles.code}>{reference}</span>}
      <Link to={to}>{_(`statements.booked.${kind}`)}</Link>
    </span>
  )
}

function State({ of: { state, note, settledBy, settledAt } }: { readonly of: Difference }) {
  const { _ } = useLingui()
  const moment = useMoment()
  return (
    <span className={styles.side}>
      <span>
        <Badge look={LOOKS[state]}>{_(`statements.state.${state}`)}</Badge>
      </span>
      {note && <span>{note}</span>}
      {settledBy && settledAt && <span>{_('statements.settled', { by: settledBy, at: moment(settledAt) })}</span>}
    </span>
  )
}
