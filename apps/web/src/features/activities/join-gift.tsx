import { useLingui } from '@lingui/react'
import { type Activity, joinActivity, leaveActivity } from '@sanuk/contracts/activities'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { Link } from '../../router/link.tsx'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './activities.module.css'
import { isTooLittle, useGiftExample } from './gift-example.ts'
import { askActivitiesAgain, type Standing, useActivities } from './use-activities.ts'

/** Beside a deposit: which gift it is to bring, with what that asks for. Nothing where there is none to choose. */
export function JoinGift({ amount }: { readonly amount: string }) {
  const { _ } = useLingui()
  const [busy, setBusy] = useState(false)
  const offered = useActivities().list.filter(isOffered)
  const joined = offered.find(({ part }) => part?.state === 'joined')?.activity.id ?? null
  if (offered.length === 0) return null

  async function choose(chosen: string | null) {
    setBusy(true)
    try {
      if (joined) await call(leaveActivity, { params: { id: joined } })
      if (chosen) await call(joinActivity, { params: { id: chosen } })
    } catch (fault) {
      await notify('error', faultText(fault, _))
    } finally {
      await askActivitiesAgain()
      setBusy(false)
    }
  }

  return (
    <fieldset className={styles.choices} disabled={busy}>
      <legend>{_('activities.with_deposit')}</legend>
      <label className={styles.choice}>
        <input type="radio" name="gift" checked={joined === null} onChange={() => choose(null)} />
        {_('activities.without')}
      </label>
      {offered.map(({ activity }) => (
        <GiftChoice
          key={activity.id}
          activity={activity}
          amount={amount}
          checked={activity.id === joined}
          onChoose={() => choose(activity.id)}
        />
      ))}
    </fieldset>
  )
}

type GiftChoiceProps = {
  readonly activity: Activity
  readonly amount: string
  readonly checked: boolean
  readonly onChoose: () => void
}

function GiftChoice({ activity, amount, checked, onChoose }: GiftChoiceProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { id, name, promotion, rule } = activity
  const example = useGiftExample(activity, amount)
  return (
    <div className={styles.choice}>
      <input
        type="radio"
        name="gift"
        id={`gift-${id}`}
        checked={checked}
        onChange={onChoose}
        aria-describedby={`terms-${id}`}
      />
      <div>
        <label htmlFor={`gift-${id}`}>{name}</label>
        <p id={`terms-${id}`} className={styles.terms}>
          {rule.kind === 'deposit_bonus' && isTooLittle(activity, amount) && (
            <strong>
              {_('activities.too_little', { least: formatMoney(parseAmount(rule.leastDeposit), currency) })}{' '}
            </strong>
          )}
          {example}
        </p>
        {promotion && (
          <Link to="/promoDetail" search={{ id: promotion }} className={styles.termsLink}>
            {_('activities.terms')}
          </Link>
        )}
      </div>
    </div>
  )
}

const isOffered = ({ activity, part }: Standing): boolean =>
  activity.rule.kind === 'deposit_bonus' && (part?.state === 'join' || part?.state === 'joined')
