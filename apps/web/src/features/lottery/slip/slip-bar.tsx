import { useLingui } from '@lingui/react'
import type { Amount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Money } from '@sanuk/ui/money'
import { Sheet } from '@sanuk/ui/sheet'
import { Ticket } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import styles from './slip.module.css'
import type { SlipState } from './use-slip.ts'

type SlipBarProps = {
  readonly slip: SlipState
  /** What it costs in all its issues. */
  readonly cost: Amount
  /** The slip itself; `close` puts it away. */
  readonly children: (close: () => void) => ReactNode
}

/** At the bottom of small screens: what is in the slip, which opens as a sheet. */
export function SlipBar({ slip, cost, children }: SlipBarProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const count = slip.lines.length
  return (
    <>
      {count > 0 && (
        <div className={styles.bar}>
          <span className={styles.barText} aria-live="polite">
            <span className={styles.meta}>{_('lottery.slip.lines', { count })}</span>
            <Money luck className={styles.cost} amount={cost} currency={currency} />
          </span>
          <Button size="large" icon={<Ticket />} onClick={() => setOpen(true)}>
            {_('lottery.slip.open')}
          </Button>
        </div>
      )}
      <Sheet open={isOpen} onClose={close} title={_('lottery.slip')} closeLabel={_('site.close')}>
        {isOpen && children(close)}
      </Sheet>
    </>
  )
}
