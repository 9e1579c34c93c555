import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Money } from '@sanuk/ui/money'
import { Table } from '@sanuk/ui/table'
import { Scale } from 'lucide-react'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useBrand } from '../../wire/use-brand.ts'
import { balancesOf, type TrialBalance } from './balances-of.ts'
import { kindWord } from './book-words.ts'
import styles from './books.module.css'
import type { BookLine } from './books.ts'

/** One trial balance for each currency; each must come to zero. */
export function TrialBalances({ lines }: { lines: readonly BookLine[] | undefined }) {
  const { _ } = useLingui()
  const own = useBrand()?.currency.code ?? 'THB'
  const balances = lines ? balancesOf(lines, own) : [undefined]
  if (balances.length === 0) {
    return (
      <Card title={_('office.books.balance')}>
        <EmptyState icon={<Scale />} title={_('office.books.empty')}>
          {_('office.books.empty.note')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <div className={styles.balances}>
      {balances.map((balance) => (
        <Card
          key={balance?.code ?? ''}
          title={_('office.books.balance')}
          mark={<Badge>{balance?.code ?? '…'}</Badge>}
          action={balance && <SaveBalance balance={balance} />}
        >
          <p className={styles.note}>{_('office.books.balance.note')}</p>
          <BalanceTable balance={balance} />
        </Card>
      ))}
    </div>
  )
}

function SaveBalance({ balance: { code, lines } }: { balance: TrialBalance }) {
  const { _ } = useLingui()
  const nameOf = useNameOf()
  return (
    <SaveWhole
      name={`balance-${code}`}
      columns={[
        { header: _('office.books.kind'), text: nameOf },
        { header: _('office.books.accounts'), text: ({ accounts }) => String(accounts) },
        { header: _('office.books.amount'), text: ({ balance }) => balance },
      ]}
      rows={lines}
    />
  )
}

function useNameOf(): (line: BookLine) => string {
  const { _ } = useLingui()
  return ({ kind }) => _(kindWord(kind))
}

function BalanceTable({ balance }: { balance: TrialBalance | undefined }) {
  const { _ } = useLingui()
  const unit = currency(balance?.code ?? 'THB')
  const nameOf = useNameOf()
  return (
    <Table
      label={_('office.books.balance')}
      columns={[
        { key: 'kind', header: _('office.books.kind'), phone: 'heading', cell: nameOf },
        { key: 'accounts', header: _('office.books.accounts'), align: 'end', cell: ({ accounts }) => accounts },
        {
          key: 'balance',
          header: _('office.books.amount'),
          align: 'end',
          cell: (line) => <Money amount={parseAmount(line.balance)} currency={unit} />,
        },
      ]}
      rows={balance?.lines}
      rowKey={({ kind }) => kind}
      skeletonRows={3}
      empty={null}
      totals={balance && { kind: _('office.books.sum'), balance: <Sum balance={balance} /> }}
    />
  )
}

function Sum({ balance: { code, sum } }: { balance: TrialBalance }) {
  const { _ } = useLingui()
  return (
    <span className={styles.sum}>
      <Badge look={sum === 0n ? 'good' : 'bad'}>
        {_(sum === 0n ? 'office.books.balanced' : 'office.books.unbalanced')}
      </Badge>
      <Money amount={sum} currency={currency(code)} />
    </span>
  )
}
