import { jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let key: Uint8Array
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  const office = story.operator()
  const { revision } = (await office('GET', '/brand')).body.value
  const customerService = [
    { csType: 'LIVECHAT', path: 'https://chat.example/sanuk?lang=th' },
    { csType: 'VIP', path: 'https://vip.example/desk' },
  ]
  await office('PUT', '/brand', { revision, settings: { customerService } })
  key = Buffer.from((await office('GET', '/brand/support-key')).body.value.key, 'base64url')
})
afterAll(() => house.close())

const ask = ({ token }: Pick<Member, 'token'>) => house.call({ method: 'POST', path: '/wps/member/support', token })
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

test('a member gets a link to the live chat whose token says who comes, for two minutes', async () => {
  const member = await story.member()
  const { link, until } = (await ask(member)).body.value
  expect(link).toMatch(/^https:\/\/chat\.example\/sanuk\?lang=th&token=/)
  const now = Math.floor(house.clock().getTime() / 1000)
  expect(until).toBe(new Date((now + 120) * 1000).toISOString())
  const currentDate = house.clock()
  const { payload } = await jwtVerify(tokenIn(link), key, { currentDate, algorithms: ['HS256'] })
  expect(payload).toMatchObject({
    iss: 'SANUK',
    sub: member.id,
    aud: 'https://chat.example',
    rank: 0,
    iat: now,
    exp: now + 120,
  })
  const later = new Date(currentDate.getTime() + 121_000)
  await expect(jwtVerify(tokenIn(link), key, { currentDate: later })).rejects.toThrow('exp')
  await expect(jwtVerify(tokenIn(link), new Uint8Array(32), { currentDate })).rejects.toThrow('signature')
})

test('members above rank 4 are led to the VIP desk, others to the live chat', async () => {
  const member = await story.member()
  const originAt = async (rank: number) => {
    await house.pool.query('update members.member set rank_level = $2 where id = $1', [member.id, rank])
    return new URL((await ask(member)).body.value.link).origin
  }
  expect(await originAt(4)).toBe('https://chat.example')
  expect(await originAt(5)).toBe('https://vip.example')
})

test('visitors get no support link, and members cannot read the key that signs it', async () => {
  expect((await house.call({ method: 'POST', path: '/wps/member/support' })).status).toBe(401)
  const read = { method: 'GET', path: '/ops/brand/support-key', part: 'office' as const }
  expect((await house.call({ ...read, token: (await story.member()).token })).status).toBe(401)
})
