import type { RETURN_PAGES } from '@sanuk/contracts/providers'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import type { Log } from '@sanuk/host/log'
import type { Outgoing } from '@sanuk/host/outgoing'
import type { SecretCipher } from '@sanuk/host/secret-cipher'
import * as openid from 'openid-client'
import * as z from 'zod/mini'
import { makeToken } from '#platform/bearer-token'
import type { Brand } from '#platform/caller'
import type { Cookies } from '#platform/cookies'
import type { Connection } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createIssuers } from './issuers.ts'
import type { ProviderRecord } from './store/configured.ts'
import type { Attempt, PassingStore, ProviderIdentity } from './store/passing.ts'

/** Where somebody is: at an origin of the brand, in a browser that keeps a cookie. */
export type Place = { readonly brand: Brand; readonly origin: string; readonly cookies: Cookies }

/** What a provider's redirect brought along. */
type Returned = { readonly [name in 'code' | 'state' | 'iss' | 'error']?: string | undefined }

/** By this cookie a browser is known that went to a provider: what came back elsewhere is good for nothing there. */
const COOKIE = 'provider'
/** As long as a visit to the provider and the ticket after it may take. */
const COOKIE_SECONDS = 45 * 60

const PAGES: Record<(typeof RETURN_PAGES)[number], string> = { login: '/login', account: '/?panel=securityCenter' }

/** What providers answer where somebody closed the window or said no, in OpenID Connect's words and in Facebook's. */
const DENIED = new Set(['access_denied', 'user_denied', 'user_cancelled_login', 'user_cancelled_authorize'])

/** No more than is needed; it is also all that Facebook and Google name alike. */
const SCOPE = 'openid email'

const secrets = z.strictObject({ verifier: z.string(), nonce: z.string() })

/** What was kept of a sign-in when it began. */
type Begun = Pick<Attempt, 'origin' | 'secrets'>

type Needs = {
  readonly store: PassingStore
  readonly cipher: SecretCipher
  readonly find: (brand: string, code: string) => Promise<ProviderRecord | null>
  readonly log: Log
  readonly outgoing: Outgoing
}

/**
 * Sign-ins with providers: authorization code with PKCE, state and nonce (OpenID Connect Core 3.1, RFC 9700 2.1.1), each
 * bound to the browser that began it.
 */
export function createProviderSignIn({ store, cipher, find, log, outgoing }: Needs) {
  const issuerOf = createIssuers(outgoing)

  const clientOf = async (brand: Brand, code: string): Promise<openid.Configuration> => {
    const provider = await find(brand.id, code)
    if (!provider?.enabled) throw new Refusal('not_found')
    const clientSecret = cipher.open(provider.clientSecret, `${brand.id} ${code}`)
    return issuerOf({ ...provider, clientSecret }).catch((error: unknown) => {
      log.warn({ provider: code, error: String(error) }, 'a sign-in provider does not say what it is')
      throw new Refusal('provider_unreachable')
    })
  }

  /** Who came back. Throws whatever is wrong with what the provider said. */
  const identify = async (
    provider: string,
    returned: Returned,
    { brand, attempt }: { brand: Brand; attempt: Begun },
  ) => {
    const state = returned.state ?? ''
    const { verifier, nonce } = secrets.parse(JSON.parse(cipher.open(attempt.secrets, state)))
    const address = new URL(callbackOf(attempt.origin, provider))
    for (const name of ['code', 'state', 'iss'] as const) {
      if (returned[name] !== undefined) address.searchParams.set(name, returned[name])
    }
    const checks = { pkceCodeVerifier: verifier, expectedNonce: nonce, expectedState: state, idTokenExpected: true }
    const tokens = await openid.authorizationCodeGrant(await clientOf(brand, provider), address, checks)
    return identityOf(provider, tokens.claims())
  }

  return {
    /** Where the browser is to go. Refuses with `not_found` and `provider_unreachable`. */
    start: async (provider: string, page: keyof typeof PAGES, { brand, origin, cookies }: Place): Promise<string> => {
      const client = await clientOf(brand, provider)
      const [state, nonce, verifier] = [makeToken(), openid.randomNonce(), openid.randomPKCECodeVerifier()]
      const browser = cookies.read(COOKIE) ?? makeToken()
      cookies.keep(COOKIE, browser, COOKIE_SECONDS)
      const sealed = cipher.seal(JSON.stringify({ verifier, nonce }), state)
      await store.keepAttempt(state, { brand: brand.id, provider, browser, origin, page: PAGES[page], secrets: sealed })
      const address = openid.buildAuthorizationUrl(client, {
        redirect_uri: callbackOf(origin, provider),
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return address.href
    },
    /** The page to go on with: in its fragment stands a ticket, or why there is none. */
    finish: async (provider: string, returned: Returned, place: Place): Promise<string> => {
      const { brand, cookies } = place
      const browser = cookies.read(COOKIE) ?? ''
      const attempt = await store.spendAttempt({ brand: brand.id, secret: returned.state ?? '', browser })
      if (attempt?.provider !== provider) return `${PAGES.login}#refusal=provider_failed`
      if (returned.error !== undefined) return `${attempt.page}#refusal=${refusalOf(returned.error)}`
      try {
        const identity = await identify(provider, returned, { brand, attempt })
        return `${attempt.page}#ticket=${await store.issueTicket(brand.id, browser, identity)}`
      } catch (error) {
        if (!(error instanceof Refusal)) log.warn({ provider, error: String(error) }, 'a sign-in provider failed')
        return `${attempt.page}#refusal=${error instanceof Refusal ? error.code : faultOf(error)}`
      }
    },
    /** Who a ticket stands for, in the browser that brought it; it stays good. Refuses with `ticket_invalid`. */
    readTicket: async (ticket: string, place: Omit<Place, 'origin'>): Promise<ProviderIdentity> =>
      demandIdentity(await store.readTicket(heldBy(ticket, place))),
    /** The same, and it is good no more. */
    spendTicket: async (
      ticket: string,
      place: Omit<Place, 'origin'>,
      connection?: Connection,
    ): Promise<ProviderIdentity> => demandIdentity(await store.spendTicket(heldBy(ticket, place), connection)),
  }
}

const heldBy = (secret: string, { brand, cookies }: Omit<Place, 'origin'>) => ({
  brand: brand.id,
  secret,
  browser: cookies.read(COOKIE) ?? '',
})

function demandIdentity(identity: ProviderIdentity | null): ProviderIdentity {
  if (!identity) throw new Refusal('ticket_invalid')
  return identity
}

/** Where a provider sends its visitors back to; each of a brand's origins is to be entered there. */
export const callbackOf = (origin: string, provider: string): string =>
  `${origin}/wps/session/providers/${provider}/callback`

const refusalOf = (error: string): RefusalCode => (DENIED.has(error) ? 'provider_denied' : 'provider_failed')

/** A fault of the network is no fault of what came over it. */
const faultOf = (error: unknown): RefusalCode =>
  error instanceof TypeError || (error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT')
    ? 'provider_unreachable'
    : 'provider_failed'

const longest = (text: unknown): string | null => (typeof text === 'string' && text !== '' ? text.slice(0, 255) : null)

function identityOf(provider: string, claims: openid.IDToken | undefined): ProviderIdentity {
  if (!claims) throw new Error('no identity came with the code')
  // What the issuer has not verified, its visitor may have made up.
  const email = claims.email_verified === true ? longest(claims.email) : null
  return { provider, issuer: claims.iss, subject: claims.sub, email, name: longest(claims.name) }
}
