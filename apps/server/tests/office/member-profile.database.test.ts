import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let operator = ''
let image = ''
let member = { id: '', token: '' }
beforeAll(async () => {
  house = await openHouse()
  operator = await house.operatorToken()
  const face = sharp({ create: { width: 200, height: 200, channels: 3, background: 'teal' } })
  image = (await face.png().toBuffer()).toString('base64')
  const { token } = (await house.register('facedmember')).body.value
  const { id } = (await house.call({ method: 'GET', path: '/wps/member/info', token })).body.value
  member = { id, token }
  const told = { fullName: 'Somying Jaidee', idNumber: '1101700203450', line: 'somying90' }
  const body = { nationality: 'TH', ...told }
  const saved = await openBrowser(house).send({ method: 'PUT', path: '/wps/member/profile', token, body })
  expect(saved.body).toMatchObject({ success: true })
})
afterAll(() => house.close())

const desk = (method: string, path: string, body?: object) =>
  house.call({
    method,
    path: `/ops/members/${member.id}${path}`,
    token: operator,
    part: 'office',
    ...(body && { body }),
  })

const own = (method: string, path: string, body?: object) =>
  house.call({ method, path, token: member.token, ...(body && { body }) })

test('personal data is masked until an operator asks for it, which is audited', async () => {
  const valuesOf = (list: { name: string; value: string }[]) =>
    Object.fromEntries(list.map((it) => [it.name, it.value]))
  const masked = valuesOf((await desk('GET', '/profile')).body.value.told)
  expect(masked).toMatchObject({ fullName: 'Somying Jaidee', idNumber: '••••50', line: '••••90' })
  expect(masked.birthday).toMatch(/^••••\d\d$/)
  const looks = async () => {
    const { rows } = await house.pool.query(
      "select after from audit.deed where subject = 'members.member' and subject_id = $1 and verb = 'did'",
      [member.id],
    )
    return rows
  }
  expect(await looks()).toEqual([])
  const whole = valuesOf((await desk('POST', '/profile/look')).body.value.told)
  expect(whole).toMatchObject({ idNumber: '1101700203450', line: 'somying90' })
  expect(await looks()).toEqual([{ after: { looked: 'profile' } }])
})

test('removing an avatar works once, adds a note and notifies the member of the reason', async () => {
  await own('PUT', '/wps/member/profile/avatar', { image })
  const portrait = async () => (await desk('GET', '/profile')).body.value.portrait
  expect((await portrait()).picture).toContain('.webp')
  const remove = () => desk('POST', '/portrait/remove', { reason: 'มีเบอร์โทร <b>ในรูป</b>' })
  const both = await Promise.all([remove(), remove()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await portrait()).picture).toBeNull()
  expect((await own('GET', '/wps/member/info/icon')).body.value.picture).toBeNull()
  expect((await desk('GET', '/notes')).body.value.list).toMatchObject([{ kind: 'portrait_removed' }])
  const [letter] = (await own('GET', '/wps/member/messages')).body.value.list
  expect(letter.about).toBe('portrait_removed')
  const { content } = (await own('POST', `/wps/member/messages/${letter.id}/open`)).body.value
  expect(content).toContain('&lt;b&gt;')
  const { rows } = await house.pool.query(
    "select subject, verb from audit.deed where subject_id = $1 and call like '%portrait/remove' order by id",
    [member.id],
  )
  expect(rows).toEqual([
    { subject: 'members.member', verb: 'changed' },
    { subject: 'members.note', verb: 'added' },
  ])
})

test('the member’s record shows the verification state, missing and submitted documents', async () => {
  const standing = async () => (await desk('GET', '/verification')).body.value
  expect(await standing()).toEqual({ state: 'none', missing: ['identity', 'selfie'], list: [] })
  await own('POST', '/wps/member/documents', { kind: 'id_card', images: [image] })
  expect(await standing()).toMatchObject({ missing: ['selfie'], list: [{ kind: 'id_card', state: 'waiting' }] })
})
