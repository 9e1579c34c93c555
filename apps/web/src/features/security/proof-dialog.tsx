import { useLingui } from '@lingui/react'
import { type FreshProof, listFactors, startProof } from '@sanuk/contracts/factors'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { Segmented } from '@sanuk/ui/segmented'
import { TextInput } from '@sanuk/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { askPasskey } from '../../wire/passkey.ts'
import { read } from '../../wire/read.ts'
import styles from './security.module.css'
import type { Proved } from './use-proof.tsx'

type Way = FreshProof['way']

/** Asks a member once more who they are, before something changes by which they sign in. */
export function ProofDialog({ work, onEnd }: { readonly work: Proved; readonly onEnd: (done: boolean) => void }) {
  const { _ } = useLingui()
  const { data } = useQuery(read(listFactors))
  const [way, setWay] = useState<Way>('password')
  const { register, handleSubmit, setError, setValue, formState } = useForm({ defaultValues: { secret: '' } })
  const { errors, isSubmitting } = formState
  const ways: readonly Way[] = [
    'password',
    ...(data?.totp ? (['totp'] as const) : []),
    ...(data && data.passkeys.length > 0 ? (['passkey'] as const) : []),
  ]

  async function proofOf(secret: string): Promise<FreshProof | null> {
    if (way !== 'passkey') return way === 'password' ? { way, password: secret } : { way, code: secret.trim() }
    const response = await askPasskey(await call(startProof))
    return response && { way, response }
  }

  async function send({ secret }: { secret: string }) {
    try {
      const proof = await proofOf(secret)
      if (!proof) return
      await work(proof)
      onEnd(true)
    } catch (fault) {
      setError('secret', { message: faultText(fault, _) }, { shouldFocus: true })
    }
  }

  const input = register('secret', { validate: (text) => way === 'passkey' || text !== '' || _('field.required') })
  return (
    <Dialog
      open
      onClose={() => onEnd(false)}
      title={_('security.proof.title')}
      description={_('security.proof.lead')}
      closeLabel={_('site.close')}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
        {ways.length > 1 && (
          <Segmented
            wide
            label={_('security.proof.way')}
            options={ways.map((value) => ({ value, label: _(`security.proof.way.${value}`) }))}
            value={way}
            onChange={(next) => {
              setWay(next)
              setValue('secret', '')
            }}
          />
        )}
        {way === 'password' && (
          <Field label={_('security.proof.password')} error={errors.secret?.message}>
            <PasswordInput
              autoComplete="current-password"
              words={{ show: _('security.show'), hide: _('security.hide') }}
              {...input}
            />
          </Field>
        )}
        {way === 'totp' && (
          <Field label={_('security.totp.code')} error={errors.secret?.message}>
            <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...input} />
          </Field>
        )}
        {way === 'passkey' && errors.secret && (
          <p role="alert" className={styles.fault}>
            {errors.secret.message}
          </p>
        )}
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('security.proof.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
