import { createLog } from '@sanuk/host/log'
import { expect } from 'vitest'
import { createProviders } from '../../src/modules/accounts/providers/index.ts'
import { withinBrand } from '../../src/platform/brand-scope.ts'
import type { Brand } from '../../src/platform/caller.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { anywhere } from '../anywhere.fixture.ts'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { openHouse } from '../house.fixture.ts'
import { CLIENT, openProvider } from './provider.fixture.ts'

const SECRET = 'the secret of an installation, drawn once'
export const callback = (host: string) => `http://${host}/wps/session/providers/google/callback`

/** Enters the provider as an operator does, or changes how it was entered. */
export const enter = (operator: Browser, token: string, more: object) =>
  operator.send({
    method: 'PUT',
    path: '/ops/providers',
    part: 'office',
    token,
    body: {
      code: 'google',
      name: 'Google',
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      tokenEndpoint: null,
      enabled: true,
      ...more,
    },
  })

export type ProviderHouse = Awaited<ReturnType<typeof openProviderHouse>>

/** A house with a provider beside it, which both brands have switched on. */
export async function openProviderHouse() {
  const house = await openHouse([], { installationSecret: SECRET })
  const google = await openProvider([callback('localhost'), callback('chandra.localhost')])
  const databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  const { rows } = await house.pool.query(`select id from system.brand where code = 'SANUK'`)
  const brand: string = rows[0].id
  for (const host of ['localhost', 'chandra.localhost']) {
    const operator = openBrowser(house, { host })
    const { token } = (await operator.operatorLogin()).body.value
    expect((await enter(operator, token, { issuer: google.issuer })).status).toBe(200)
  }

  const start = (browser: Browser, page = 'login') =>
    browser.send({ method: 'POST', path: '/wps/session/providers/google/start', body: { page } })
  const begin = async (browser: Browser, page?: string): Promise<string> => (await start(browser, page)).body.value.url

  /** A browser that comes back from the provider; answers where it is led on to. */
  async function comeBack(browser: Browser, address: URL, host = 'localhost') {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = `${address.pathname}${address.search}`
    const reply = await house.site.inject({ method: 'GET', url, headers: { host, cookie } })
    expect(reply.statusCode).toBe(303)
    const [page, fragment] = String(reply.headers.location).split('#')
    return { page, outcome: Object.fromEntries(new URLSearchParams(fragment)) as { ticket?: string; refusal?: string } }
  }

  /** The room behind the calls, as identity uses it. */
  const room = () =>
    createProviders({
      database: databases.database,
      clock: house.clock,
      log: createLog('silent'),
      outgoing: anywhere,
      installationSecret: SECRET,
    })

  return {
    house,
    google,
    brand,
    start,
    begin,
    comeBack,
    room,
    /** All of it, as far as the ticket. */
    signInAs: async (account: string, browser: Browser, page?: string): Promise<string> => {
      const { outcome } = await comeBack(browser, await google.visit(await begin(browser, page)).signIn(account))
      return outcome.ticket ?? ''
    },
    spend: (ticket: string, browser: Browser) =>
      withinBrand(brand, () =>
        room().spendTicket(ticket, {
          // The room asks the brand for nothing but its id.
          brand: { id: brand } as Brand,
          cookies: { read: (name) => browser.cookies.get(name) ?? null, keep: () => undefined, drop: () => undefined },
        }),
      ),
    memberNamed: async (username: string) => {
      const browser = openBrowser(house)
      await browser.register(username)
      const { token } = (await browser.login(username)).body.value
      const post = (path: string, body: object) =>
        browser.send({ method: 'POST', path: `/wps/member/providers${path}`, body, token })
      return { browser, token, post, list: async () => (await browser.get('/wps/member/providers', token)).body.value }
    },
    close: async () => {
      await databases.close()
      await google.close()
      await house.close()
    },
  }
}
