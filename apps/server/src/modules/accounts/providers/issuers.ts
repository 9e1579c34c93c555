import type { Outgoing } from '@sanuk/host/outgoing'
import * as openid from 'openid-client'
import type { ProviderSettings } from './store/configured.ts'

type Client = Pick<ProviderSettings, 'issuer' | 'clientId' | 'tokenEndpoint'> & { readonly clientSecret: string }

/** How long an issuer may take to answer, and for how long what it says of itself is believed. */
const TIMEOUT_SECONDS = 10
const BELIEVED_MS = 10 * 60 * 1000

/** There are as many as brands have providers. */
const KEPT_MAX = 200

/** Finds out what issuers say of themselves, and remembers it for a while. Throws where one does not answer. */
export function createIssuers(outgoing: Outgoing) {
  const known = new Map<string, { client: Promise<openid.Configuration>; until: number }>()
  return (client: Client): Promise<openid.Configuration> => {
    const name = JSON.stringify([client.issuer, client.clientId, client.clientSecret, client.tokenEndpoint])
    const kept = known.get(name)
    if (kept && kept.until > performance.now()) return kept.client
    if (known.size >= KEPT_MAX) known.clear()
    const found = discover(client, outgoing)
    found.catch(() => known.delete(name))
    known.set(name, { client: found, until: performance.now() + BELIEVED_MS })
    return found
  }
}

/** What an issuer says of itself at this moment. Throws where it does not answer. */
export async function discover(
  { issuer, clientId, clientSecret, tokenEndpoint }: Client,
  { fetch }: Outgoing,
): Promise<openid.Configuration> {
  const address = new URL(issuer)
  // Only a demo brand may have one on this machine (`issuer-rule.ts`).
  const execute = address.protocol === 'http:' ? [openid.allowInsecureRequests] : []
  const found = await openid.discovery(address, clientId, undefined, undefined, {
    execute,
    timeout: TIMEOUT_SECONDS,
    [openid.customFetch]: fetch,
  })
  const { supportsPKCE: _, ...said } = found.serverMetadata()
  const methods = said.token_endpoint_auth_methods_supported
  const byBody = methods === undefined || methods.includes('client_secret_post')
  const authentication = byBody ? openid.ClientSecretPost(clientSecret) : openid.ClientSecretBasic(clientSecret)
  const metadata = tokenEndpoint === null ? said : { ...said, token_endpoint: tokenEndpoint }
  const configuration = new openid.Configuration({ ...metadata }, clientId, clientSecret, authentication)
  configuration.timeout = TIMEOUT_SECONDS
  configuration[openid.customFetch] = fetch
  for (const allow of execute) allow(configuration)
  return configuration
}
