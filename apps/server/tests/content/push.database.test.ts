import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AnnouncementVersion } from '@sanuk/contracts/office-content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { announcement, type Editors, openEditors } from './content.fixture.ts'
import { openPushService } from './push-service.fixture.ts'

let service: Awaited<ReturnType<typeof openPushService>>
let house: TestHouse
let editors: Editors
let publicKey = ''
beforeAll(async () => {
  service = await openPushService()
  house = await openHouse([], { pushStandIn: service.origin })
  editors = openEditors(house)
  publicKey = (await house.call({ method: 'GET', path: '/wps/push/key' })).body.value.publicKey
})
afterAll(async () => {
  await house.close()
  await service.close()
})

type Browser = ReturnType<typeof service.browser>

const put = (body: object, as: { host?: string; token?: string } = {}) =>
  house.call({ method: 'PUT', path: '/wps/push/subscription', body, ...as })

/** A browser whose owner has allowed news. */
async function subscribed(language = 'en', as: { host?: string; token?: string } = {}): Promise<Browser> {
  const browser = service.browser(publicKey)
  const { endpoint, keys } = browser
  const { status, body } = await put({ endpoint, keys, language }, as)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return browser
}

const run = async () => {
  const job = house.jobs.find(({ name }) => name === 'push-deliver')
  if (!job) throw new Error('no job delivers')
  await job.work()
}

const publish = (more: Partial<AnnouncementVersion> = {}) => editors.publish(announcement({ toPhones: true, ...more }))

const titles = ({ got }: Browser) => got.map(({ message }) => message.title)

const countSubscriptions = async ({ endpoint }: Browser) =>
  (await house.pool.query('select from push.subscription where endpoint = $1', [endpoint])).rowCount

test('a subscriber gets an announcement in their language, encrypted for them alone', async () => {
  const [thai, english] = [await subscribed('th'), await subscribed('en')]
  const id = await publish({
    title: { th: 'คืนนี้ปิดปรับปรุง', en: 'Maintenance tonight' },
    content: {
      th: '<p>ตี 2 ถึงตี 3</p><p>เงินปลอดภัย</p>',
      en: '<p>From 2 to <b>3</b></p><p>Money is safe &amp; sound</p>',
    },
  })
  await run()
  const common = { tag: id, path: `/noticePage?id=${id}` }
  expect(thai.got.map(({ message }) => message)).toEqual([
    { ...common, language: 'th', title: 'คืนนี้ปิดปรับปรุง', body: 'ตี 2 ถึงตี 3 เงินปลอดภัย' },
  ])
  expect(english.got.map(({ message }) => message)).toEqual([
    { ...common, language: 'en', title: 'Maintenance tonight', body: 'From 2 to 3 Money is safe & sound' },
  ])
  const [{ headers, expires, contact } = { headers: {}, expires: new Date(0), contact: '' }] = english.got
  expect(headers).toMatchObject({ ttl: '86400', topic: id.replaceAll('-', '') })
  expect(expires.getTime() - house.clock().getTime()).toBeGreaterThan(11 * 3600 * 1000)
  expect(expires.getTime() - house.clock().getTime()).toBeLessThanOrEqual(24 * 3600 * 1000)
  expect(contact).toBe('http://localhost')
})

test('an announcement is pushed once, despite concurrent runs, corrections and republication', async () => {
  const browser = await subscribed()
  const draft = announcement({ toPhones: true, title: { th: 'ครั้งเดียว', en: 'Only once' } })
  const id = await editors.publish(draft)
  await Promise.all([run(), run(), run()])
  await run()
  expect(titles(browser)).toEqual(['Only once'])

  const change = async (more: object) => {
    const { revision } = await editors.one(id)
    await editors.ask('PUT', `/content/${id}/draft`, { body: { draft: { ...draft, ...more }, revision } })
    expect((await editors.approve(await editors.propose(id))).status).toBe(200)
    await run()
  }
  await change({ title: { th: 'แก้แล้ว', en: 'Corrected' } })
  await editors.ask('POST', `/content/${id}/withdraw`)
  await change({})
  house.passTime(60 * 60 * 1000)
  await run()
  expect(titles(browser)).toEqual(['Only once'])
})

test('a later subscriber does not get earlier announcements', async () => {
  await publish({ title: { th: 'ก่อน', en: 'Before' } })
  await run()
  const late = await subscribed()
  await publish({ title: { th: 'หลัง', en: 'After' } })
  await run()
  expect(titles(late)).toEqual(['After'])
})

test('pushes only announcements marked for phones, for everybody, shown and not withdrawn', async () => {
  const members = announcement({ toPhones: true, execution: 'A' })
  const refused = await editors.ask('POST', '/content', { body: { draft: members } })
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request'])
  const browser = await subscribed()
  await editors.publish(announcement())
  const gone = await publish({ title: { th: 'ถอน', en: 'Withdrawn' } })
  await editors.ask('POST', `/content/${gone}/withdraw`)
  const from = new Date(house.clock().getTime() + 3600 * 1000).toISOString()
  await publish({ title: { th: 'อีกชั่วโมง', en: 'In an hour' }, from })
  await run()
  expect(browser.got).toEqual([])
  house.passTime(3600 * 1000)
  await run()
  expect(titles(browser)).toEqual(['In an hour'])
})

test('subscribers of another brand get no push', async () => {
  const host = 'chandra.localhost'
  const { token } = (await openBrowser(house, { host }).login('demo')).body.value
  const other = await subscribed('en', { host, token })
  const own = await subscribed('en')
  await publish({ title: { th: 'ของเรา', en: 'Ours' } })
  await run()
  expect(titles(own)).toEqual(['Ours'])
  expect(other.tried).toEqual([])
  // Nor does one brand switch off another's.
  await house.call({ method: 'POST', path: '/wps/push/subscription/end', body: { endpoint: other.endpoint } })
  expect(await countSubscriptions(other)).toBe(1)
})

