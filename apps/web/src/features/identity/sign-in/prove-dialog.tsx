import { useLingui } from '@lingui/react'
import { codeFault } from '@sanuk/contracts/credentials'
import type { ProofWay } from '@sanuk/contracts/identity'
import { beginProof, finishProof } from '@sanuk/contracts/sign-in-proof'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { RefusedError } from '@sanuk/wire/faults'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '../../../components/code-field.tsx'
import type { PanelProps } from '../../../panels/panel-table.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import { type PendingSignIn, pendingSignIn } from '../../../session/pending-sign-in.ts'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../../wire/call.ts'
import { askPasskey } from '../../../wire/passkey.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { placeFaults } from '../place-faults.ts'

type Pending = Extract<PendingSignIn, { outcome: 'prove' }>

/** One more proof, from a member with a second factor or on a device nobody knows. */
export function ProveDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const panels = usePanels()
  const [pending] = useState(() => pendingSignIn('prove'))
  const begin = useEffectEvent(() => panels.open('login'))
  useEffect(() => {
    if (open && !pending) begin()
  }, [open, pending])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('identity.prove.title')}
      description={_(`identity.prove.${pending?.reason ?? 'second_factor'}`)}
      closeLabel={_('site.close')}
    >
      {pending && <ProveForm pending={pending} />}
    </Dialog>
  )
}

/** What is wrong with what was typed, before it costs a try; `null` for nothing. */
function typedFault(way: ProofWay, text: string) {
  if (way === 'passkey') return null
  if (way === 'bank_name') return text.trim() === '' ? 'field.required' : null
  return codeFault(way === 'recovery_code' ? way : 'six_digits', text)
}

function ProveForm({ pending: { ticket, ways } }: { readonly pending: Pending }) {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const panels = usePanels()
  const [way, setWay] = useState<ProofWay>(ways[0]?.way ?? 'totp')
  const { register, handleSubmit, setError, setValue, formState } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState
  const hint = ways.find((it) => it.way === way)?.hint

  async function tell(fault: unknown) {
    if (fault instanceof RefusedError && fault.code === 'ticket_invalid') return panels.open('login')
    if (fault instanceof RefusedError) return setError('code', { message: fault.message }, { shouldFocus: true })
    placeFaults(fault, { setError, fields: ['code'], say: _ })
  }

  async function sendCode() {
    try {
      return (await call(beginProof, { body: { ticket, way } })).sent
    } catch (fault) {
      await tell(fault)
      return null
    }
  }

  async function answerPasskey(asked: 'passkey') {
    const passkey = await askPasskey((await call(beginProof, { body: { ticket, way: asked } })).passkey)
    return passkey && { passkey }
  }

  async function bodyOf(typed: string) {
    if (way === 'passkey') return { ticket, way, ...(await answerPasskey(way)) }
    return way === 'bank_name' ? { ticket, way, name: typed } : { ticket, way, code: typed }
  }

  async function prove({ code }: { code: string }) {
    try {
      await signIn(await call(finishProof, { body: await bodyOf(code) }))
    } catch (fault) {
      await tell(fault)
    }
  }

  const input = register('code', {
    validate: (text) => {
      const word = typedFault(way, text)
      return word === null || _(word)
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(prove)} onFocus={readyHumanProof}>
      <FormFault message={errors.root?.message} />
      {ways.length > 1 && (
        <Field label={_('identity.prove.way')}>
          <Select
            options={ways.map((it) => ({ value: it.way, label: _(`identity.prove.way.${it.way}`) }))}
            value={way}
            onChange={(next) => {
              setWay(next)
              setValue('code', '')
            }}
          />
        </Field>
      )}
      {hint && <p className={styles.hint}>{_('identity.prove.goes_to', { hint })}</p>}
      {way === 'sms' || way === 'mail' ? (
        <CodeField key={way} certain send={sendCode} error={errors.code?.message} input={input} />
      ) : way === 'passkey' ? (
        <FormFault message={errors.code?.message} />
      ) : (
        <Field label={_(`identity.prove.code.${way}`)} error={errors.code?.message}>
          <TextInput
            inputMode={way === 'totp' ? 'numeric' : 'text'}
            autoComplete={way === 'bank_name' ? 'name' : 'one-time-code'}
            {...input}
          />
        </Field>
      )}
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_(way === 'passkey' ? 'identity.prove.passkey' : 'identity.prove.submit')}
      </Button>
    </form>
  )
}
