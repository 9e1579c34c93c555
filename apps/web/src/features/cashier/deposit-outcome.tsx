import { useLingui } from '@lingui/react'
import type { Deposit } from '@sanuk/contracts/cashier'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { useQuery } from '@tanstack/react-query'
import { Ban, Check, CircleX, ClockAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { readWallet } from '../../wire/wallet.ts'
import styles from './deposit-outcome.module.css'

type DepositOutcomeProps = {
  readonly state: Deposit['state']
  readonly deposit: Deposit
  readonly onAgain: () => void
  /** What can still be done about it. */
  readonly children?: ReactNode
}

/** How a deposit ended: the money is there, the time was over, or it was given up. */
export function DepositOutcome({ state, deposit, onAgain, children }: DepositOutcomeProps) {
  const { _ } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const credited = state === 'credited'

  // What the focus was on, the code and its buttons, is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <Card className={styles.outcome} aria-live="polite">
      <span className={credited ? styles.good : styles.over}>{icons[state]}</span>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {_(titles[state])}
      </h3>
      {credited ? <Credited deposit={deposit} /> : <p className={styles.note}>{_('cashier.over.note')}</p>}
      {children}
      <Button look={credited ? 'outline' : 'primary'} size="large" onClick={onAgain}>
        {_(credited ? 'cashier.again' : 'cashier.new')}
      </Button>
    </Card>
  )
}

const icons = {
  waiting: null,
  credited: <Check />,
  expired: <ClockAlert />,
  cancelled: <Ban />,
  failed: <CircleX />,
} as const

const titles = {
  waiting: 'cashier.waiting',
  credited: 'cashier.credited',
  expired: 'cashier.expired',
  cancelled: 'cashier.cancelled',
  failed: 'cashier.payment_failed',
} as const

function Credited({ deposit }: { readonly deposit: Deposit }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const fee = parseAmount(deposit.feeBy === 'member' ? deposit.fee : '0')
  const { data: wallet } = useQuery(readWallet)
  return (
    <>
      <Money className={styles.amount} amount={parseAmount(deposit.amount)} currency={currency} net />
      {fee > 0n && <p className={styles.note}>{_('cashier.fee.taken', { fee: formatMoney(fee, currency) })}</p>}
      <p className={styles.note}>
        {_('cashier.credited.balance')}{' '}
        {wallet && <Money className={styles.balance} amount={parseAmount(wallet.sumBalance)} currency={currency} />}
      </p>
    </>
  )
}
