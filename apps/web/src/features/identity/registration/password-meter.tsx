import { useLingui } from '@lingui/react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { NewPassword } from './password-fields.tsx'
import styles from './password-meter.module.css'
import { passwordStrength } from './password-strength.ts'

const WORDS = ['identity.strength.0', 'identity.strength.1', 'identity.strength.2', 'identity.strength.3'] as const

/** How hard the password is to guess, while it is typed. It advises and forbids nothing. */
export function PasswordMeter({ username }: { readonly username: string }) {
  const { _ } = useLingui()
  const { control } = useFormContext<NewPassword>()
  const password = useWatch({ control, name: 'password' })
  if (password === '') return null
  const strength = passwordStrength(password, username)
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.bars} aria-hidden="true">
        {WORDS.map((word, at) => (
          <span key={word} className={at <= strength ? styles.on : undefined} />
        ))}
      </div>
      <p aria-live="polite" className={styles.words}>
        {_(WORDS[strength])}
      </p>
    </div>
  )
}
