import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setSignInProvider } from '@sanuk/contracts/office-providers'
import { openWire } from '@sanuk/wire/wire'
import Provider from 'oidc-provider'
import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { officeToken } from './office-way-in.fixture.ts'

const CLIENT = { id: 'sanuk', secret: 'the secret of a client, as the provider gave it' }

/** A provider of OpenID Connect with pages of its own, certified software, which an operator has entered. */
export async function openProvider(platform: TestedPlatform, code: string, name: string) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://localhost:${isNetwork(address) ? address.port : ''}`
  const callback = `${platform.origins.site}/wps/session/providers/${code}/callback`
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for the cookies of a test'] },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, name: `Khun ${id}`, email: `${id}@mail.example`, email_verified: true }),
    }),
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  server.on('request', provider.callback())
  const token = await officeToken(platform)
  const office = openWire({ origin: platform.origins.office, language: () => 'en', token: () => token })
  const settings = { code, name, issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, tokenEndpoint: null }
  await office(setSignInProvider, { body: { ...settings, enabled: true } })
  return {
    close: async () => {
      await office(setSignInProvider, { body: { ...settings, enabled: false } })
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

const isNetwork = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null
