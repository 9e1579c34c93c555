import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let token = ''
beforeAll(async () => {
  house = await openHouse()
  token = await house.operatorToken()
})
afterAll(() => house.close())

const office = (method: string, path: string, body?: object) =>
  house.call({ method, path, token, part: 'office', ...(body && { body }) })
const settings = async () => (await office('GET', '/ops/brand')).body.value
const change = async (wish: object) =>
  office('PUT', '/ops/brand', { revision: (await settings()).revision, settings: wish })
const site = async (path: string) => (await house.call({ method: 'GET', path })).body

test('saved settings are on the site at once, and settings not named stay', async () => {
  const before = await settings()
  expect((await change({ name: 'Sanuk Plus', loginedToHomePage: false, ageMinimum: 20 })).status).toBe(200)
  await expect.poll(async () => (await site('/wps/system/whitelabel')).value.brand.name).toBe('Sanuk Plus')
  expect(await settings()).toEqual({ ...before, name: 'Sanuk Plus', ageMinimum: 20, revision: before.revision + 1 })
  await change({ name: before.name, ageMinimum: before.ageMinimum })
})

test('every setting can be saved as it was read', async () => {
  const { code, demo, currency, revision, ...all } = await settings()
  expect((await office('PUT', '/ops/brand', { revision, settings: all })).status).toBe(200)
  expect(await settings()).toEqual({ code, demo, currency, ...all, revision: revision + 1 })
})

test('the Firebase project can be set, validated and removed', async () => {
  const firebase = { project: 'sanuk-1234', apiKey: 'AIza-public', authDomain: 'sanuk-1234.example', standIn: false }
  expect((await change({ firebase })).status).toBe(200)
  expect((await settings()).firebase).toEqual(firebase)
  expect((await change({ firebase: { ...firebase, project: 'no project' } })).body).toMatchObject({
    fields: [{ field: 'settings.firebase.project' }],
  })
  expect((await change({ firebase: null })).status).toBe(200)
  expect((await settings()).firebase).toBeNull()
})

test('of three saves of one revision one succeeds, and the others get changed_meanwhile', async () => {
  const { revision } = await settings()
  const save = (name: string) => office('PUT', '/ops/brand', { revision, settings: { name } })
  const answers = await Promise.all(['One', 'Two', 'Three'].map(save))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['changed_meanwhile', 'changed_meanwhile'])
  await change({ name: 'Sanuk' })
})

test('invalid settings are refused with an error at the field, and nothing is saved', async () => {
  const before = await settings()
  const reply = await change({ name: 'Other', timeZone: 'Mars/Olympus', domains: ['elsewhere.example'] })
  expect(reply.body.fields.map(({ field }: { field: string }) => field)).toEqual(['domains', 'timeZone'])
  const taken = await change({ name: 'Other', domains: [...before.domains, 'chandra.localhost'] })
  expect(taken.body.fields[0]).toMatchObject({ field: 'domains', word: 'field.domain_taken' })
  expect((await change({ name: '<script>' })).body.fields[0].field).toBe('settings.name')
  expect((await change({ agentCentreTypes: [1, 1] })).body.fields[0].field).toBe('agentCentreTypes')
  expect((await change({ agentCentreTypes: [0] })).body.fields[0].field).toBe('settings.agentCentreTypes.0')
  expect(await settings()).toEqual(before)
})

test.each([
  { customerService: [{ csType: 'LIVECHAT', path: 'javascript:alert(1)' }] },
  { customerService: [{ csType: 'LINE', path: ' https://line.example' }] },
  { licences: [{ name: 'MGA', number: '1', link: 'data:text/html,x' }] },
  { resources: [{ resourceType: 'IOS', url: 'javascript:alert(1)', qrCodeUrl: null }] },
  { logo: 'javascript:alert(1)' },
])('a setting with an unsafe link is refused: %j', async (wish) => {
  expect((await change(wish)).body.code).toBe('invalid_request')
})

