import { useLingui } from '@lingui/react'
import { startPasskey } from '@sanuk/contracts/factors'
import { login } from '@sanuk/contracts/identity'
import { listProviders, startProvider } from '@sanuk/contracts/providers'
import { Button } from '@sanuk/ui/button'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { ProviderMark } from '../../../components/provider-mark.tsx'
import { spendProviderReturn } from '../../../session/provider-return.ts'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { askPasskey } from '../../../wire/passkey.ts'
import { read } from '../../../wire/read.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'

/** Why nobody came back with a ticket, as far as there are words for it. */
const REFUSALS = ['provider_denied', 'provider_failed', 'provider_unreachable'] as const

/** Ways in that need no password: a passkey of this device, and accounts of others that the brand has switched on. */
export function OtherWays() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const { data } = useQuery(read(listProviders))

  async function trying(way: string, work: () => Promise<void>) {
    setBusy(way)
    setFault(undefined)
    await work().catch((error: unknown) => setFault(faultText(error, _)))
    setBusy(undefined)
  }

  const goOn = useEffectEvent(() => {
    const returned = spendProviderReturn()
    if (!returned) return
    if ('ticket' in returned) {
      const body = { type: 'provider' as const, ticket: returned.ticket }
      return trying('return', async () => signIn(await call(login, { body })))
    }
    const known = REFUSALS.find((code) => code === returned.refusal) ?? 'provider_failed'
    setFault(_(`identity.provider.${known}`))
  })
  useEffect(() => void goOn(), [])

  const byPasskey = () =>
    trying('passkey', async () => {
      const response = await askPasskey(await call(startPasskey))
      if (response) await signIn(await call(login, { body: { type: 'passkey', response } }))
    })
  const byProvider = (provider: string) =>
    trying(provider, async () => {
      const { url } = await call(startProvider, { params: { provider }, body: { page: 'login' } })
      location.assign(url)
    })

  return (
    <div className={styles.ways}>
      <FormFault message={fault} />
      {'PublicKeyCredential' in globalThis && (
        <Button look="outline" wide icon={<KeyRound />} busy={busy === 'passkey'} onClick={byPasskey}>
          {_('identity.passkey')}
        </Button>
      )}
      {data?.providers.map(({ code, name }) => (
        <Button
          key={code}
          look="outline"
          wide
          icon={<ProviderMark code={code} />}
          busy={busy === code}
          onClick={() => byProvider(code)}
        >
          {_('identity.provider', { name })}
        </Button>
      ))}
    </div>
  )
}
