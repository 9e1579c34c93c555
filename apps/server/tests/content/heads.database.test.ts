import { afterAll, beforeAll, expect, test } from 'vitest'
import { headTags } from '../../src/platform/page-head.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { banner, type Editors, openEditors, promotion } from './content.fixture.ts'

let house: TestHouse
let editors: Editors
beforeAll(async () => {
  house = await openHouse([], { drawBanner: (banner, place) => JSON.stringify({ ...banner.look, ...place }) })
  editors = openEditors(house)
})
afterAll(() => house.close())

const told = (address: string, host = 'localhost') => {
  const { pathname, searchParams } = new URL(address, `http://${host}`)
  return house.headOf({ host, pathname, query: searchParams })
}

test('a page head has the title and the addresses in the languages of the brand', async () => {
  const { found, head } = await told('/RNG/?lang=en&page=NAGA')
  expect(found).toBe(true)
  expect(head).toMatchObject({ language: 'en', title: 'Slots · Sanuk', hidden: false })
  expect(head?.addresses).toEqual({
    own: 'http://localhost/rng?lang=en',
    any: 'http://localhost/rng',
    in: new Map([
      ['th', 'http://localhost/rng'],
      ['en', 'http://localhost/rng?lang=en'],
    ]),
  })
  expect((await told('/rng')).head).toMatchObject({ language: 'th', title: 'สล็อต · Sanuk' })
})

test('another brand has its own title, and a members-only page is hidden from search engines', async () => {
  const { head } = await told('/', 'chandra.localhost')
  expect(head?.title).toContain('Chandra')
  expect(head?.addresses.any).toBe('http://chandra.localhost/')
  expect(head?.hidden).toBe(true)
})

test('an unknown path is not found, and an unknown host gets no head', async () => {
  expect(await told('/no-such-page')).toMatchObject({ found: false, head: { hidden: true } })
  expect(await told('/rng', 'nobody.example')).toEqual({ found: true, head: null })
  expect((await told('/login')).found).toBe(true)
})

test('a promotion link has the promotion’s head, once it is published', async () => {
  const id = await editors.add(
    promotion({ title: { th: 'โบนัส', en: 'Bonus & <more>' }, summary: { th: 'สั้น', en: 'In short' } }),
  )
  expect((await told(`/promoDetail?id=${id}`)).found).toBe(false)
  await editors.approve(await editors.propose(id))
  const { found, head } = await told(`/promoDetail?id=${id}&lang=en`)
  expect(found).toBe(true)
  expect(head).toMatchObject({ title: 'Bonus & <more> · Sanuk', about: 'In short' })
  expect(head?.addresses.own).toBe(`http://localhost/promoDetail?id=${id}&lang=en`)
  expect(head && headTags(head)).toContain('<title>Bonus &amp; &lt;more&gt; · Sanuk</title>')
})

test('the head of a join link names the invitation, keeps its code and is hidden from search engines', async () => {
  const { head } = await told('/join?code=FRIEND2345&lang=en')
  expect(head).toMatchObject({ title: 'You’re invited · Sanuk', hidden: true })
  expect(head?.addresses.own).toBe('http://localhost/join?code=FRIEND2345&lang=en')
  expect((await told('/join?lang=en')).head).toMatchObject({ title: 'Become an agent · Sanuk', hidden: false })
  expect((await told('/join?code=%22%3E&lang=en')).head?.addresses.own).toBe('http://localhost/join?lang=en')
})

test('the web manifest has the name of the brand', async () => {
  const manifest = async (host: string) =>
    (await house.site.inject({ url: '/site.webmanifest', headers: { host } })).json()
  expect(await manifest('localhost')).toMatchObject({ name: 'Sanuk', lang: 'th', start_url: '/' })
  expect(await manifest('chandra.localhost')).toMatchObject({ name: 'Chandra' })
})

const bannerOf = async (address: string, language: 'th' | 'en', host?: string) => {
  const drawn = (await told(address, host)).banner?.get(language)
  return drawn ? JSON.parse(drawn) : drawn
}

test('a page starts with the first banner of its own group, in each language', async () => {
  expect(await bannerOf('/', 'th')).toMatchObject({ title: 'คืนนี้ โชคอยู่ข้างคุณ', size: 'high', several: true })
  expect(await bannerOf('/', 'en')).toMatchObject({ title: 'Luck is yours tonight', size: 'high' })
  expect(await bannerOf('/rng/?page=NAGA', 'en')).toMatchObject({ kicker: 'Golden Tiger', size: 'low', several: false })
  expect(await bannerOf('/vip', 'en')).toBe('')
})

test('a members-only brand shows visitors no banner', async () => {
  expect((await told('/', 'chandra.localhost')).banner?.size).toBe(0)
})

test('a banner is drawn once it is published', async () => {
  const before = await bannerOf('/pointMall', 'en')
  const id = await editors.add(banner())
  expect(await bannerOf('/pointMall', 'en')).toEqual(before)
  await editors.approve(await editors.propose(id))
  await expect.poll(() => bannerOf('/pointMall', 'en')).toMatchObject({ title: 'A banner' })
})