test('switching guest play off refuses its calls, and switching it on allows them again', async () => {
  const { modules } = await settings()
  await change({ modules: modules.filter((name: string) => name !== 'FREEPLAY3') })
  const play = () => openBrowser(house).send({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })
  await expect.poll(async () => (await play()).body.code).toBe('function_off')
  await change({ modules })
  await expect.poll(async () => (await play()).status).toBe(200)
})

test('registration rules can be tried with values before they are saved', async () => {
  const tried = async (registration: object, values: object) =>
    (await office('POST', '/ops/brand/registration/try', { registration, values })).body
  const rules = { line: { enabled: true, required: true }, username: { length: [6, 8] } }
  const { faults } = (await tried(rules, { username: 'abc', password: 'correct horse', birthday: '1990-01-01' })).value
  expect(faults).toEqual([
    { field: 'username', message: 'Between 6 and 8 characters.' },
    { field: 'line', message: 'This field is required.' },
  ])
  expect((await tried({ line: { pattern: 'own', expression: '(' } }, {})).fields[0].field).toBe('registration.line')
})

test('maintenance closes the site, and its end opens it again', async () => {
  const startsAt = house.clock().toISOString()
  const note = { th: 'ปรับปรุง', en: 'New games are moving in.' }
  const { id } = (await office('POST', '/ops/brand/maintenance', { startsAt, endsAt: null, note })).body.value
  const status = async () => (await site('/wps/system/status')).value
  await expect.poll(async () => (await status()).status).toBe(1)
  expect(await status()).toMatchObject({ status: 1, note: note.en, until: null })
  expect((await office('DELETE', `/ops/brand/maintenance/${id}`)).body.code).toBe('already_begun')
  expect((await office('PUT', `/ops/brand/maintenance/${id}`, { startsAt, endsAt: startsAt, note })).status).toBe(400)
  house.passTime(1_000)
  const endsAt = house.clock().toISOString()
  await office('PUT', `/ops/brand/maintenance/${id}`, { startsAt, endsAt, note })
  await expect.poll(async () => (await status()).status).toBe(0)
  expect((await office('GET', '/ops/brand/maintenance')).body.value.list[0]).toMatchObject({ id, state: 'over' })
})

test('planned maintenance can be cancelled', async () => {
  const startsAt = new Date(house.clock().getTime() + 3_600_000).toISOString()
  const { id } = (await office('POST', '/ops/brand/maintenance', { startsAt, endsAt: null, note: null })).body.value
  const list = async () => (await office('GET', '/ops/brand/maintenance')).body.value.list
  expect((await list())[0]).toMatchObject({ id, state: 'planned', note: null })
  expect((await office('DELETE', `/ops/brand/maintenance/${id}`)).status).toBe(200)
  expect((await list()).some((it: { id: string }) => it.id === id)).toBe(false)
})

test('operators of one brand cannot change another brand', async () => {
  const chandra = openBrowser(house, { host: 'chandra.localhost' })
  const theirs = (await chandra.operatorLogin()).body.value.token
  const send = (method: string, body?: object) =>
    chandra.send({ method, path: '/ops/brand', token: theirs, part: 'office', ...(body && { body }) })
  const { revision, code } = (await send('GET')).body.value
  expect(code).toBe('CHANDRA')
  await send('PUT', { revision, settings: { name: 'Moon' } })
  expect((await settings()).name).toBe('Sanuk')
  expect((await send('GET')).body.value.name).toBe('Moon')
})

test('a change of settings is audited with the previous value', async () => {
  await change({ gtagId: 'G-TEST1234' })
  const [deed] = (await office('GET', '/ops/audit?subject=system.brand')).body.value.list
  expect(deed).toMatchObject({
    action: 'changed',
    call: 'PUT /ops/brand',
    before: { gtag_id: null },
    after: { gtag_id: 'G-TEST1234' },
  })
})
