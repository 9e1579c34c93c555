import type { ModuleId } from '@sanuk/contracts/modules'
import type { brandSettings } from '@sanuk/contracts/office-brand'
import { SETTINGS_IN_EFFECT, SWITCHES_IN_EFFECT, shownIn } from '@sanuk/contracts/settings-in-effect.fixture'
import { LANGUAGE_PARAMETER } from '@sanuk/contracts/site-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openAgents } from '../agents/agents.fixture.ts'
import { openBrowser } from '../browser.fixture.ts'
import { PASSWORD, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { openHouseWithPhone, thaiNumber } from '../verification/phone.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let office: ReturnType<ReturnType<typeof openStory>['operator']>
let member: Awaited<ReturnType<ReturnType<typeof openStory>['member']>>
let nodeId = ''
beforeAll(async () => {
  house = await openHouseWithPhone()
  house.vendor.offerDemo(true)
  await house.synchroniseCatalogue()
  story = openStory(house)
  office = story.operator()
  member = await story.member()
  nodeId = (await ask('GET', '/wps/relay/games/hot')).value.list[0].nodeId
})
afterAll(() => house.close())

type Sent = { body?: object; token?: string; host?: string; language?: string }

const ask = async (method: string, path: string, sent: Sent = {}) => (await house.call({ method, path, ...sent })).body
const site = async () => (await ask('GET', '/wps/system/whitelabel')).value
const settings = async () => (await office('GET', '/brand')).body.value

async function change(wish: object): Promise<void> {
  const { revision } = await settings()
  expect((await office('PUT', '/brand', { revision, settings: wish })).body).toMatchObject({ success: true })
}

/** What somebody hears: why not, at which fields, or nothing bad. */
const heard = ({ success, code, fields }: { success: boolean; code?: string; fields?: { field: string }[] }) =>
  success ? 'done' : (fields?.map(({ field }) => field).join() ?? code)

const name = () => newUsername('s')
const yearsAgo = (years: number) => `${house.clock().getUTCFullYear() - years}-01-01`
const register = async (more: object = {}) => heard((await house.register(name(), more)).body)
/** Registers by a number without a code; every number is somebody else's. */
let last = 20_000_000
const registerByMobile = async (more: object = {}) => {
  last += 100_003
  const wish = { countryDialingCode: '66', mobileNum: thaiNumber(last).typed, birthday: '1990-01-31', agree: true }
  const sent = { method: 'PUT', path: '/wps/member/register/mobile', body: { ...wish, ...more } }
  return heard((await house.sealed(sent)).body)
}
const byCode = { countryDialingCode: '66', mobileNum: '0811111111', verificationCode: '000000' }
const launch = async () => {
  const body = { nodeId, device: 'mobile' }
  const { value } = await ask('POST', '/wps/game/launchGame', { token: member.token, body })
  return new URL(value.content).origin
}
const told = async (what: 'gamble' | 'buy') => {
  await launch()
  return house.vendor.launches.at(-1)?.[what] ?? true
}
/** How somebody of whom a password is so old is let in, on a device nobody knows. */
const signIn = async (days: number) => {
  const { username, id } = await story.member()
  await house.pool.query(`update identity.credential set changed_at = $2 where member = $1`, [
    id,
    new Date(house.clock().getTime() - days * 24 * 60 * 60 * 1000),
  ])
  return (await house.login(username)).body.value.outcome
}
/** How somebody with an address is let in on a device nobody knows. */
const proveMail = (username: string) =>
  house.pool.query(
    'update members.member set email = $2, email_key = $2, email_verified_at = now() where username = $1',
    [username, `${username}@sanuk.example`],
  )
const signInElsewhere = async () => {
  const { username } = await story.member()
  await proveMail(username)
  return (await openBrowser(house).login(username, PASSWORD)).body.value.outcome
}
/** The same on a known device, in another network. */
const signInMoved = async () => {
  const [known, moved, username] = [openBrowser(house), openBrowser(house, { address: '192.0.2.10' }), name()]
  await known.register(username)
  await proveMail(username)
  for (const [cookie, value] of known.cookies) moved.cookies.set(cookie, value)
  return (await moved.login(username, PASSWORD)).body.value.outcome
}
const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    house.clock(),
  )
/** A zone in which it is another day than in Bangkok. */
const elsewhere = () =>
  ['Pacific/Kiritimati', 'Etc/GMT+12'].find((zone) => dayIn(zone) !== dayIn('Asia/Bangkok')) ?? 'Etc/GMT+12'
