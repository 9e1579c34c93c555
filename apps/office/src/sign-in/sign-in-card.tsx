import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { useState } from 'react'
import { useSignIn } from '../session/use-session.ts'
import { useTheme } from '../theme/theme.ts'
import { CodeForm, type Proved } from './code-form.tsx'
import { type Begun, CredentialsForm } from './credentials-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './sign-in-page.module.css'

type Step =
  | { readonly at: 'credentials' }
  | { readonly at: 'code'; readonly begun: Begun }
  | { readonly at: 'recovery'; readonly proved: Proved }

/** The way in, one thing after the other: password, code and, with a new app, the recovery codes. */
export function SignInCard() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const [step, setStep] = useState<Step>({ at: 'credentials' })
  const goIn = ({ token }: Proved) => signIn(token)
  const prove = (proved: Proved) =>
    proved.recoveryCodes.length > 0 ? setStep({ at: 'recovery', proved }) : goIn(proved)
  return (
    <Card className={styles.card} data-theme={useTheme()}>
      <h1 className={styles.title}>{_(TITLES[step.at])}</h1>
      {step.at === 'credentials' && <CredentialsForm onBegun={(begun) => setStep({ at: 'code', begun })} />}
      {step.at === 'code' && (
        <CodeForm begun={step.begun} onProved={prove} onOver={() => setStep({ at: 'credentials' })} />
      )}
      {step.at === 'recovery' && <RecoveryCodes codes={step.proved.recoveryCodes} onKept={() => goIn(step.proved)} />}
    </Card>
  )
}

const TITLES = {
  credentials: 'office.sign_in',
  code: 'office.proof',
  recovery: 'office.recovery',
} as const
