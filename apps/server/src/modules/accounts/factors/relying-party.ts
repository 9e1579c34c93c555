import { Refusal } from '#platform/refusal'

/** For whom passkeys are made and used: WebAuthn's relying party, and the origin at which that is done. */
export type RelyingParty = { readonly id: string; readonly origin: string }

/**
 * The relying party of a brand at one of its origins: the shortest of its domains that the host stands below, so that
 * `www.` and the bare name share their passkeys. Refuses with `invalid_domain` where the host is not the brand's.
 */
export function relyingParty(domains: readonly string[], origin: string): RelyingParty {
  const host = new URL(origin).hostname
  if (!domains.includes(host)) throw new Refusal('invalid_domain')
  const own = domains.filter((domain) => host === domain || host.endsWith(`.${domain}`))
  const id = own.reduce((shortest, domain) => (domain.length < shortest.length ? domain : shortest), host)
  return { id, origin }
}
