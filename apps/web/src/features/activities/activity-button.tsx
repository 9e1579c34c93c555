import { useLingui } from '@lingui/react'
import { claimActivity, joinActivity, leaveActivity } from '@sanuk/contracts/activities'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Gift, Send } from 'lucide-react'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useSession } from '../../session/session.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import styles from './activities.module.css'
import { ApplyDialog } from './apply-dialog.tsx'
import { askActivitiesAgain, type Standing } from './use-activities.ts'

/** The one thing that can be done about an activity now. */
export function ActivityButton({ standing: { activity, part } }: { readonly standing: Standing }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { open } = usePanels()
  const isSignedIn = useSession() !== null
  const [busy, setBusy] = useState(false)
  const [isApplying, setApplying] = useState(false)
  const params = { id: activity.id }

  async function doing(work: () => Promise<string>) {
    setBusy(true)
    try {
      await notify('success', await work())
    } catch (fault) {
      await notify('error', faultText(fault, _))
    } finally {
      await askActivitiesAgain()
      setBusy(false)
    }
  }
  const join = () =>
    doing(async () => {
      await call(joinActivity, { params })
      return _('activities.joined')
    })
  const leave = () =>
    doing(async () => {
      await call(leaveActivity, { params })
      return _('activities.left')
    })
  const claim = () =>
    doing(async () => {
      const { amount } = await call(claimActivity, { params })
      queryClient.invalidateQueries({ queryKey: keyOf(balance) })
      return _('activities.came', { amount: formatMoney(parseAmount(amount), currency) })
    })

  if (!isSignedIn) {
    if (activity.state !== 'open') return null
    return (
      <Button size="large" wide onClick={() => open('login', `/promoDetail?id=${activity.promotion}`)}>
        {_('promotions.sign_in')}
      </Button>
    )
  }
  switch (part?.state) {
    case 'join':
      return (
        <Button size="large" wide busy={busy} onClick={join}>
          {_('activities.join')}
        </Button>
      )
    case 'joined':
      return (
        <div className={styles.joined}>
          <p>{_('activities.joined.note')}</p>
          <Button size="large" onClick={() => open('depositv2')}>
            {_('activities.deposit')}
          </Button>
          <Button look="outline" size="large" busy={busy} onClick={leave}>
            {_('activities.leave')}
          </Button>
        </div>
      )
    case 'apply':
      return (
        <>
          <Button size="large" wide icon={<Send />} onClick={() => setApplying(true)}>
            {_('activities.apply')}
          </Button>
          <ApplyDialog activity={activity} open={isApplying} onClose={() => setApplying(false)} />
        </>
      )
    case 'claim':
      return (
        <Button look="luck" size="large" wide icon={<Gift />} busy={busy} onClick={claim}>
          {_('activities.claim', { amount: formatMoney(parseAmount(part.amount ?? '0'), currency) })}
        </Button>
      )
    case 'applying':
    case 'processing':
      return <p className={styles.note}>{_(`activities.${part.state}.note`)}</p>
    case 'claimed':
      return (
        <p className={styles.note}>
          {_('activities.claimed.note', { amount: formatMoney(parseAmount(part.amount ?? '0'), currency) })}
        </p>
      )
    default:
      return null
  }
}
