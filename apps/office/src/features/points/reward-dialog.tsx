import { useLingui } from '@lingui/react'
import { addReward, changeReward, type RewardSettings } from '@sanuk/contracts/office-points'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { placeFaults } from '../../wire/place-faults.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { NEW_REWARD, POINTS, type Reward } from './points.ts'
import { RewardFields } from './reward-fields.tsx'

const PLACES = ['title.th', 'title.en', 'description.th', 'description.en', 'points', 'amount', 'stock'] as const

/** A reward to be added or changed. */
export function RewardDialog({ reward, onClose }: { reward: Reward | null; onClose: () => void }) {
  const { _ } = useLingui()
  const id = useId()
  const doing = useDoing(POINTS)
  const [fault, setFault] = useState<string>()
  const form = useForm<RewardSettings>({ defaultValues: reward ? settingsOf(reward) : NEW_REWARD })

  async function save(values: RewardSettings) {
    setFault(undefined)
    const body = { ...values, amount: values.category === 'credit' ? values.amount || null : null }
    try {
      await doing<unknown>(() =>
        reward
          ? call(changeReward, {
              params: { id: reward.id },
              body: { ...body, revision: reward.revision, stockSeen: reward.stock },
            })
          : call(addReward, { body }),
      )
      toast.success(_('office-points.reward.saved'))
      onClose()
    } catch (error) {
      if (!placeFaults(error, PLACES, form.setError)) setFault(faultText(error, _))
    }
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      locked={form.formState.isSubmitting}
      closeLabel={_('office.close')}
      title={_(reward ? 'office-points.reward.change' : 'office-points.reward.add')}
      description={_('office-points.reward.effect')}
      error={fault}
      footer={
        <Button type="submit" form={id} busy={form.formState.isSubmitting}>
          {_('office-points.save')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={form.handleSubmit(save)}>
        <RewardFields form={form} shown={reward?.shown ?? null} />
      </form>
    </Dialog>
  )
}

const settingsOf = ({ id, shown, taken, revision, ...settings }: Reward): RewardSettings => settings
