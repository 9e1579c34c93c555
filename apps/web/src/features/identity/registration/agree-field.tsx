import { useLingui } from '@lingui/react'
import { LEGAL_DOCUMENTS, type LegalDocument } from '@sanuk/contracts/content'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Suspense, useId, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { LEGAL_AGE, useBrand } from '../../../brand/use-brand.ts'
import { lazyPart } from '../../../components/lazy-part.ts'
import styles from './agree-field.module.css'
import type { Registration } from './registration.ts'

const LegalDialog = lazyPart(
  () => import('../../../components/legal/legal-dialog.tsx').then((part) => part.LegalDialog),
  'legal',
)

/** Of age and agreed: an act of the visitor's own, so it is never ticked beforehand. Both texts can be read here. */
export function AgreeField() {
  const { _ } = useLingui()
  const { register, control } = useFormContext<Registration>()
  const { errors } = useFormState({ control, name: 'agree' })
  const age = useBrand()?.ageMinimum ?? LEGAL_AGE
  const [shown, setShown] = useState<LegalDocument | null>(null)
  const id = useId()
  const error = errors.agree?.message
  return (
    <div className={styles.agree}>
      <Checkbox
        aria-describedby={error ? id : undefined}
        aria-invalid={error ? true : undefined}
        {...register('agree', { validate: (ticked) => ticked || _('field.must_agree') })}
      >
        {_('identity.agree', { age })}
      </Checkbox>
      <div className={styles.texts}>
        {LEGAL_DOCUMENTS.map((document) => (
          <Button key={document} look="ghost" size="small" onClick={() => setShown(document)}>
            {_(`identity.agree.${document}`)}
          </Button>
        ))}
      </div>
      <p id={id} aria-live="polite" className={styles.error}>
        {error}
      </p>
      {shown && (
        <Suspense>
          <LegalDialog document={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  )
}