const sources = () => house.sourcesOf('localhost')
const headIn = async (language: string) => {
  const query = new URLSearchParams({ [LANGUAGE_PARAMETER]: language })
  return (await house.headOf({ host: 'localhost', pathname: '/', query })).head
}
const statusFrom = async (remoteAddress: string) =>
  (await house.site.inject({ url: '/wps/system/status', headers: { host: 'localhost' }, remoteAddress })).json().value
    .status

type Row = {
  /** What is saved, where it is not a switch. */
  readonly set: unknown
  /** What somebody sees of it. */
  readonly look: () => Promise<unknown>
  readonly before: unknown
  readonly after: unknown
}

const games = 'https://games.cdn.example'
const images = 'https://images.cdn.example'

const SETTINGS: Readonly<Partial<Record<keyof typeof brandSettings, () => Row>>> = {
  name: () => ({
    set: 'Another',
    look: async () => (await headIn('th'))?.site,
    before: 'Sanuk',
    after: 'Another',
  }),
  domains: () => ({
    set: ['localhost', '127.0.0.1', 'another.localhost'],
    look: async () => heard(await ask('GET', '/wps/system/whitelabel', { host: 'another.localhost' })),
    before: 'invalid_domain',
    after: 'done',
  }),
  timeZone: () => ({
    set: elsewhere(),
    look: async () => (await office('GET', '/withdrawal-terms')).body.value.today,
    before: dayIn('Asia/Bangkok'),
    after: dayIn(elsewhere()),
  }),
  languages: () => ({
    set: ['th'],
    look: async () => (await headIn('en'))?.language,
    before: 'en',
    after: 'th',
  }),
  logo: () => ({
    set: 'https://logo.example/mark.svg',
    look: async () => (await sources()).pictures.includes('https://logo.example'),
    before: false,
    after: true,
  }),
  loginedToHomePage: () => ({
    set: true,
    look: async () => heard(await ask('GET', '/lgw/games/game_menus')),
    before: 'done',
    after: 'login_required',
  }),
  agentCentreTypes: () => ({
    set: [1, 2],
    look: async () => {
      const agents = openAgents(house)
      return heard((await agents.appoint(await agents.join(), 42)).body)
    },
    before: 'done',
    after: 'type',
  }),
  modules: () => ({
    set: [],
    look: async () => (await site()).modules.some(({ enabled }: { enabled: string }) => enabled === '1'),
    before: true,
    after: false,
  }),
  registration: () => ({
    set: { line: { enabled: true, required: true } },
    look: register,
    before: 'done',
    after: 'line',
  }),
  ageMinimum: () => ({
    set: 25,
    look: () => register({ birthday: yearsAgo(20) }),
    before: 'done',
    after: 'birthday',
  }),
  passwordDays: () => ({ set: 20, look: () => signIn(30), before: 'signed_in', after: 'change_password' }),
  customerService: () => ({
    set: [{ csType: 'LIVECHAT', path: 'https://chat.example/sanuk' }],
    look: async () => {
      const reply = await ask('POST', '/wps/member/support', { token: member.token })
      return reply.success ? new URL(reply.value.link).origin : reply.code
    },
    before: 'function_off',
    after: 'https://chat.example',
  }),
  cdns: () => ({
    set: { images: [images], games: [games] },
    look: async () => {
      const { frames, pictures } = await sources()
      return { launched: await launch(), framed: frames.includes(games), shown: pictures.includes(images) }
    },
    before: { launched: house.vendor.address, framed: false, shown: false },
    after: { launched: games, framed: true, shown: true },
  }),
  gtagId: () => ({
    set: 'G-ABCD1234',
    look: async () => (await sources()).calls.includes('https://www.google-analytics.com'),
    before: false,
    after: true,
  }),
  resources: () => ({
    set: [{ resourceType: 'Android', url: 'https://apps.example/sanuk.apk', qrCodeUrl: null }],
    look: async () => (await ask('GET', '/wps/system/domainRoute')).value.resources.length,
    before: 0,
    after: 1,
  }),
  // 17.0.0.0/8 is assigned to a company in the United States.
  blockedCountries: () => ({ set: ['US'], look: () => statusFrom('17.0.0.1'), before: 0, after: 2 }),
  smsCountries: () => ({
    set: ['TH', 'SG'],
    look: async () => {
      const body = { countryDialingCode: '65', mobileNum: '81234567', purpose: 'register' }
      return heard(await ask('POST', '/wps/verification/sms/register', { body }))
    },
    before: 'countryDialingCode',
    after: 'done',
  }),
  tellsUnknownAccounts: () => ({
    set: true,
    look: async () => {
      // Somebody else each time: so few links an hour are sent to one address.
      const username = name()
      const body = { username, email: `${username}@sanuk.example` }
      return heard(await ask('POST', '/wps/member/password/email', { body }))
    },
    before: 'done',
    after: 'account_unknown',
  }),
  firebase: () => ({
    set: { project: 'sanuk-1234', apiKey: 'AIza-public', authDomain: 'sanuk-1234.example', standIn: false },
    look: async () => (await sources()).scripts.length > 0,
    before: false,
    after: true,
  }),
}

