import { useLingui } from '@lingui/react'
import { classNames } from '@sanuk/ui/class-names'
import { Field } from '@sanuk/ui/field'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import styles from './brand.module.css'
import type { BrandSettings } from './brand-settings.ts'
import { PartForm } from './part-form.tsx'
import { useSaveSettings } from './use-save-settings.ts'

const NONE = { project: '', apiKey: '', authDomain: '', standIn: false }

/** The project of Firebase by which members prove their numbers; without a name there is none. */
export function FirebasePart({ settings }: { settings: BrandSettings }) {
  const { _ } = useLingui()
  const { save, faults, busy } = useSaveSettings(settings)
  const [wish, setWish] = useState(settings.firebase ?? NONE)
  const isNone = wish.project.trim() === '' && wish.apiKey.trim() === '' && wish.authDomain.trim() === ''
  const whole = faults['']
  return (
    <PartForm fault={whole} busy={busy} onSave={() => save({ firebase: isNone ? null : wish })}>
      <div className={classNames(styles.part, styles.narrow)}>
        <p className={styles.note}>{_('brand.firebase.note')}</p>
        {(['project', 'apiKey', 'authDomain'] as const).map((name) => (
          <Field
            key={name}
            label={_(`brand.firebase.${name}`)}
            hint={_(`brand.firebase.${name}.hint`)}
            error={faults[`firebase.${name}`]}
          >
            <TextInput
              value={wish[name]}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setWish({ ...wish, [name]: event.target.value.trim() })}
            />
          </Field>
        ))}
        {settings.demo && (
          <div>
            <Switch checked={wish.standIn} onChange={(event) => setWish({ ...wish, standIn: event.target.checked })}>
              {_('brand.firebase.standIn')}
            </Switch>
            <p className={styles.note}>{_('brand.firebase.standIn.hint')}</p>
          </div>
        )}
      </div>
    </PartForm>
  )
}
