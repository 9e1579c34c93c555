import { useLingui } from '@lingui/react'
import { resetPassword } from '@sanuk/contracts/passwords'
import { registrationRules } from '@sanuk/contracts/registration-rules'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { PanelProps } from '../../../panels/panel-table.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import { keptResetToken } from '../../../session/reset-token.ts'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { read } from '../../../wire/read.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { placeFaults } from '../place-faults.ts'
import { type NewPassword, PasswordFields } from '../registration/password-fields.tsx'

/** Where a mailed link leads: a new password, and then the way in. */
export function ResetDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const panels = usePanels()
  const [token] = useState(keptResetToken)
  const { data: rules } = useQuery(read(registrationRules))
  const form = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { password: '', confirmPassword: '' } })
  const { handleSubmit, setError, setFocus, formState } = form

  // The form comes after its window. A phone's keyboard would cover it.
  useEffect(() => {
    if (rules && matchMedia('(pointer: fine)').matches) setFocus('password')
  }, [rules, setFocus])

  async function send(wish: NewPassword) {
    try {
      await call(resetPassword, { body: { token: token ?? '', ...wish } })
      notify('success', _('identity.reset.done'))
      await panels.open('login')
    } catch (fault) {
      placeFaults(fault, { setError, fields: ['password', 'confirmPassword'], say: _ })
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('identity.reset.title')}
      description={_('identity.reset.lead')}
      closeLabel={_('site.close')}
    >
      {rules && (
        <FormProvider {...form}>
          <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
            <FormFault message={token ? formState.errors.root?.message : _('identity.reset.broken')} />
            <PasswordFields rule={rules.password} username="" />
            <Button type="submit" size="large" wide busy={formState.isSubmitting} disabled={!token}>
              {_('identity.forgot.set')}
            </Button>
          </form>
        </FormProvider>
      )}
    </Dialog>
  )
}
