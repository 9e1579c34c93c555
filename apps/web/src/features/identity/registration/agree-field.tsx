import { useLingui } from '@lingui/react'
import { Checkbox } from '@sanuk/ui/checkbox'
import { useId } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import styles from './agree-field.module.css'
import type { Registration } from './registration.ts'

/** Of age and agreed: an act of the visitor's own, so it is never ticked beforehand. */
export function AgreeField() {
  const { _ } = useLingui()
  const { register, control } = useFormContext<Registration>()
  const { errors } = useFormState({ control, name: 'agree' })
  const id = useId()
  const error = errors.agree?.message
  return (
    <div className={styles.agree}>
      <Checkbox
        aria-describedby={error ? id : undefined}
        aria-invalid={error ? true : undefined}
        {...register('agree', { validate: (ticked) => ticked || _('field.must_agree') })}
      >
        {_('identity.agree')}
      </Checkbox>
      <p id={id} aria-live="polite" className={styles.error}>
        {error}
      </p>
    </div>
  )
}
