import { useLingui } from '@lingui/react'
import { codeFault } from '@sanuk/contracts/credentials'
import { type FreshProof, startProof } from '@sanuk/contracts/factors'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import { ownSecurity, sendProofCode } from '@sanuk/contracts/security'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { Select } from '@sanuk/ui/select'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextInput } from '@sanuk/ui/text-input'
import { RefusedError } from '@sanuk/wire/faults'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../components/code-field.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { askPasskey } from '../../wire/passkey.ts'
import { read } from '../../wire/read.ts'
import { WordedFault } from '../../wire/worded-fault.ts'
import styles from './security.module.css'
import type { Proved } from './use-proof.tsx'

type Way = FreshProof['way']
type Offers = readonly { readonly way: Way; readonly hint: string | null }[]

type Props = {
  readonly work: Proved
  readonly onDone: () => void
  /** Something else than the proof is wrong. */
  readonly onFault: (fault: unknown) => void
  readonly onClose: () => void
}

/** Asks a member once more who they are, before something changes by which they sign in. */
export function ProofDialog(props: Props) {
  const { _ } = useLingui()
  const { data } = useQuery({ ...read(ownSecurity), staleTime: 0 })
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={_('security.proof.title')}
      description={_('security.proof.lead')}
      closeLabel={_('site.close')}
    >
      {data ? <ProofForm {...props} offers={data.proofs} /> : <Skeleton shape="control" height="180px" />}
    </Dialog>
  )
}

/** What may be wrong with a proof, and is said beside it. */
const OF_PROOF: readonly RefusalCode[] = [
  ...(['proof_required', 'code_wrong', 'code_expired', 'passkey_refused', 'too_many_requests'] as const),
]

function ProofForm({ work, onDone, onFault, offers }: Props & { readonly offers: Offers }) {
  const { _ } = useLingui()
  const [way, setWay] = useState<Way>(offers[0]?.way ?? 'password')
  const { register, handleSubmit, setError, setValue, formState } = useForm({ defaultValues: { secret: '' } })
  const { errors, isSubmitting } = formState
  const hint = offers.find((offer) => offer.way === way)?.hint
  const say = (message: string) => setError('secret', { message }, { shouldFocus: true })

  async function proofOf(secret: string): Promise<FreshProof | null> {
    if (way !== 'passkey') return way === 'password' ? { way, password: secret } : { way, code: secret }
    const response = await askPasskey(await call(startProof))
    return response && { way, response }
  }

  async function send({ secret }: { secret: string }) {
    const proof = await proofOf(secret).catch((fault: unknown) => say(faultText(fault, _)))
    if (!proof) return
    try {
      await work(proof)
      onDone()
    } catch (fault) {
      // The browser refused a new passkey: the proof was right.
      if (fault instanceof WordedFault) return onFault(fault)
      if (!(fault instanceof RefusedError) || OF_PROOF.includes(fault.code)) return say(faultText(fault, _))
      if (fault.code === 'incorrect_credentials') return say(_('field.password_wrong'))
      onFault(fault)
    }
  }

  async function sendCode() {
    try {
      return await call(sendProofCode, { body: { channel: way === 'mail' ? 'mail' : 'sms' } })
    } catch (fault) {
      say(faultText(fault, _))
      return null
    }
  }

  function validate(text: string) {
    if (way === 'passkey') return true
    if (way === 'password') return text !== '' || _('field.required')
    const word = codeFault(way === 'recovery_code' ? way : 'six_digits', text)
    return word === null || _(word)
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
      {offers.length > 1 && (
        <Field label={_('security.proof.way')}>
          <Select
            options={offers.map((offer) => ({ value: offer.way, label: _(`security.proof.way.${offer.way}`) }))}
            value={way}
            onChange={(next) => {
              setWay(next)
              setValue('secret', '')
            }}
          />
        </Field>
      )}
      {hint && <p className={styles.note}>{_('identity.prove.goes_to', { hint })}</p>}
      <SecretField
        way={way}
        sendCode={sendCode}
        error={errors.secret?.message}
        input={register('secret', { validate })}
      />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_(way === 'passkey' ? 'identity.prove.passkey' : 'security.proof.submit')}
      </Button>
    </form>
  )
}

type SecretProps = {
  readonly way: Way
  readonly sendCode: ComponentProps<typeof CodeField>['send']
  readonly error: string | undefined
  readonly input: ComponentProps<typeof TextInput>
}

function SecretField({ way, sendCode, error, input }: SecretProps) {
  const { _ } = useLingui()
  switch (way) {
    case 'password':
      return (
        <Field label={_('security.proof.password')} error={error}>
          <PasswordInput
            autoComplete="current-password"
            words={{ show: _('security.show'), hide: _('security.hide') }}
            {...input}
          />
        </Field>
      )
    case 'sms':
    case 'mail':
      return <CodeField key={way} certain send={sendCode} error={error} input={input} />
    case 'passkey':
      return (
        <div aria-live="polite" className={styles.fault}>
          {error}
        </div>
      )
    default:
      return (
        <Field label={_(`identity.prove.code.${way}`)} error={error}>
          <TextInput inputMode={way === 'totp' ? 'numeric' : 'text'} autoComplete="one-time-code" {...input} />
        </Field>
      )
  }
}
