import { useLingui } from '@lingui/react'
import { joinActivity, leaveActivity } from '@sanuk/contracts/activities'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { useState } from 'react'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { askActivitiesAgain, type Standing, useActivities } from './use-activities.ts'

const NONE = 'none'

/** Beside a deposit: which gift it is to bring. Nothing where there is none to choose. */
export function JoinGift() {
  const { _ } = useLingui()
  const [busy, setBusy] = useState(false)
  const offered = useActivities().list.filter(isOffered)
  const joined = offered.find(({ part }) => part?.state === 'joined')?.activity.id ?? null
  if (offered.length === 0) return null

  async function choose(chosen: string) {
    setBusy(true)
    try {
      if (joined) await call(leaveActivity, { params: { id: joined } })
      if (chosen !== NONE) await call(joinActivity, { params: { id: chosen } })
    } catch (fault) {
      await notify('error', faultText(fault, _))
    } finally {
      await askActivitiesAgain()
      setBusy(false)
    }
  }

  return (
    <Field label={_('activities.with_deposit')}>
      <Select
        value={joined ?? NONE}
        onChange={choose}
        disabled={busy}
        options={[
          { value: NONE, label: _('activities.without') },
          ...offered.map(({ activity }) => ({ value: activity.id, label: activity.name })),
        ]}
      />
    </Field>
  )
}

const isOffered = ({ activity, part }: Standing): boolean =>
  activity.rule.kind === 'deposit_bonus' && (part?.state === 'join' || part?.state === 'joined')
