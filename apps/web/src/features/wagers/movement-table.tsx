import { useLingui } from '@lingui/react'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { readRound } from '@sanuk/contracts/wagers'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Money } from '@sanuk/ui/money'
import { Table } from '@sanuk/ui/table'
import { useCurrency } from '../../brand/use-currency.ts'
import { useClockTime } from '../../components/records/use-clock-time.ts'
import styles from './round-detail.module.css'

type Movement = AnswerOf<typeof readRound>['movements'][number]

/** Every movement of money in a round, with the balance after each. */
export function MovementTable({ movements }: { movements: readonly Movement[] }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const time = useClockTime()
  return (
    <section className={styles.section}>
      <h4 className={styles.heading}>{_('wagers.movements')}</h4>
      <Table
        label={_('wagers.movements')}
        rows={movements}
        rowKey={({ transaction }) => transaction}
        empty={<EmptyState title={_('wagers.movements.empty')} />}
        columns={[
          {
            key: 'kind',
            header: _('wagers.movement'),
            phone: 'heading',
            cell: ({ kind }) => _(`wagers.movement.${kind}`),
          },
          { key: 'at', header: _('wagers.time'), cell: ({ at }) => time(at) },
          {
            key: 'amount',
            header: _('wagers.amount'),
            align: 'end',
            cell: (movement) => <Money amount={change(movement)} currency={currency} net />,
          },
          {
            key: 'balance',
            header: _('wagers.balance_after'),
            align: 'end',
            cell: ({ balanceAfter }) => <Money amount={parseAmount(balanceAfter)} currency={currency} />,
          },
        ]}
      />
    </section>
  )
}

/** What a movement did to the balance: a bet and a correction downwards take, everything else gives. */
function change({ kind, amount: moved }: Movement): Amount {
  const value = parseAmount(moved)
  return kind === 'bet' || kind === 'correction_down' ? amount(-value) : value
}
