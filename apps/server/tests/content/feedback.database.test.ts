import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { type Editors, openEditors } from './content.fixture.ts'

let house: TestHouse
let editors: Editors
beforeAll(async () => {
  house = await openHouse()
  editors = openEditors(house)
})
afterAll(() => house.close())

let places = 0
/** From a place of its own each time, unless one is named. */
async function give(body: object, from?: string) {
  places += 1
  const remoteAddress = from ?? `10.1.0.${places}`
  const proof = await house.humanProof()
  const reply = await house.site.inject({
    method: 'PUT',
    url: '/wps/feedback',
    remoteAddress,
    headers: { host: 'localhost', 'accept-language': 'th', 'content-type': 'application/json', 'x-human-check': proof },
    payload: JSON.stringify(body),
  })
  return { status: reply.statusCode, body: reply.json() }
}

const idea = (content: string, more: object = {}) => ({ topic: 'idea', content, ...more })
const picture = async () =>
  (
    await sharp({ create: { width: 2000, height: 900, channels: 3, background: '#c5283d' } })
      .png()
      .toBuffer()
  ).toString('base64')

test('operators read feedback as it was written, with its pictures', async () => {
  const content = 'สวัสดี <img src=x onerror=alert(1)>\nบรรทัดสอง'
  const { status } = await give(idea(content, { email: 'a@example.com', images: [await picture(), await picture()] }))
  expect(status).toBe(200)
  const [first] = (await editors.ask('GET', '/feedback?open=true&search=onerror')).body.value.list
  expect(first).toMatchObject({
    content,
    topic: 'idea',
    email: 'a@example.com',
    language: 'th',
    pictures: 2,
    settledAt: null,
  })
  const { list } = (await editors.ask('GET', `/feedback/${first.id}/pictures`)).body.value
  const { format, width } = await sharp(Buffer.from(list[0], 'base64')).metadata()
  expect([list.length, format, width]).toEqual([2, 'webp', 1600])
})

test('feedback pictures cannot be fetched by URL', async () => {
  await give(idea('x'.repeat(20), { images: [await picture()] }))
  const { rows } = await house.pool.query('select hash from pictures.file where not open')
  expect(rows.length).toBeGreaterThan(0)
  for (const part of [house.site, house.office]) {
    const reply = await part.inject({ url: `/pictures/${rows[0].hash}.webp`, headers: { host: 'localhost' } })
    expect(reply.statusCode).toBe(404)
  }
})

test('feedback that is too short, too long or has wrong fields is refused per field', async () => {
  const fieldOf = async (body: object) => (await give(body)).body.fields?.[0].field
  expect(await fieldOf(idea('too short'))).toBe('content')
  expect(await fieldOf(idea('   1234567    '))).toBe('content')
  expect((await give(idea('1234567890'))).status).toBe(200)
  expect((await give(idea('x'.repeat(1000)))).status).toBe(200)
  expect(await fieldOf(idea('x'.repeat(1001)))).toBe('content')
  expect(await fieldOf(idea('x'.repeat(20), { images: ['a', 'b', 'c', 'd'] }))).toBe('images')
  expect(await fieldOf(idea('x'.repeat(20), { email: 'nobody' }))).toBe('email')
  expect((await give(idea('x'.repeat(20), { images: ['AAAA'] }))).body.code).toBe('picture_format')
})

test('feedback needs a human check and is limited per address', async () => {
  const bare = await house.site.inject({
    method: 'PUT',
    url: '/wps/feedback',
    payload: JSON.stringify(idea('x'.repeat(20))),
    headers: { host: 'localhost', 'content-type': 'application/json' },
  })
  expect(bare.json().code).toBe('human_check_required')
  const codes = []
  for (let turn = 0; turn < 4; turn += 1) codes.push((await give(idea('x'.repeat(20)), '10.9.9.9')).body.code)
  expect(codes).toEqual([undefined, undefined, undefined, 'too_many_requests'])
  house.passTime(10 * 60 * 1000)
  expect((await give(idea('x'.repeat(20)), '10.9.9.9')).status).toBe(200)
})

test('settled feedback leaves the open list and keeps its note', async () => {
  await give(idea('please settle this one'))
  const waiting = async () => (await editors.ask('GET', '/feedback')).body.value.waiting
  const before = await waiting()
  const [first] = (await editors.ask('GET', '/feedback?open=true&search=settle')).body.value.list
  expect((await editors.ask('POST', `/feedback/${first.id}/settle`, { body: { note: 'Done' } })).status).toBe(200)
  expect((await editors.ask('GET', '/feedback?open=true&search=settle')).body.value.list).toEqual([])
  expect(await waiting()).toBe(before - 1)
  const [settled] = (await editors.ask('GET', '/feedback?search=settle')).body.value.list
  expect(settled).toMatchObject({ note: 'Done', settledAt: expect.any(String) })
})
