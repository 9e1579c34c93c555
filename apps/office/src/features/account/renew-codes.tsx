import { useLingui } from '@lingui/react'
import { codeFault } from '@sanuk/contracts/credentials'
import { renewOperatorCodes } from '@sanuk/contracts/operators'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { OPERATOR } from '../../session/use-operator.ts'
import { RecoveryCodes } from '../../sign-in/recovery-codes.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './account.module.css'

/** How many recovery codes are left, and new ones for a code of the app. */
export function RenewCodes({ left }: { left: number }) {
  const { _ } = useLingui()
  const doing = useDoing(OPERATOR)
  const [fresh, setFresh] = useState<readonly string[] | null>(null)
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { code: '' } })

  async function send({ code }: { code: string }) {
    try {
      const { recoveryCodes } = await doing(() => call(renewOperatorCodes, { body: { code } }))
      setFresh(recoveryCodes)
      reset()
    } catch (fault) {
      setError('code', { message: faultText(fault, _) })
    }
  }

  function validate(text: string) {
    const word = codeFault('six_digits', text)
    return word === null || _(word)
  }

  return (
    <Card title={_('office.recovery')}>
      {fresh ? (
        <RecoveryCodes codes={fresh} onKept={() => setFresh(null)} />
      ) : (
        <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
          <p>{_('operators.recovery.left', { left })}</p>
          <Field label={_('office.proof.code')} error={formState.errors.code?.message}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              {...register('code', { validate })}
            />
          </Field>
          <div>
            <Button type="submit" look="outline" busy={formState.isSubmitting}>
              {_('operators.recovery.renew')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
