import type { FreshProof as Shown } from '@sanuk/contracts/factors'
import {
  confirmContact,
  ownSecurity,
  sendContactCode,
  sendProofCode,
  setFirstPassword,
  setPaymentPassword,
} from '@sanuk/contracts/security'
import type { MemberCaller } from '#platform/caller'
import type { Visit } from '#platform/capabilities/visit'
import type { Serve } from '#platform/serve'
import type { FreshProof } from '../factors/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Security } from './index.ts'

type Needs = {
  readonly security: Security
  readonly identity: Pick<Identity, 'setFirstPassword' | 'setPaymentPassword'>
  readonly freshProof: FreshProof
}

export function securityRoutes(serve: Serve, { security, identity, freshProof }: Needs): void {
  /** Asks for the proof that a call brought, when its turn comes. */
  const proving = (call: Visit & { readonly caller: MemberCaller }, proof: Shown | undefined) => () =>
    freshProof.demand({ id: call.caller.id, brand: call.brand.id }, proof, call)

  serve(ownSecurity, async ({ caller }) => {
    const [own, proofs] = await Promise.all([security.describe(caller.id), freshProof.waysOf(caller.id)])
    return { ...own, proofs: [...proofs] }
  })

  serve(sendProofCode, ({ caller, body, ...visit }) => security.proofCodes.send(caller.id, body.channel, visit))

  serve(sendContactCode, (call) => {
    const prove = proving(call, 'proof' in call.body ? call.body.proof : undefined)
    return security.contacts.sendCode(call.caller, call.body, { visit: call, prove })
  })

  serve(confirmContact, async (call) => {
    await security.contacts.confirm(call.caller, call.body, call)
    return {}
  })

  serve(setFirstPassword, async (call) => {
    const { proof, ...wish } = call.body
    const { id, session } = call.caller
    await identity.setFirstPassword(id, wish, { session, prove: proving(call, proof) })
    return {}
  })

  serve(setPaymentPassword, async (call) => {
    const { proof, ...wish } = call.body
    const usableFrom = await identity.setPaymentPassword(call.caller.id, wish, proving(call, proof))
    if (usableFrom) security.tell(call.caller, 'payment_password', call)
    return { usableFrom: usableFrom?.toISOString() ?? null }
  })
}
