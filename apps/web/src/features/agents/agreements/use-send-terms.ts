import { useLingui } from '@lingui/react'
import { askForAgreement } from '@sanuk/contracts/agent-agreements'
import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { useRef, useState } from 'react'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { termFaults } from './term-faults.ts'
import { type Person, reloadAgreements } from './use-agreements.ts'
import type { Counterpart } from './use-preview.ts'

type Refused = { readonly name: string; readonly faults: Readonly<Record<string, string>> }

/**
 * Asks the other agent for tiers; none end the contract. The same tiers sent again after a lost answer are one request; other
 * tiers are another one. `faultsOf` says what was wrong with these very tiers when they were sent.
 */
export function useSendTerms(scheme: Counterpart['scheme'], other: Person) {
  const { _ } = useLingui()
  const sent = useRef<{ readonly name: string; readonly requestId: string }>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)

  /** Whether the request was taken. */
  async function send(tiers: readonly AgentTier[]): Promise<boolean> {
    const name = JSON.stringify(tiers)
    if (sent.current?.name !== name) sent.current = { name, requestId: crypto.randomUUID() }
    const body = { requestId: sent.current.requestId, with: other.id, tiers: [...tiers] }
    setRefused(null)
    setBusy(true)
    try {
      await call(askForAgreement, { params: { scheme }, body })
    } catch (error) {
      setRefused({ name, faults: termFaults(error, _) })
      return false
    } finally {
      // Without an answer, too: the request may have arrived.
      await reloadAgreements()
      setBusy(false)
    }
    await notify('success', _('agent-agreements.terms.sent', { username: other.username }))
    return true
  }

  const faultsOf = (tiers: readonly AgentTier[] | null): Refused['faults'] =>
    tiers && refused?.name === JSON.stringify(tiers) ? refused.faults : {}
  return { send, busy, faultsOf }
}
