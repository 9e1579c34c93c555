import { useLingui } from '@lingui/react'
import { type BreakTerm, ownProtection, TIME_OUT_TERMS, takeBreak } from '@sanuk/contracts/protection'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import styles from './protection.module.css'
import { keepProtection } from './use-protection.ts'

type BreakDialogProps = { readonly term: BreakTerm; readonly withPassword: boolean; readonly onClose: () => void }

/** Says exactly what a break does before it begins, and wants the password. */
export function BreakDialog({ term, withPassword, onClose }: BreakDialogProps) {
  const { _ } = useLingui()
  const form = useId()
  const [password, setPassword] = useState('')
  const begin = useTakeBreak(onClose)
  const isTimeOut = TIME_OUT_TERMS.some((one) => one === term)
  const end = term === 'ever' ? 'ever' : isTimeOut ? 'time_out' : 'exclusion'

  function send(event: FormEvent) {
    event.preventDefault()
    begin.send({ term, ...(withPassword && { password }) })
  }

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      locked={begin.busy}
      title={
        term === 'ever'
          ? _('protection.break.sure.ever')
          : _('protection.break.sure', { term: _(`protection.term.${term}`) })
      }
      error={begin.fault.general}
      footer={
        <>
          <Button look="outline" size="large" disabled={begin.busy} onClick={onClose}>
            {_('site.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            look="danger"
            size="large"
            busy={begin.busy}
            disabled={withPassword && password === ''}
          >
            {_('protection.break.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className={styles.form}>
        <ul className={styles.what}>
          <li>{_('protection.break.what.1')}</li>
          <li>{_('protection.break.what.2')}</li>
          <li>{_('protection.break.what.3')}</li>
          <li>
            <strong>{_(`protection.break.what.${end}`)}</strong>
          </li>
        </ul>
        {withPassword && (
          <Field label={_('protection.break.password')} error={begin.fault.password}>
            <PasswordInput
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
              words={{ show: _('protection.break.password.show'), hide: _('protection.break.password.hide') }}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}

function useTakeBreak(onDone: () => void) {
  const { _ } = useLingui()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { term: BreakTerm; password?: string }) => call(takeBreak, { body }),
    onSuccess: (protection) => {
      keepProtection(protection)
      queryClient.invalidateQueries({ queryKey: keyOf(ownProtection) })
      onDone()
    },
  })
  const faults = error ? fieldFaults(error, _) : []
  const ofPassword = faults.find(({ field }) => field === 'password')?.message
  return {
    send: (body: { term: BreakTerm; password?: string }) => !isPending && mutate(body),
    busy: isPending,
    fault: { password: ofPassword, general: ofPassword ? undefined : faults[0]?.message },
  }
}
