import { useLingui } from '@lingui/react'
import { type RegistrationRules, registrationRules } from '@sanuk/contracts/registration-rules'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Tabs } from '@sanuk/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useModules } from '../../../brand/use-modules.ts'
import type { PanelProps } from '../../../panels/panel-table.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import { pendingSignIn } from '../../../session/pending-sign-in.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { provedNumber } from '../number-proof/proved-number.ts'
import { ProviderButtons } from '../sign-in/provider-buttons.tsx'
import { useSignedInAlready } from '../use-signed-in-already.ts'
import { RegisterForm } from './register-form.tsx'
import { type RegistrationWay, rulesOf } from './registration.ts'
import { useInvitation } from './use-invitation.ts'

/** Opening an account. Which ways and fields there are, and what they accept, is the brand's to say. */
export function RegisterDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const panels = usePanels()
  useSignedInAlready(open)
  const { data, error, refetch } = useQuery(read(registrationRules))
  const { rules, ...invitation } = useInvitation(data)
  const [fault, setFault] = useState<string>()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('identity.register.title')}
      description={useLead()}
      closeLabel={_('site.close')}
    >
      {rules && (
        <>
          <RegistrationWays rules={rules} invitation={invitation} />
          {!pendingSignIn('register') && (
            <div className={styles.ways}>
              <FormFault message={fault} />
              <ProviderButtons onFault={setFault} />
            </div>
          )}
          <p className={styles.other}>
            {_('identity.register.member')}
            <Button look="ghost" size="small" onClick={() => panels.open('login')}>
              {_('identity.register.login')}
            </Button>
          </p>
        </>
      )}
      {!rules && !error && <FormSkeleton label={_('site.loading')} />}
      {!rules && error && (
        <ErrorState title={_('identity.register.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
    </Dialog>
  )
}

/** What is left to be done, for whoever has shown already who they are. */
function useLead(): string {
  const { _ } = useLingui()
  const provided = pendingSignIn('register')
  if (provided) {
    const who = provided.email ?? provided.name
    return who ? _('identity.register.lead.provider', { who }) : _('identity.register.lead.provided')
  }
  return _(provedNumber() ? 'identity.register.lead.number' : 'identity.register.lead')
}

type WaysProps = {
  readonly rules: RegistrationRules
  readonly invitation: { readonly shown: string; readonly unseen: string | null }
}

/** By username, by mobile number, or both, as the brand has switched them on. */
function RegistrationWays({ rules, invitation }: WaysProps) {
  const { _ } = useLingui()
  const isOn = useModules()
  const ways = (['username', 'mobile'] as const).filter((way) =>
    isOn(way === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3'),
  )
  const [chosen, choose] = useState<RegistrationWay>()
  const provided = pendingSignIn('register') !== null
  const headed = provedNumber() ? ('mobile' as const) : undefined
  const way = chosen ?? headed ?? ways[0] ?? 'username'
  const formOf = (it: RegistrationWay) => (
    <RegisterForm
      key={`${it} ${invitation.shown}`}
      way={it}
      rules={rulesOf(rules, it, it === 'username' ? !provided : isOn('MOBILENUMPASSREG3'))}
      invitation={invitation}
    />
  )
  if (ways.length < 2) return formOf(way)
  return (
    <Tabs
      label={_('identity.register.title')}
      wide
      value={way}
      onChange={choose}
      tabs={ways.map((it) => ({ value: it, label: _(`identity.by_${it}`), panel: formOf(it) }))}
    />
  )
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.form} role="status" aria-label={label}>
      {['username', 'password', 'confirmation', 'birthday'].map((field) => (
        <div key={field} className={styles.fieldSkeleton}>
          <Skeleton width="90px" />
          <Skeleton shape="control" height="var(--touch)" />
        </div>
      ))}
      <Skeleton shape="control" height="var(--touch)" />
    </div>
  )
}
