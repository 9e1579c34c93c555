import { useLingui } from '@lingui/react'
import { codeFault } from '@sanuk/contracts/credentials'
import { operatorProof } from '@sanuk/contracts/operators'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { QrCode } from '@sanuk/ui/qr-code'
import { TextInput } from '@sanuk/ui/text-input'
import { RefusedError } from '@sanuk/wire/faults'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CopyButton } from '../components/copy-button.tsx'
import { FormFault } from '../components/form-fault.tsx'
import { call } from '../wire/call.ts'
import { faultText } from '../wire/fault-text.ts'
import type { Begun } from './credentials-form.tsx'
import styles from './sign-in-page.module.css'

export type Proved = AnswerOf<typeof operatorProof>

type Props = {
  begun: Begun
  onProved: (proved: Proved) => void
  /** The sign-in cannot go on: it begins anew. */
  onOver: () => void
}

/** The second half: a code of the authenticator app, which is set up first where there is none. */
export function CodeForm({ begun, onProved, onOver }: Props) {
  const { _ } = useLingui()
  const [way, setWay] = useState<'totp' | 'recovery'>('totp')
  const { register, handleSubmit, setError, setFocus, formState, reset } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState

  async function send({ code }: { code: string }) {
    try {
      onProved(await call(operatorProof, { body: { ticket: begun.ticket, way, code } }))
    } catch (fault) {
      const wrong = fault instanceof RefusedError && fault.code === 'code_wrong'
      setError(wrong ? 'code' : 'root', { message: faultText(fault, _) })
      if (wrong) setFocus('code', { shouldSelect: true })
    }
  }

  function validate(text: string) {
    const word = codeFault(way === 'totp' ? 'six_digits' : 'recovery_code', text)
    return word === null || _(word)
  }

  const change = () => {
    reset()
    setWay(way === 'totp' ? 'recovery' : 'totp')
  }
  const word = way === 'totp' ? 'code' : 'recovery'
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
      <FormFault>{errors.root?.message}</FormFault>
      {begun.enrol ? <NewApp enrol={begun.enrol} /> : <p>{_(`office.proof.${word}.note`)}</p>}
      <Field label={_(`office.proof.${word}`)} error={errors.code?.message}>
        <TextInput
          autoFocus
          inputMode={way === 'totp' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          {...register('code', { validate })}
        />
      </Field>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_('office.proof.confirm')}
      </Button>
      <div className={styles.ways}>
        {!begun.enrol && (
          <Button look="ghost" size="small" onClick={change}>
            {_(way === 'totp' ? 'office.proof.use_recovery' : 'office.proof.use_code')}
          </Button>
        )}
        <Button look="ghost" size="small" onClick={onOver}>
          {_('office.proof.again')}
        </Button>
      </div>
    </form>
  )
}

function NewApp({ enrol: { secret, uri } }: { enrol: NonNullable<Begun['enrol']> }) {
  const { _ } = useLingui()
  return (
    <>
      <p>{_('office.proof.enrol')}</p>
      <div className={styles.picture}>
        <QrCode text={uri} label={_('office.proof.enrol.picture')} />
      </div>
      <p className={styles.secret}>
        <span>{_('office.proof.enrol.secret')}</span>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} label={_('office.proof.enrol.copy')} />
      </p>
    </>
  )
}