type Switched = {
  readonly look: () => Promise<unknown>
  readonly on: unknown
  readonly off: unknown
}

const demo = async () => heard(await ask('POST', '/wps/game/launchDemo', { body: { nodeId, device: 'mobile' } }))
const sealed = async (method: string, path: string, body: object) =>
  heard((await house.sealed({ method, path, body })).body)
const points = async () => heard(await ask('GET', '/wps/relay/points/balance', { token: member.token }))
const newPassword = { password: 'another good one' }

const SWITCHES: Readonly<Partial<Record<ModuleId, Switched>>> = {
  COMM3: { look: async () => [await demo(), await told('buy')], on: ['done', true], off: ['function_off', false] },
  DEMOGAME3: { look: demo, on: 'done', off: 'function_off' },
  GAMBLE3: { look: () => told('gamble'), on: true, off: false },
  FEATUREBUY3: { look: () => told('buy'), on: true, off: false },
  REG3: { look: register, on: 'done', off: 'function_off' },
  USERNAMEREG3: { look: register, on: 'done', off: 'function_off' },
  MOBILENUMREG3: { look: registerByMobile, on: 'verificationCode', off: 'function_off' },
  REGMOBVERF3: { look: registerByMobile, on: 'verificationCode', off: 'done' },
  MOBILENUMPASSREG3: { look: registerByMobile, on: 'password', off: 'verificationCode' },
  FREEPLAY3: {
    look: async () => heard(await ask('POST', '/wps/session/login/freeplay', { body: {} })),
    on: 'done',
    off: 'function_off',
  },
  LOGIN3: {
    look: () => sealed('POST', '/wps/session/login', { type: 'sms', ...byCode }),
    on: 'verificationCode',
    off: 'function_off',
  },
  MOBILEVERCODELOGIN3: {
    look: () => sealed('POST', '/wps/session/login', { type: 'sms', ...byCode }),
    on: 'verificationCode',
    off: 'function_off',
  },
  CHNGPASSVERIF3: {
    look: () => sealed('POST', '/wps/member/password/verification', { ...byCode, ...newPassword }),
    on: 'verificationCode',
    off: 'function_off',
  },
  PWDEXPFORCECHANGE3: { look: () => signIn(91), on: 'change_password', off: 'signed_in' },
  NEWDEVVERIF3: { look: signInElsewhere, on: 'prove', off: 'signed_in' },
  NEWADDRVERIF3: { look: signInMoved, on: 'prove', off: 'signed_in' },
  MEMBER3: { look: points, on: 'done', off: 'function_off' },
  MANPLAYREB3: {
    look: async () => (await ask('GET', '/wps/member/rebate', { token: member.token })).value.byHand,
    on: true,
    off: false,
  },
  MEMTRANS3: {
    look: async () => heard(await ask('GET', '/wps/member/upline', { token: member.token })),
    on: 'done',
    off: 'function_off',
  },
  PTSYS3: { look: points, on: 'done', off: 'function_off' },
}

test('every setting and switch that changes an answer has a row here', () => {
  expect(Object.keys(SETTINGS).toSorted()).toEqual(shownIn(SETTINGS_IN_EFFECT, 'answer'))
  expect(Object.keys(SWITCHES).toSorted()).toEqual(shownIn(SWITCHES_IN_EFFECT, 'answer'))
})

test.each(Object.entries(SETTINGS))('the setting %s changes what is answered', async (setting, row) => {
  const { set, look, before, after } = row()
  const kept = (await settings())[setting]
  expect(await look()).toEqual(before)
  await change({ [setting]: set })
  try {
    await expect.poll(() => look()).toEqual(after)
  } finally {
    await change({ [setting]: kept })
  }
  await expect.poll(() => look()).toEqual(before)
})

test.each(Object.entries(SWITCHES))('the switch %s changes what is answered', async (code, { look, on, off }) => {
  const { modules } = await settings()
  const others = modules.filter((one: string) => one !== code)
  for (const [wanted, seen] of [
    [[...others, code], on],
    [others, off],
    [modules, modules.includes(code) ? on : off],
  ]) {
    await change({ modules: wanted })
    await expect.poll(() => look()).toEqual(seen)
  }
})
