import { useLingui } from '@lingui/react'
import { codeFault } from '@sanuk/contracts/credentials'
import { confirmContact, sendContactCode } from '@sanuk/contracts/security'
import type { CodeChannel } from '@sanuk/contracts/verification'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../components/code-field.tsx'
import { MobileField, useDiallingCodes } from '../../components/mobile-field.tsx'
import { notify } from '../../toasts/toasts.ts'
import { call, readyHumanProof } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import styles from './security.module.css'
import { type Proved, useProof } from './use-proof.tsx'

type Values = { to: string; code: string }

type Props = {
  readonly channel: CodeChannel
  /** The one that the account has, masked, where that is to be confirmed; otherwise one is typed. */
  readonly kept: string | null
  readonly onClose: () => void
}

/** A number or an address, and the code that was sent there: from then on it is the member's. */
export function ContactDialog({ channel, kept, onClose }: Props) {
  const { _ } = useLingui()
  const [usual = '66'] = useDiallingCodes()
  const [countryDialingCode, setDialling] = useState(usual)
  const { prove, asking } = useProof()
  const { register, handleSubmit, setError, trigger, getValues, formState } = useForm<Values>({
    defaultValues: { to: '', code: '' },
  })
  const { errors, isSubmitting } = formState

  function place(fault: unknown) {
    for (const { field, message } of fieldFaults(fault, _)) {
      const at = kept === null && OF_DESTINATION.includes(field) ? 'to' : 'code'
      setError(at, { message }, { shouldFocus: true })
    }
  }

  const send: Proved<Sent> = (proof) => {
    if (kept !== null) return call(sendContactCode, { body: { to: 'kept', channel } })
    const to = getValues('to')
    if (channel === 'mail') return call(sendContactCode, { body: { to: 'email', email: to, proof } })
    return call(sendContactCode, { body: { to: 'mobile', mobileNum: to, countryDialingCode, proof } })
  }

  async function sendCode() {
    if (kept === null && !(await trigger('to', { shouldFocus: true }))) return null
    return (await prove(send, place))?.value ?? null
  }

  async function confirm({ code }: Values) {
    try {
      await call(confirmContact, { body: { channel, verificationCode: code } })
      notify('success', _(`security.contacts.${channel}.done`))
      onClose()
    } catch (fault) {
      place(fault)
    }
  }

  const filled = (text: string) => text.trim() !== '' || _('field.required')
  function isCode(text: string) {
    const word = codeFault('six_digits', text)
    return word === null || _(word)
  }
  const input = register('to', { validate: (text) => kept !== null || filled(text) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={_(`security.contacts.${channel}.title`)}
      description={kept === null ? _(`security.contacts.${channel}.lead`) : _('identity.prove.goes_to', { hint: kept })}
      closeLabel={_('site.close')}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit(confirm)} onFocus={readyHumanProof}>
        {kept === null && channel === 'sms' && (
          <MobileField
            dialling={countryDialingCode}
            onDialling={setDialling}
            error={errors.to?.message}
            input={input}
          />
        )}
        {kept === null && channel === 'mail' && (
          <Field label={_('identity.field.email')} error={errors.to?.message}>
            <TextInput type="email" inputMode="email" autoComplete="email" {...input} />
          </Field>
        )}
        <CodeField
          certain
          send={sendCode}
          error={errors.code?.message}
          input={register('code', { validate: isCode })}
        />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('security.contacts.confirm')}
        </Button>
      </form>
      {asking}
    </Dialog>
  )
}

type Sent = { readonly expiredMinutes: number; readonly resendSeconds: number }

/** Fields of the calls that stand in the first box. */
const OF_DESTINATION: readonly string[] = ['mobileNum', 'countryDialingCode', 'email']
