import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const HOUR_MS = 60 * 60 * 1000
const SIGNED_IN = { status: 200, body: { value: { outcome: 'signed_in' } } }
const REFUSED = { status: 401, body: { code: 'incorrect_credentials' } }

/** A browser that remembers a new member. */
async function remembering(username: string) {
  const browser = openBrowser(house)
  await browser.register(username)
  expect(await browser.login(username, PASSWORD, { remember: true })).toMatchObject(SIGNED_IN)
  return browser
}

test('a remembered browser signs in repeatedly without the password, for one day', async () => {
  const browser = await remembering('remember_me')
  expect(await browser.loginRemembered('remember_me')).toMatchObject(SIGNED_IN)
  house.passTime(23 * HOUR_MS)
  expect(await browser.loginRemembered('Remember_Me')).toMatchObject(SIGNED_IN)
  house.passTime(2 * HOUR_MS)
  expect(await browser.loginRemembered('remember_me')).toMatchObject(REFUSED)
})

test('the cookies of a remembered browser do not contain the password', async () => {
  const browser = await remembering('no_secret')
  const kept = JSON.stringify([...browser.cookies])
  expect(kept).not.toContain(PASSWORD)
  expect(kept).not.toContain(Buffer.from(PASSWORD).toString('base64url'))
  expect([...browser.cookies.keys()].filter((name) => name.startsWith('remember_'))).toHaveLength(1)
})

test('a sign-in without "remember me" does not remember the browser, or forgets it', async () => {
  const browser = openBrowser(house)
  await browser.register('unticked')
  await browser.login('unticked')
  expect(await browser.loginRemembered('unticked')).toMatchObject(REFUSED)
  await browser.login('unticked', PASSWORD, { remember: true })
  await browser.login('unticked')
  expect(await browser.loginRemembered('unticked')).toMatchObject(REFUSED)
})

test('a copied remember-me cookie is refused on another device', async () => {
  const browser = await remembering('copied')
  const thief = openBrowser(house)
  for (const [name, value] of browser.cookies) if (name !== 'device') thief.cookies.set(name, value)
  expect(await thief.loginRemembered('copied')).toMatchObject(REFUSED)
  expect(await browser.loginRemembered('copied')).toMatchObject(SIGNED_IN)
})

test('reuse of a spent remember-me cookie revokes the member’s current one, too', async () => {
  const browser = await remembering('used_before')
  const before = new Map(browser.cookies)
  expect(await browser.loginRemembered('used_before')).toMatchObject(SIGNED_IN)
  const whole = openBrowser(house)
  for (const [name, value] of before) whole.cookies.set(name, value)
  expect(await whole.loginRemembered('used_before')).toMatchObject(REFUSED)
  expect(await browser.loginRemembered('used_before')).toMatchObject(REFUSED)
})

test('a remember-me cookie cannot sign in another member', async () => {
  const browser = await remembering('mine_only')
  await openBrowser(house).register('someone_else')
  expect(await browser.loginRemembered('someone_else')).toMatchObject(REFUSED)
})

test('changing the password ends every other session and every remembered browser', async () => {
  const browser = await remembering('changes_it')
  const other = openBrowser(house)
  const elsewhere = (await other.login('changes_it', PASSWORD, { remember: true })).body.value.token
  const { token } = (await browser.login('changes_it', PASSWORD, { remember: true })).body.value
  const body = { oldPassword: 'not this one', password: 'another good one', confirmPassword: 'another good one' }
  const change = (oldPassword: string) =>
    browser.send({ method: 'POST', path: '/wps/member/password', token, body: { ...body, oldPassword } })
  expect(await change('not this one')).toMatchObject({ ...REFUSED, body: { fields: [{ field: 'oldPassword' }] } })
  expect((await change(PASSWORD)).status).toBe(200)
  expect((await browser.get('/wps/member/info', token)).status).toBe(200)
  expect((await other.get('/wps/member/info', elsewhere)).status).toBe(401)
  expect(await other.loginRemembered('changes_it')).toMatchObject(REFUSED)
  expect(await browser.loginRemembered('changes_it')).toMatchObject(REFUSED)
  expect(await browser.login('changes_it')).toMatchObject(REFUSED)
  expect(await browser.login('changes_it', 'another good one')).toMatchObject(SIGNED_IN)
})