test.each([404, 410])('the answer %i of a push service ends the subscription', async (status) => {
  const browser = await subscribed()
  service.answer(browser, { status })
  await publish()
  await run()
  expect(browser.tried).toEqual([status])
  expect(await countSubscriptions(browser)).toBe(0)
  const { rows } = await house.pool.query(
    'select from push.delivery where subscription not in (select id from push.subscription)',
  )
  expect(rows).toEqual([])
})

test('a temporary push failure is retried later, six times at most', async () => {
  const [busy, broken, healthy] = [await subscribed(), await subscribed(), await subscribed()]
  service.answer(busy, { status: 429, headers: { 'retry-after': '600' } })
  service.answer(broken, { status: 503 })
  await publish({ title: { th: 'ลองใหม่', en: 'Again' } })
  await run()
  await run()
  expect([busy.tried, broken.tried, healthy.tried]).toEqual([[429], [503], [201]])
  house.passTime(61_000)
  await run()
  // The service asked for ten minutes.
  expect([busy.tried, broken.tried]).toEqual([[429], [503, 503]])
  service.answer(busy, { status: 201 })
  house.passTime(10 * 60_000)
  await run()
  expect(titles(busy)).toEqual(['Again'])
  for (let hour = 0; hour < 48; hour += 1) {
    house.passTime(3600 * 1000)
    await run()
  }
  expect(broken.tried).toHaveLength(6)
  expect([busy.tried, healthy.tried]).toEqual([[429, 201], [201]])
})

test('a redirect of a push service is not followed, and a refusal is final', async () => {
  let called = 0
  const elsewhere = createServer((_, reply) => {
    called += 1
    reply.end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
  const [led, refused] = [await subscribed(), await subscribed()]
  service.answer(led, { status: 307, headers: { location } })
  service.answer(refused, { status: 403 })
  await publish()
  await run()
  house.passTime(24 * 3600 * 1000)
  await run()
  expect([led.tried, refused.tried, called]).toEqual([[307], [403], 0])
  await new Promise<void>((resolve) => elsewhere.close(() => resolve()))
})

test('a push that a process took and never finished is retried by another', async () => {
  const browser = await subscribed()
  const id = await publish({ title: { th: 'ตกค้าง', en: 'Left behind' } })
  service.answer(browser, { status: 500 })
  await run()
  // As a process leaves it that dies between taking and sending.
  await house.pool.query('update push.delivery set next_at = $2 where announcement = $1', [
    ...[id, new Date(house.clock().getTime() + 5 * 60_000)],
  ])
  service.answer(browser, { status: 201 })
  await run()
  expect(browser.got).toEqual([])
  house.passTime(5 * 60_000)
  await run()
  expect(titles(browser)).toEqual(['Left behind'])
})

test('subscribing again changes the language, and an ended subscription gets no push', async () => {
  const browser = await subscribed('th')
  const { endpoint, keys } = browser
  expect((await put({ endpoint, keys, language: 'en' })).status).toBe(200)
  expect(await countSubscriptions(browser)).toBe(1)
  await publish({ title: { th: 'ไทย', en: 'English' } })
  await run()
  expect(titles(browser)).toEqual(['English'])
  const end = () => house.call({ method: 'POST', path: '/wps/push/subscription/end', body: { endpoint } })
  expect((await end()).status).toBe(200)
  expect((await end()).status).toBe(200)
  expect(await countSubscriptions(browser)).toBe(0)
  await publish()
  await run()
  expect(titles(browser)).toEqual(['English'])
})

test('unknown push services, invalid keys and too many subscriptions are refused', async () => {
  const { keys } = service.browser(publicKey)
  const codeOf = async (body: object) => (await put(body)).body.code
  const endpoint = `${service.origin}/push/somebody`
  for (const bad of ['https://evil.example/', 'http://169.254.169.254/latest', 'http://127.0.0.1:1/push/x']) {
    expect(await codeOf({ endpoint: bad, keys, language: 'en' })).toBe('push_service_unknown')
  }
  const p256dh = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url')
  expect(await codeOf({ endpoint, keys: { ...keys, p256dh }, language: 'en' })).toBe('push_key_invalid')
  for (const body of [
    { endpoint: 'not an address', keys, language: 'en' },
    { endpoint: `${endpoint}${'x'.repeat(1000)}`, keys, language: 'en' },
    { endpoint, keys: { ...keys, auth: 'short' }, language: 'en' },
    { endpoint, keys: { ...keys, p256dh: 'short' }, language: 'en' },
    { endpoint, keys, language: 'xx' },
    { endpoint, language: 'en' },
  ]) {
    expect(await codeOf(body)).toBe('invalid_request')
  }
  const codes = new Set<string>()
  for (let at = 0; at < 70; at += 1) codes.add(await codeOf({ endpoint: `${endpoint}${at}`, keys, language: 'en' }))
  expect([...codes]).toEqual([undefined, 'too_many_requests'])
  house.passTime(60 * 60 * 1000)
})

test('push deliveries are forgotten after a month, and nothing is sent twice', async () => {
  const browser = await subscribed()
  await publish({ title: { th: 'เดือนก่อน', en: 'A month ago' } })
  await run()
  house.passTime(31 * 24 * 3600 * 1000)
  const forget = house.jobs.find(({ name }) => name === 'push-forget-old')
  await forget?.work()
  expect((await house.pool.query('select from push.delivery')).rowCount).toBe(0)
  await run()
  expect(titles(browser)).toEqual(['A month ago'])
})
