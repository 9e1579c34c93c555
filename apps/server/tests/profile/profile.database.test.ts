import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

let next = 0
async function newMember(more: object = {}) {
  next += 1
  const browser = openBrowser(house, { address: `198.51.100.${next}` })
  const { token } = (await browser.register(`teller_${next}`, more)).body.value
  const path = '/wps/member/profile'
  return {
    token,
    tell: (body: object) => browser.send({ method: 'PUT', path, body, token }),
    told: async (): Promise<Record<string, { value: string | null; fixed: boolean }>> => {
      const { fields } = (await browser.get(path, token)).body.value
      return Object.fromEntries(fields.map(({ name, ...rest }: { name: string }) => [name, rest]))
    },
    look: (body: object) => browser.send({ method: 'PUT', path: `${path}/avatar`, body, token }),
    get: async (of: string) => (await browser.get(of, token)).body.value,
  }
}

const faults = ({ body }: { body: { fields?: { field: string }[] } }) => body.fields?.map(({ field }) => field)

test('profile fields are saved and shown, and personal data is encrypted in the database', async () => {
  const member = await newMember()
  const address = '99/1 ถนนพระราม 4 กรุงเทพฯ 10500'
  const idNumber = '1-1017-00230-70-8'
  const wish = { nickname: 'ต้นข้าว', fullName: 'สมหญิง ใจดี', nationality: 'TH', idNumber, address }
  expect((await member.tell({ ...wish, line: '@tonkhao', sourceOfIncome: 'salary' })).status).toBe(200)
  expect(await member.told()).toMatchObject({
    nickname: { value: 'ต้นข้าว' },
    fullName: { value: 'สมหญิง ใจดี', fixed: false },
    address: { value: address },
    idNumber: { value: '•••••••••0708' },
    line: { value: '@tonkhao' },
    birthday: { fixed: true },
  })
  expect((await member.get('/wps/member/info')).nickname).toBe('ต้นข้าว')
  const { rows } = await house.pool.query(
    `select profile::text as row, encode(private, 'escape') as private from members.profile
      where member = (select id from members.member where username = $1)`,
    [`teller_${next}`],
  )
  for (const secret of ['สมหญิง', 'พระราม', '1101700230708']) expect(JSON.stringify(rows)).not.toContain(secret)
  expect((await member.tell({ line: '', address: '' })).status).toBe(200)
  expect(await member.told()).toMatchObject({ line: { value: null }, fullName: { value: 'สมหญิง ใจดี' } })
})

test('a nickname is one member’s of the brand, and nobody’s username, in any case and form', async () => {
  const [one, other] = [await newMember(), await newMember()]
  const username = `teller_${next}`
  const replies = await Promise.all([one, other].map(({ tell }) => tell({ nickname: 'Khaow Pan' })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const [winner, loser] = replies[0]?.status === 200 ? [one, other] : [other, one]
  const taken = { status: 400, body: { fields: [{ field: 'nickname', word: 'field.taken' }] } }
  expect(await loser.tell({ nickname: 'ｋｈａｏｗ PAN' })).toMatchObject(taken)
  expect(await one.tell({ nickname: username.toUpperCase() })).toMatchObject(taken)
  // One’s own names stay one’s own, and a name that was given up is anybody’s.
  expect((await winner.tell({ nickname: 'khaow pan', line: '@khaow' })).status).toBe(200)
  expect((await other.tell({ nickname: username })).status).toBe(200)
  expect((await winner.tell({ nickname: 'Nobody Else' })).status).toBe(200)
  expect((await loser.tell({ nickname: 'Khaow Pan' })).status).toBe(200)
  expect((await one.tell({ nickname: 'nongkhaow' })).status).toBe(200)
  const joined = await openBrowser(house, { address: '198.51.101.1' }).register('NongKhaow')
  expect(joined).toMatchObject({ status: 409, body: { code: 'username_taken', fields: [{ field: 'username' }] } })
})

test('payee name and birthday cannot be changed once they are set', async () => {
  const member = await newMember()
  expect((await member.tell({ payeeName: 'Somchai Jaidee' })).status).toBe(200)
  const answer = await member.tell({ payeeName: 'Somsak Jaidee', birthday: '1990-02-01' })
  expect(faults(answer)).toEqual(['payeeName', 'birthday'])
  expect((await member.tell({ payeeName: 'Somchai Jaidee', birthday: '2533-01-31' })).status).toBe(200)
  const id = (await member.get('/wps/member/info')).id
  const again = house.pool.query("update members.member set birthday = '1980-01-01' where id = $1", [id])
  await expect(again).rejects.toThrow(/born twice/)
})

test.each([
  [{ nationality: 'TH', idNumber: '1101700230709' }, ['idNumber']],
  [{ idNumber: '1-1017-00230-70-9' }, ['idNumber']],
  [{ nationality: 'XX' }, ['nationality']],
  [{ idNumber: 'AB 1' }, ['idNumber']],
  [{ nickname: 'Admin' }, ['nickname']],
  [{ nickname: 'Sanuk Support' }, ['nickname']],
  // The first letter is U+0430.
  [{ nickname: 'аdmin' }, ['nickname']],
  [{ nickname: '' }, ['nickname']],
  [{ nickname: '<b>x</b>' }, ['nickname']],
  [{ fullName: '12345' }, ['fullName']],
  [{ qqNum: '12345' }, ['qqNum']],
  [{ address: 'short' }, ['address']],
])('a profile with %j is refused with an error at the field', async (wish, at) => {
  const member = await newMember()
  expect(faults(await member.tell(wish))).toEqual(at)
})

test('a member who sets Thai nationality needs a Thai ID number', async () => {
  const member = await newMember()
  expect((await member.tell({ nationality: 'GB', idNumber: 'P1234567' })).status).toBe(200)
  expect(faults(await member.tell({ nationality: 'TH' }))).toEqual(['idNumber'])
})

test('the brand decides which profile fields are asked for', async () => {
  const token = await house.operatorToken()
  const ask = (method: string, body?: object) =>
    house.call({ method, path: '/ops/members/profile-fields', token, part: 'office', ...(body && { body }) })
  const { fields } = (await ask('GET')).body.value
  expect((await ask('PUT', { fields: ['qqNum', 'nickname'] })).status).toBe(200)
  const member = await newMember()
  expect(Object.keys(await member.told())).toEqual(['nickname', 'qqNum'])
  expect(faults(await member.tell({ line: '@me' }))).toEqual(['line'])
  expect((await ask('PUT', { fields })).status).toBe(200)
})

test('an avatar is chosen or uploaded; an upload becomes a square without EXIF data', async () => {
  const member = await newMember()
  expect((await member.look({ avatar: 7 })).body.value).toEqual({ avatar: 7, picture: null })
  expect((await member.look({ avatar: 12 })).status).toBe(400)
  const photograph = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .webp()
    .toBuffer()
  const { picture } = (await member.look({ image: photograph.toString('base64') })).body.value
  const [small = '', large = ''] = picture.split(', ').map((file: string) => file.split(' ')[0])
  const written = (await house.site.inject({ url: large, headers: { host: 'localhost' } })).rawPayload
  expect(await sharp(written).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 })
  expect(written.includes('where I live')).toBe(false)
  expect(small).not.toBe(large)
  expect((await member.get('/wps/member/info/icon')).picture).toBe(picture)
  expect((await member.get('/wps/member/info')).picture).toBe(picture)
  const letters = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
  expect((await member.look({ image: letters })).body.code).toBe('picture_format')
})
