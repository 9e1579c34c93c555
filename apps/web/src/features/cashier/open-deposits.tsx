import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { useCurrency } from '../../brand/use-currency.ts'
import styles from './deposit.module.css'
import { useDeposits } from './use-deposits.ts'

/** The member's deposits that are still to be paid: each can be taken up again, to pay it or to cancel it. */
export function OpenDeposits({ onResume }: { readonly onResume: (deposit: string) => void }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { data } = useDeposits()
  const open = data?.pages.flatMap(({ list }) => list).filter(({ state }) => state === 'waiting') ?? []
  return (
    <ul className={styles.open} aria-label={_('cashier.open')}>
      {open.map(({ id, amount }) => (
        <li key={id}>
          <Button look="outline" size="small" onClick={() => onResume(id)}>
            {_('cashier.open.resume', { amount: formatMoney(parseAmount(amount), currency) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
