import { useLingui } from '@lingui/react'
import { claimReferral, ownReferral } from '@sanuk/contracts/referrals'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { FigureCards } from '../../components/records/figure-cards.tsx'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import styles from './referrals.module.css'
import type { OwnReferral } from './use-referral.ts'

/** How many came, how many count, what they brought, and the button that fetches it. */
export function Earned({ own }: { readonly own: OwnReferral }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const [busy, setBusy] = useState(false)
  const money = (amount: string) => formatMoney(parseAmount(amount), currency)
  const [due, least] = [parseAmount(own.due), parseAmount(own.least)]

  async function claim() {
    setBusy(true)
    try {
      const { amount } = await call(claimReferral)
      await notify('success', _('referrals.came', { amount: money(amount) }))
    } catch (fault) {
      await notify('error', faultText(fault, _))
    } finally {
      queryClient.invalidateQueries({ queryKey: keyOf(balance) })
      await queryClient.invalidateQueries({ queryKey: keyOf(ownReferral) })
      setBusy(false)
    }
  }

  return (
    <div className={styles.earned}>
      <FigureCards
        figures={[
          { key: 'invited', label: _('referrals.invited'), value: own.invited },
          { key: 'counted', label: _('referrals.counted'), value: own.counted },
          { key: 'earned', label: _('referrals.earned'), value: money(own.earned) },
          { key: 'due', label: _('referrals.due'), value: money(own.due) },
        ]}
      />
      <Button look="luck" icon={<Gift />} busy={busy} disabled={due === 0n || due < least} onClick={claim}>
        {_('referrals.claim', { amount: money(own.due) })}
      </Button>
    </div>
  )
}
