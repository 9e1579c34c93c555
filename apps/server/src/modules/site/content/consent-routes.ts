import { agreeToLegal, ownAgreement } from '@sanuk/contracts/content'
import type { Serve } from '#platform/serve'
import type { Consent } from './consent.ts'

/** What the signed-in member has to agree to. */
export function consentRoutes(serve: Serve, { consent }: { readonly consent: Consent }): void {
  serve(ownAgreement, async ({ brand, caller }) => ({ due: await consent.due({ id: caller.id, brand: brand.id }) }))

  serve(agreeToLegal, async ({ brand, caller, body, address }) => {
    const owner = { id: caller.id, brand: brand.id }
    await consent.agree(owner, body.versions, address)
    return { due: await consent.due(owner) }
  })
}
