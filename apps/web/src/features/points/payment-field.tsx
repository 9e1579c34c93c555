import { useLingui } from '@lingui/react'
import { ownSecurity } from '@sanuk/contracts/security'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { usePanels } from '../../panels/use-panels.ts'
import { read } from '../../wire/read.ts'
import styles from './points.module.css'

type PaymentFieldProps = {
  readonly error: string | undefined
  readonly input: Omit<ComponentProps<typeof PasswordInput>, 'words'>
}

/** Whether the member has the password by which points leave; nothing until it is known. */
export const useHasPaymentPassword = () => useQuery(read(ownSecurity)).data?.paymentPassword

/** Asks for the payment password; who has none is led to where it is set. */
export function PaymentField({ error, input }: PaymentFieldProps) {
  const { _ } = useLingui()
  const { open } = usePanels()
  if (useHasPaymentPassword() === false) {
    return (
      <div className={styles.notice}>
        <p>{_('points.password.none')}</p>
        <Button look="outline" size="small" icon={<KeyRound />} onClick={() => open('securityCenter')}>
          {_('points.password.set')}
        </Button>
      </div>
    )
  }
  return (
    <Field label={_('points.password')} hint={_('points.password.hint')} error={error}>
      <PasswordInput
        {...input}
        autoComplete="off"
        inputMode="numeric"
        words={{ show: _('points.password.show'), hide: _('points.password.hide') }}
      />
    </Field>
  )
}
