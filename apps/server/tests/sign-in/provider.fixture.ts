import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const CLIENT = { id: 'sanuk', secret: 'the secret of a client, as the provider gave it' }

/** Everybody the provider knows, by the name they sign in with. */
const addressOf = (account: string) => `${account}@mail.example`

/**
 * A provider of OpenID Connect, certified software on a port of its own, which sends its visitors back to the given
 * addresses. It asks for PKCE.
 */
export async function openProvider(callbacks: string[]) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: callbacks }],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'name'] },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    // As Google does: what it says of somebody stands in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for the cookies of a test'] },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        name: `Khun ${id}`,
        email: addressOf(id),
        email_verified: !id.startsWith('unverified'),
      }),
    }),
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  server.on('request', provider.callback())
  return {
    issuer,
    visit: (address: string) => openVisit(address, issuer),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Somebody before the provider's pages, at the address that a browser was sent to. */
function openVisit(address: string, issuer: string) {
  const cookies = new Map<string, string>()

  /** Asks for an address, and for each it is sent on to, until one is not the provider's or is a page. */
  async function go(from: string, form?: Record<string, string>): Promise<URL> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(from, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (location === null) return new URL(from)
    const next = new URL(location, from)
    return next.origin === issuer ? go(next.href) : next
  }

  return {
    /** Signs in and agrees; answers where the provider sends its visitor back to. */
    signIn: async (account: string): Promise<URL> => {
      const asked = await go(address)
      const agree = await go(asked.href, { prompt: 'login', login: account, password: 'any' })
      return agree.origin === issuer ? go(agree.href, { prompt: 'consent' }) : agree
    },
    /** Says no. */
    refuse: async (): Promise<URL> => go(`${(await go(address)).href}/abort`),
  }
}
