import { useLingui } from '@lingui/react'
import type { Deposit } from '@sanuk/contracts/cashier'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { useQuery } from '@tanstack/react-query'
import { Ban, Check, ClockAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { read } from '../../wire/read.ts'
import styles from './deposit-outcome.module.css'

type DepositOutcomeProps = {
  readonly state: Deposit['state']
  /** Wire money. */
  readonly amount: string
  readonly onAgain: () => void
}

/** How a deposit ended: the money is there, the time was over, or it was given up. */
export function DepositOutcome({ state, amount, onAgain }: DepositOutcomeProps) {
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
      {credited ? <Credited amount={amount} /> : <p className={styles.note}>{_('cashier.over.note')}</p>}
      <Button look={credited ? 'outline' : 'primary'} size="large" onClick={onAgain}>
        {_(credited ? 'cashier.again' : 'cashier.new')}
      </Button>
    </Card>
  )
}

const icons = { waiting: null, credited: <Check />, expired: <ClockAlert />, cancelled: <Ban /> } as const

const titles = {
  waiting: 'cashier.waiting',
  credited: 'cashier.credited',
  expired: 'cashier.expired',
  cancelled: 'cashier.cancelled',
} as const

function Credited({ amount }: { amount: string }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { data: wallet } = useQuery(read(balance))
  return (
    <>
      <Money className={styles.amount} amount={parseAmount(amount)} currency={currency} net />
      <p className={styles.note}>
        {_('cashier.credited.balance')}{' '}
        {wallet && <Money className={styles.balance} amount={parseAmount(wallet.sumBalance)} currency={currency} />}
      </p>
    </>
  )
}
