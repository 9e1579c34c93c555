import { useLingui } from '@lingui/react'
import { type Activity, APPLICATION_PICTURES_MAX, applyForActivity, REMARK_MAX } from '@sanuk/contracts/activities'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextArea } from '@sanuk/ui/text-area'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ChosenPicture } from '../../components/chosen-picture.ts'
import { PicturesField } from '../../components/pictures-field.tsx'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import styles from './activities.module.css'
import { askActivitiesAgain } from './use-activities.ts'

type ApplyDialogProps = { readonly activity: Activity; readonly open: boolean; readonly onClose: () => void }
type Values = { remark: string; images: string }

/** Asking for what an activity gives, with a remark and pictures. */
export function ApplyDialog({ activity, open, onClose }: ApplyDialogProps) {
  const { _ } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={activity.name}
      description={_('activities.apply.lead')}
      closeLabel={_('site.close')}
      size="medium"
    >
      <ApplyForm activity={activity} onDone={onClose} />
    </Dialog>
  )
}

function ApplyForm({ activity: { id, rule }, onDone }: { readonly activity: Activity; readonly onDone: () => void }) {
  const { _ } = useLingui()
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const { register, handleSubmit, setError, clearErrors, watch, formState } = useForm<Values>({
    defaultValues: { remark: '' },
  })
  const { errors, isSubmitting } = formState
  const needsPicture = rule.kind === 'application' && rule.pictures

  async function send({ remark }: Values) {
    if (needsPicture && pictures.length === 0) {
      setError('images', { message: _('activities.picture_needed') })
      return
    }
    try {
      const images = pictures.map(({ base64 }) => base64)
      await call(applyForActivity, { params: { id }, body: { remark, images } })
      onDone()
      await notify('success', _('activities.applied'))
    } catch (fault) {
      for (const { field, message } of fieldFaults(fault, _)) {
        setError(field.startsWith('remark') ? 'remark' : 'images', { message }, { shouldFocus: true })
      }
    } finally {
      await askActivitiesAgain()
    }
  }

  const length = [...watch('remark')].length
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
      <Field
        label={_('activities.remark')}
        note={_('activities.remark.count', { length, max: REMARK_MAX })}
        error={errors.remark?.message}
      >
        <TextArea rows={3} maxLength={REMARK_MAX} {...register('remark')} />
      </Field>
      <PicturesField
        max={APPLICATION_PICTURES_MAX}
        pictures={pictures}
        onChange={(chosen) => {
          setPictures(chosen)
          clearErrors('images')
        }}
        error={errors.images?.message}
      />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_('activities.apply.send')}
      </Button>
    </form>
  )
}
