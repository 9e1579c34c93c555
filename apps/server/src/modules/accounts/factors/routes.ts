import {
  addPasskey,
  confirmTotp,
  listFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  startAddingPasskey,
  startPasskey,
  startProof,
  startTotp,
} from '@sanuk/contracts/factors'
import type { Brand, MemberCaller } from '#platform/caller'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Factors } from './factors.ts'
import type { DemandProof } from './fresh-proof.ts'

type Needs = {
  readonly factors: Factors
  readonly demandProof: DemandProof
  /** Whether anything but a passkey lets the member in. */
  readonly isLetInOtherwise: (member: string) => Promise<boolean>
}

export function factorsRoutes(serve: Serve, needs: Needs): void {
  totpRoutes(serve, needs)
  passkeyRoutes(serve, needs)
}

const ownerOf = ({ caller, brand }: { caller: MemberCaller; brand: Brand }) => ({
  id: caller.id,
  username: caller.username,
  brand: brand.id,
})

function totpRoutes(serve: Serve, { factors, demandProof }: Needs): void {
  const { totp, passkeys } = factors

  serve(listFactors, async ({ caller }) => {
    const [{ since, recoveryCodes }, keys] = await Promise.all([totp.describe(caller.id), passkeys.list(caller.id)])
    return {
      totp: since && { since: since.toISOString() },
      recoveryCodes,
      passkeys: keys.map(({ id, name, synced, madeAt, usedAt }) => ({
        id,
        name,
        synced,
        madeAt: madeAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
    }
  })

  serve(startTotp, async (call) => {
    await demandProof(ownerOf(call), call.body.proof, call)
    return totp.start(ownerOf(call), call.brand)
  })

  serve(confirmTotp, async (call) => ({ recoveryCodes: await totp.confirm(ownerOf(call), call.body.code) }))

  serve(removeTotp, async (call) => {
    await demandProof(ownerOf(call), call.body.proof, call)
    await totp.remove(call.caller.id)
    return {}
  })

  serve(renewRecoveryCodes, async (call) => {
    await demandProof(ownerOf(call), call.body.proof, call)
    return { recoveryCodes: await totp.renewCodes(ownerOf(call)) }
  })
}

function passkeyRoutes(serve: Serve, { factors: { passkeys }, demandProof, isLetInOtherwise }: Needs): void {
  serve(startPasskey, (call) => passkeys.start(call, null))

  serve(startProof, (call) => passkeys.start(call, call.caller.id))

  serve(startAddingPasskey, async (call) => {
    await demandProof(ownerOf(call), call.body.proof, call)
    return passkeys.startAdding(call.caller, call)
  })

  serve(addPasskey, async (call) => ({ id: await passkeys.add(call.caller, call.body, call) }))

  serve(renamePasskey, async ({ caller, params, body }) => {
    if (!(await passkeys.rename(caller.id, params.id, body.name))) throw new Refusal('not_found')
    return {}
  })

  serve(removePasskey, async (call) => {
    const { id } = call.caller
    await demandProof(ownerOf(call), call.body.proof, call)
    await passkeys.remove(id, call.body.id, () => isLetInOtherwise(id))
    return {}
  })
}
