import { useLingui } from '@lingui/react'
import {
  type ActivitySettings,
  activitySettings,
  changeActivity,
  type OfficeActivity,
  previewActivity,
  proposeActivity,
} from '@sanuk/contracts/office-activities'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { Calculator } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useWrittenMoney } from '../../components/use-money.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './activities.module.css'
import { ACTIVITIES, FIRST } from './activities.ts'
import { ActivityFields } from './activity-fields.tsx'

type Props = { readonly activity: OfficeActivity | null; readonly onClose: () => void }

/** An activity to be begun or changed. What it would have cost can be asked before; a colleague decides. */
export function ActivityDialog({ activity, onClose }: Props) {
  const { _ } = useLingui()
  const id = useId()
  const money = useWrittenMoney()
  const doing = useDoing(ACTIVITIES)
  const [fault, setFault] = useState<string>()
  const [foreseen, setForeseen] = useState<string>()
  const form = useForm<ActivitySettings>({ defaultValues: activity ? settingsOf(activity) : FIRST })

  const trying = (work: (body: ActivitySettings) => Promise<void>) => async (values: ActivitySettings) => {
    setFault(undefined)
    try {
      await work(values)
    } catch (error) {
      setFault(faultText(error, _))
    }
  }
  const propose = trying(async (body) => {
    await doing<unknown>(() =>
      activity ? call(changeActivity, { params: { id: activity.id }, body }) : call(proposeActivity, { body }),
    )
    toast.success(_('office.rules.proposed'))
    onClose()
  })
  const foresee = trying(async (body) => {
    const { deposits, members, given, average, first } = await call(previewActivity, { body })
    if (body.rule.kind !== 'red_packet') {
      setForeseen(_('office-activities.foreseen', { deposits, members, given: money(given) }))
      return
    }
    const all = _('office-activities.foreseen.packets', {
      given: money(given),
      average: money(average ?? given),
      first: money(first ?? given),
    })
    const eligible = body.rule.deposited && _('office-activities.foreseen.eligible', { members })
    setForeseen([all, eligible].filter(Boolean).join(' '))
  })
  const { isSubmitting } = form.formState

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      locked={isSubmitting}
      closeLabel={_('office.close')}
      title={_(activity ? 'office-activities.change' : 'office-activities.add')}
      description={_('office-activities.effect')}
      error={fault}
      footer={
        <>
          {form.watch('rule.kind') !== 'application' && (
            <Button look="outline" icon={<Calculator />} busy={isSubmitting} onClick={form.handleSubmit(foresee)}>
              {_('office-activities.foresee')}
            </Button>
          )}
          <Button type="submit" form={id} busy={isSubmitting}>
            {_('office.rules.propose')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.page} noValidate onSubmit={form.handleSubmit(propose)}>
        <ActivityFields form={form} />
        {foreseen && <p role="status">{foreseen}</p>}
      </form>
    </Dialog>
  )
}

/** What of it is decided, without what became of it. */
const settingsOf = (activity: OfficeActivity): ActivitySettings => {
  const { given, opened, joined, waiting, proposal, id, ...settings } = activity
  return activitySettings.parse(settings)
}
