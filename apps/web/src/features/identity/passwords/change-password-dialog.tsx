import { useLingui } from '@lingui/react'
import { loginWithNewPassword } from '@sanuk/contracts/identity'
import { registrationRules } from '@sanuk/contracts/registration-rules'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { RefusedError } from '@sanuk/wire/faults'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { PanelProps } from '../../../panels/panel-table.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import { pendingSignIn } from '../../../session/pending-sign-in.ts'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call } from '../../../wire/call.ts'
import { read } from '../../../wire/read.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { placeFaults } from '../place-faults.ts'
import { type NewPassword, PasswordFields } from '../registration/password-fields.tsx'

/** A password that somebody else chose, or that others may know, is changed before anything else. */
export function ChangePasswordDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const panels = usePanels()
  const [pending] = useState(() => pendingSignIn('change_password'))
  const { data: rules } = useQuery(read(registrationRules))
  const begin = useEffectEvent(() => panels.open('login'))
  useEffect(() => {
    if (open && !pending) begin()
  }, [open, pending])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('identity.change.title')}
      description={_(pending?.temporary ? 'identity.change.temporary' : 'identity.change.expired')}
      closeLabel={_('site.close')}
    >
      {pending && rules && <ChangeForm ticket={pending.ticket} rule={rules.password} />}
    </Dialog>
  )
}

type FormProps = { readonly ticket: string; readonly rule: Parameters<typeof PasswordFields>[0]['rule'] }

function ChangeForm({ ticket, rule }: FormProps) {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const panels = usePanels()
  const form = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { password: '', confirmPassword: '' } })
  const { handleSubmit, setError, setFocus, formState } = form

  // The form comes after its window. A phone's keyboard would cover it.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) setFocus('password')
  }, [setFocus])

  async function send(wish: NewPassword) {
    try {
      await signIn(await call(loginWithNewPassword, { body: { ticket, ...wish } }))
    } catch (fault) {
      if (fault instanceof RefusedError && fault.code === 'ticket_invalid') await panels.open('login')
      else placeFaults(fault, { setError, fields: ['password', 'confirmPassword'], say: _ })
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
        <FormFault message={formState.errors.root?.message} />
        <PasswordFields rule={rule} username="" />
        <Button type="submit" size="large" wide busy={formState.isSubmitting}>
          {_('identity.change.submit')}
        </Button>
      </form>
    </FormProvider>
  )
}
