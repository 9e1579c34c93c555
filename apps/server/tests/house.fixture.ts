import { generateKeyPairSync, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { allRoutes } from '@sanuk/contracts/all-routes'
import { BY_CLOCK_HEADER } from '@sanuk/contracts/by-clock'
import { HUMAN_CHECK_HEADER } from '@sanuk/contracts/guard'
import { SEALED_ALGORITHM, SEALED_ENCRYPTION, SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { openPool } from '@sanuk/host/database-pool'
import { createLog } from '@sanuk/host/log'
import { readAddressList } from '@sanuk/vendor-kit/address-list'
import { signatureHeaders } from '@sanuk/vendor-kit/sign'
import { solveHumanCheck } from '@sanuk/wire/human-proof'
import type { InjectOptions } from 'fastify'
import { CompactEncrypt, importJWK } from 'jose'
import { generateSecret, generateSync } from 'otplib'
import { type ClonedDatabase, prepareTemplate } from '../../../tools/launcher/src/cloned-database.ts'
import { checkAllRules } from '../src/book-rules.ts'
import { buildHouse } from '../src/house.ts'
import { readPicture } from '../src/modules/accounts/guard/guard.fixture.ts'
import { withinBrand } from '../src/platform/brand-scope.ts'
import { listenForChanges } from '../src/platform/changes.ts'
import { openDatabase } from '../src/platform/database.ts'
import type { Dependencies } from '../src/platform/dependencies.ts'
import { createLive } from '../src/platform/live.ts'
import type { GameVendor, Vendor } from '../src/platform/vendors.ts'
import { seedDemo } from '../src/seed/demo-brand.ts'
import { anywhere } from './anywhere.fixture.ts'
import { closingFaults } from './closing.fixture.ts'
import { followChanges } from './followed-changes.fixture.ts'
import { oneByOne } from './one-by-one.fixture.ts'
import { openTestClock } from './test-clock.fixture.ts'

export const PASSWORD = 'correct horse battery'
const ACCOUNTS = {
  member: { username: 'demo', password: PASSWORD },
  agent: { username: 'agent', password: PASSWORD },
  operator: { username: 'operator', password: PASSWORD, authenticator: generateSecret() },
  supervisor: { username: 'supervisor', password: PASSWORD, authenticator: generateSecret() },
}

/** Staff of the demo brands: one may do everything, the other all but change what operators may. */
export type Staff = 'operator' | 'supervisor'

const INSTALLATION_SECRET = randomBytes(32).toString('hex')
const STUDIO_KEY = { id: 'k1', secret: randomBytes(32).toString('hex') }
const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const STUDIO_PUBLIC_KEY = { id: 'e1', algorithm: 'ed25519', publicKey } as const
const STUDIO_KEYS = [STUDIO_KEY, STUDIO_PUBLIC_KEY] as const
const STUDIO_PRIVATE_KEY = { id: 'e1', algorithm: 'ed25519', privateKey } as const
const HOME = readAddressList(['127.0.0.1/32'])
const BANK_KEY = { id: 'k1', secret: randomBytes(32).toString('hex') }

/** What an answer of the house holds, as a test looks at it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape; the contract was checked on the way out.
export type Answer = { status: number; body: any }

export type TestHouse = Awaited<ReturnType<typeof openHouse>>

/** The game a test vendor lists: any stake between 1 and 1000. */
export const GAME = 'test-slot'

/** Databases with the demo brands, by the secret they were filled with. */
const demoTemplates = new Map<string, ReturnType<typeof prepareTemplate>>()

/** A copy of a database with the demo brands, which are filled in once: that takes longer than opening a house. */
async function cloneDemo(installationSecret: string): Promise<ClonedDatabase> {
  const fill = ({ ownerUrl }: { ownerUrl: string }) => seedDemo({ ownerUrl, accounts: ACCOUNTS, installationSecret })
  const template = demoTemplates.get(installationSecret) ?? prepareTemplate(fill)
  demoTemplates.set(installationSecret, template)
  return (await template)()
}

/**
 * The whole house on a database of its own, with a vendor that really listens and calls from 127.0.0.1 only; more
 * vendors may be known. The clock is the test's: it stands still until it is told to go on. `through` changes the
 * address of the database, where something stands between.
 */
export async function openHouse(
  more: readonly (Vendor | GameVendor)[] = [],
  dependencies: Partial<Dependencies> = {},
  through = (url: string) => url,
) {
  const { installationSecret = INSTALLATION_SECRET } = dependencies
  const clones = await cloneDemo(installationSecret)
  const log = createLog('silent')
  const serverUrl = through(clones.serverUrl)
  const databases = openDatabase(serverUrl, log)
  const pool = openPool(
    { url: clones.serverUrl, max: 10, name: 'sanuk test', role: 'sanuk_application', brand: '*' },
    log,
  )
  const live = await createLive(serverUrl, databases.pool, log)
  const vendor = await listenAsVendor()
  const time = openTestClock()
  const { clock } = time
  const studio = { code: 'STUDIO', address: vendor.address, keys: STUDIO_KEYS, addresses: HOME }
  const bank = { code: 'BANK', address: 'http://localhost:1', keys: [BANK_KEY] as const }
  const house = await buildHouse({
    databases,
    live,
    clock,
    log,
    outgoing: anywhere,
    bank,
    gameVendors: [studio, ...more].map((it) => ({ name: it.code, wallet: 'seamless' as const, ...it })),
    siteOrigin: 'http://localhost',
    trustedProxies: [],
    requestsPerMinute: 1_000_000,
    humanCheckGuesses: 1,
    ...dependencies,
    installationSecret,
  })
  const { hear, heardChanges } = followChanges(house.changed, pool)
  const hearing = listenForChanges(serverUrl, hear, log)
  await Promise.all([house.site.ready(), house.office.ready(), hearing.ready])
  /** Has a brand draw a picture, and reads it as nobody can who has not all of our secrets. */
  const readCaptcha = async (host = 'localhost'): Promise<{ id: string; text: string }> => {
    const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    const { id } = (await house.site.inject({ url: '/wps/captcha', headers: { host }, remoteAddress })).json().value
    const { rows } = await pool.query('select id from system.brand where $1 = any (domains)', [host])
    const secrets = { database: databases.database, secret: installationSecret }
    return { id, text: await withinBrand(rows[0].id, () => readPicture(secrets, rows[0].id, id)) }
  }
  /** What the app of a member of staff shows now; a code that was taken is forgotten, since the clock stands still. */
  const operatorCode = async (username: Staff): Promise<string> => {
    const ids = '(select id from operators.operator where username = $1)'
    await pool.query(`update factors.totp set last_step = 0 where member in ${ids}`, [username])
    const epoch = Math.floor(clock().getTime() / 1000)
    return generateSync({ secret: ACCOUNTS[username].authenticator, epoch })
  }
  return {
    ...house,
    clones,
    operatorCode,
    heardChanges,
    /** Follows play once, as the platform does each second. */
    followPlay: async () => {
      for (const { follow } of house.followers) await follow()
    },
    /** Sees the rows of all brands. */
    pool,
    vendor,
    ...time,
    vendorKey: STUDIO_KEY,
    vendorPrivateKey: STUDIO_PRIVATE_KEY,
    readCaptcha,
    ...callersOf(house, { clock, readCaptcha, operatorCode }),
    /** Ends the house. Whatever was done in it, its books must be true, and play counted as it was played. */
    close: async () => {
      const broken = (await checkAllRules(pool)).filter(({ violations }) => violations > 0)
      const faults = await closingFaults(pool)
      await Promise.all([house.site.close(), house.office.close(), live.close(), hearing.close(), vendor.close()])
      await Promise.all([databases.close(), pool.end()])
      await clones.drop()
      if (broken.length > 0) throw new Error(`the books are not true: ${JSON.stringify(broken)}`)
      if (faults.length > 0) throw new Error(faults.join(', '))
    },
  }
}

type Part = 'site' | 'office'
type Sent = {
  method: string
  path: string
  body?: unknown
  token?: string
  part?: Part
  language?: string
  host?: string
  /** A page makes the call by itself, with nobody there. */
  byClock?: boolean
}

function callersOf(
  house: Awaited<ReturnType<typeof buildHouse>>,
  needs: {
    readonly clock: () => Date
    readonly readCaptcha: () => Promise<object>
    readonly operatorCode: (username: Staff) => Promise<string>
  },
) {
  const { clock, readCaptcha, operatorCode } = needs
  const inject = async (part: Part, options: InjectOptions): Promise<Answer> => {
    const host = String(options.headers?.host ?? 'localhost')
    const proof = wantsHuman(options) ? { [HUMAN_CHECK_HEADER]: await humanProof(part, host) } : {}
    const headers = { host, ...proof, ...options.headers }
    const reply = await house[part].inject({ ...options, headers })
    return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() }
  }
  /** A proof that is good for one call; nothing of use where the brand is closed and asks nobody anything. */
  const humanProof = async (part: Part = 'site', host = 'localhost'): Promise<string> => {
    const { body } = await inject(part, { method: 'GET', url: '/wps/human-check', headers: { host } })
    return body.success ? solveHumanCheck(body.value) : ''
  }
  const call = ({ method, path, body, token, part = 'site', language = 'en', host = 'localhost', byClock }: Sent) =>
    inject(part, {
      method: method as 'GET',
      url: path,
      headers: {
        host,
        'accept-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(byClock && { [BY_CLOCK_HEADER]: '1' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
  const seal = async (content: { method: string; path: string; payload: unknown; nonce?: string; iat?: number }) => {
    const { body } = await call({ method: 'GET', path: '/wps/system/whitelabel' })
    const { kid, ...jwk } = body.value.sealingKey
    const text = JSON.stringify({
      iat: Math.floor(clock().getTime() / 1000),
      nonce: randomBytes(16).toString('base64url'),
      ...content,
    })
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: SEALED_ALGORITHM, enc: SEALED_ENCRYPTION, kid })
      .encrypt(await importJWK(jwk, SEALED_ALGORITHM))
  }
  const sendSealed = ({ method, path, part = 'site' }: Sent, payload: string) =>
    inject(part, { method: method as 'POST', url: path, payload, headers: { 'content-type': SEALED_MEDIA_TYPE } })
  const sealed = async (sent: Sent) =>
    sendSealed(sent, await seal({ method: sent.method, path: sent.path, payload: sent.body }))
  const signed = (path: string, content: unknown, by: { vendor: string; key: { id: string; secret: string } }) => {
    const body = Buffer.from(JSON.stringify(content))
    const headers = signatureHeaders({ method: 'POST', path, body }, { ...by, now: clock().getTime() })
    return inject('site', {
      method: 'POST',
      url: path,
      payload: body,
      headers: { ...headers, 'content-type': 'application/json' },
    })
  }
  /** Signs in, reading a picture where one is asked for. */
  const login = async (username: string, password = PASSWORD): Promise<Answer> => {
    const send = (more: object = {}) =>
      sealed({ method: 'POST', path: '/wps/session/login', body: { type: 'username', username, password, ...more } })
    const answer = await send()
    return answer.body.code === 'captcha_required' ? send({ captcha: await readCaptcha() }) : answer
  }
  return {
    ...{ call, seal, humanProof, sealed, sendSealed, signed, login },
    /** A call of the game vendor. */
    seamless: (name: string, content: object) =>
      signed(`/seamless/v1/${name}`, { requestId: randomUUID(), ...content }, { vendor: 'STUDIO', key: STUDIO_KEY }),
    /** Anything at all, signed by the game vendor. */
    signedAsStudio: (path: string, content: object) => signed(path, content, { vendor: 'STUDIO', key: STUDIO_KEY }),
    /** The bank's word that money came. */
    pay: (content: object) => signed('/wps/cashier/promptpay/payments', content, { vendor: 'BANK', key: BANK_KEY }),
    register: async (username: string, more: object = {}): Promise<Answer> =>
      sealed({
        method: 'PUT',
        path: '/wps/member/register',
        body: {
          ...{ username, password: PASSWORD, confirmPassword: PASSWORD, birthday: '1990-01-31', agree: true },
          ...more,
        },
      }),
    tokenOf: async (username: string): Promise<string> => (await login(username)).body.value.token,
    /** One after the other: a code of this moment is taken once, and the clock stands still. */
    operatorToken: oneByOne(async (username: Staff = 'operator'): Promise<string> => {
      const send = (path: string, body: object) => sealed({ method: 'POST', path, body, part: 'office' })
      const { ticket } = (await send('/ops/session/login', { username, password: PASSWORD })).body.value
      const code = await operatorCode(username)
      return (await send('/ops/session/proof', { ticket, way: 'totp', code })).body.value.token
    }),
  }
}

/** Whether the contract of a call wants to see somebody behind it. */
const wantsHuman = ({ method, url }: InjectOptions): boolean =>
  allRoutes.some((route) => route.human && route.method === method && route.path === url)

/** A vendor that lists one game and opens it: a real server, whose launches a test can read. */
async function listenAsVendor() {
  const launches: { ticket: string; member: string; mode: string; gamble?: boolean; buy?: boolean }[] = []
  const freeRounds: { grant: string; member: string; rounds?: number }[] = []
  const pools: VendorAnswer<'jackpots'>['pools'] = []
  let broken = false
  let demo: true | undefined
  const answers: Record<string, (body: unknown) => unknown> = {
    '/games': () => ({ games: [{ ...listedGame(), demo }] }),
    '/launch': (body) => {
      launches.push(body as (typeof launches)[number])
      return { url: `${address}/play/${GAME}` }
    },
    '/jackpots': () => ({ pools }),
    '/free-rounds': (body) => {
      freeRounds.push(body as (typeof freeRounds)[number])
      return { status: 'OK' }
    },
    '/free-rounds/revoke': (body) => {
      freeRounds.push(body as (typeof freeRounds)[number])
      return { status: 'OK' }
    },
    '/round-details': (body) => {
      const { language, theme, timeZone } = body as { language: string; theme: string; timeZone: string }
      return { url: `${address}/replay/?${language}&${theme}&${timeZone}` }
    },
  }
  const server: Server = createServer(async (request: IncomingMessage, reply) => {
    const body: unknown = JSON.parse((await buffer(request)).toString('utf8'))
    const answer = broken ? undefined : answers[request.url ?? '']?.(body)
    reply.writeHead(answer ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    launches,
    /** Grants of free rounds that it was told of, and those that were taken back: they have no `rounds`. */
    freeRounds,
    /** What it tells of its progressive pools. */
    pools,
    breakDown: (breaks = true) => {
      broken = breaks
    },
    /** Whether its list says that the game has a demo, or nothing of that. */
    offerDemo: (offers: boolean) => {
      demo = offers || undefined
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function listedGame() {
  return {
    code: GAME,
    gameType: 'RNG',
    vassalage: 'TEST_LABEL',
    vassalageName: 'Test Label',
    vassalageIcon: 'http://localhost:8082/art/label.webp',
    classification: 'JP',
    names: { th: 'เสือทดสอบ', en: 'Test Tiger' },
    picture: { sources: [{ width: 160, url: 'http://localhost:8082/art/test.webp' }], placeholder: '' },
    lines: 20,
    minimumStake: '1.00',
    maximumStake: '1000.00',
    returnToPlayer: '96.12',
    maximumWinMultiple: 5000,
    tags: ['hot'],
    playable: true,
    freeRoundStakes: ['5.00', '10.00'],
  }
}
