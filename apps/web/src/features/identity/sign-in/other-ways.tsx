import { useLingui } from '@lingui/react'
import { startPasskey } from '@sanuk/contracts/factors'
import { login } from '@sanuk/contracts/identity'
import { Button } from '@sanuk/ui/button'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { spendProviderReturn } from '../../../session/provider-return.ts'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { askPasskey } from '../../../wire/passkey.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

/** Why nobody came back with a ticket, as far as there are words for it. */
const REFUSALS = ['provider_denied', 'provider_failed', 'provider_unreachable'] as const

/** Ways in that need no password: a passkey of this device, and accounts of others that the brand has switched on. */
export function OtherWays() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const [fault, setFault] = useState<string>()

  async function trying(work: () => Promise<void>) {
    setFault(undefined)
    await work().catch((error: unknown) => setFault(faultText(error, _)))
  }

  const goOn = useEffectEvent(() => {
    const returned = spendProviderReturn()
    if (!returned) return
    if ('ticket' in returned) {
      const body = { type: 'provider' as const, ticket: returned.ticket }
      return trying(async () => signIn(await call(login, { body })))
    }
    const known = REFUSALS.find((code) => code === returned.refusal) ?? 'provider_failed'
    setFault(_(`identity.provider.${known}`))
  })
  useEffect(() => void goOn(), [])

  const byPasskey = () =>
    trying(async () => {
      const response = await askPasskey(await call(startPasskey))
      if (response) await signIn(await call(login, { body: { type: 'passkey', response } }))
    })

  return (
    <div className={styles.ways}>
      <FormFault message={fault} />
      {'PublicKeyCredential' in globalThis && (
        <Button look="outline" wide icon={<KeyRound />} onClick={byPasskey}>
          {_('identity.passkey')}
        </Button>
      )}
      <ProviderButtons onFault={setFault} />
    </div>
  )
}
