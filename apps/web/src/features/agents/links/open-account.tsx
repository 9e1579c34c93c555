import { useLingui } from '@lingui/react'
import { isAgentType } from '@sanuk/contracts/identity'
import { type RegistrationField, registrationRules } from '@sanuk/contracts/registration-rules'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextInput } from '@sanuk/ui/text-input'
import { RefusedError } from '@sanuk/wire/faults'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHints } from '../../../components/use-hints.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { fieldFaults } from '../../../wire/field-faults.ts'
import { read } from '../../../wire/read.ts'
import styles from './links.module.css'
import { OpenedDialog } from './opened-dialog.tsx'
import { TermFields } from './term-fields.tsx'
import { useGivenTerms } from './use-given-terms.ts'
import type { Links } from './use-links.ts'
import { type OpenedAccount, useOpenAccount } from './use-open-account.ts'
import { typeOf, useTypeOptions } from './use-type-options.ts'

type OpenAccountProps = Pick<Links, 'types' | 'offers'>

/** Opening an account for somebody else, by the same rules for usernames as everybody's. */
export function OpenAccount({ types, offers }: OpenAccountProps) {
  const { _ } = useLingui()
  const rules = useQuery(read(registrationRules))
  if (types.length === 0) return <p className={styles.lead}>{_('agent-links.no_types')}</p>
  if (rules.isLoadingError) {
    return (
      <ErrorState title={_('agent-links.account.rules.failed')} retryLabel={_('site.retry')} onRetry={rules.refetch}>
        {faultText(rules.error, _)}
      </ErrorState>
    )
  }
  if (!rules.data) return <Skeleton shape="card" className={styles.waiting} />
  // A brand may leave the username out of its own form; an account that somebody else opens always has one.
  return <AccountForm types={types} offers={offers} rule={{ ...rules.data.username, required: true }} />
}

type AccountFormProps = OpenAccountProps & { readonly rule: RegistrationField }

function AccountForm({ types, offers, rule }: AccountFormProps) {
  const { _ } = useLingui()
  const hints = useHints()
  const open = useOpenAccount()
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const terms = useGivenTerms(offers)
  const [username, setUsername] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<OpenedAccount | null>(null)
  const type = typeOf(chosen, types)
  const options = useTypeOptions(types)
  const isAgent = type !== undefined && isAgentType(type)
  const focusFault = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  const readTerms = () => flushSync(() => (isAgent ? terms.read() : []))
  const usernameFault = (): string | undefined => hints.fault(username.trim(), rule)

  function showFault(error: unknown) {
    if (flushSync(() => terms.refuse(error))) return focusFault()
    const found = locateFault(error, _)
    setFaults(found)
    if (found.username) input.current?.focus()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (type === undefined || busy) return
    const fault = usernameFault()
    setFaults({ username: fault })
    const given = readTerms()
    if (fault) return input.current?.focus()
    if (given === null) return focusFault()
    setBusy(true)
    try {
      setOpened(await open({ username: username.trim(), type, terms: given }))
      setUsername('')
      terms.clear()
    } catch (error) {
      showFault(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card className={styles.account}>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        <p className={styles.lead}>{_('agent-links.account.lead')}</p>
        <Field label={_('agent-links.account.username')} hint={hints.rules(rule)} error={faults.username}>
          <TextInput
            ref={input}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            onBlur={() => username !== '' && setFaults({ username: usernameFault() })}
          />
        </Field>
        {types.length > 1 && (
          <Field label={_('agent-links.account.type')}>
            <Select options={options} value={String(type)} onChange={setChosen} />
          </Field>
        )}
        {isAgent && <TermFields terms={terms} note={_('agent-terms.account.note')} />}
        <p role="alert" className={faults.form ? styles.fault : undefined}>
          {faults.form}
        </p>
        <Button type="submit" size="large" icon={<UserRoundPlus />} busy={busy}>
          {_('agent-links.account.submit')}
        </Button>
      </form>
      {opened && <OpenedDialog account={opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}

type Faults = { readonly username?: string | undefined; readonly form?: string }

/** What is wrong with the username stands beside it, everything else above the button. */
function locateFault(fault: unknown, say: ReturnType<typeof useLingui>['_']): Faults {
  const found = fieldFaults(fault, say)
  const ofName = found.find(({ field }) => field === 'username')?.message
  if (ofName) return { username: ofName }
  if (fault instanceof RefusedError && fault.code === 'username_taken') return { username: fault.message }
  return { form: faultText(fault, say) }
}
