import { useLingui } from '@lingui/react'
import { claimRebate, ownRebate } from '@sanuk/contracts/rebates'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Money } from '@sanuk/ui/money'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import styles from './rebates.module.css'
import type { OwnRebate } from './use-rebate.ts'

/** What can be claimed now, and under what conditions. */
export function DueCard({ rebate }: { readonly rebate: OwnRebate }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const [due, least] = [parseAmount(rebate.due), parseAmount(rebate.least)]
  const money = (amount: string) => formatMoney(parseAmount(amount), currency)
  const conditions = [
    rebate.byHand ? _('rebates.by_hand') : _('rebates.next_day'),
    ...(rebate.automatic ? [_('rebates.automatic')] : []),
    ...(rebate.play > 0 ? [_('rebates.play', { times: rebate.play / 100 })] : []),
    _('rebates.most', { amount: money(rebate.dayMax) }),
  ]
  return (
    <section className={styles.due} aria-labelledby="rebate-due">
      <div className={styles.sum}>
        <h3 id="rebate-due" className={styles.kicker}>
          {_('rebates.due')}
        </h3>
        <p className={styles.amount} role="status">
          <Money amount={due} currency={currency} />
        </p>
        <ul className={styles.conditions}>
          {conditions.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <div className={styles.claim}>
        <ClaimButton disabled={due === 0n || due < least} />
        {due < least && <p className={styles.hint}>{_('rebates.least', { amount: money(rebate.least) })}</p>}
      </div>
    </section>
  )
}

function ClaimButton({ disabled }: { readonly disabled: boolean }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const [busy, setBusy] = useState(false)

  async function claim() {
    setBusy(true)
    try {
      const { amount } = await call(claimRebate)
      await notify('success', _('rebates.came', { amount: formatMoney(parseAmount(amount), currency) }))
    } catch (fault) {
      await notify('error', faultText(fault, _))
    } finally {
      queryClient.invalidateQueries({ queryKey: keyOf(balance) })
      await queryClient.invalidateQueries({ queryKey: keyOf(ownRebate) })
      setBusy(false)
    }
  }

  return (
    <Button look="luck" icon={<Coins />} busy={busy} disabled={disabled} onClick={claim}>
      {_('rebates.claim')}
    </Button>
  )
}
