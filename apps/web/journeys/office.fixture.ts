import type { Page } from '@playwright/test'
import { expect, type TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { officeToken, type Staff, withFreshCode } from './office-way-in.fixture.ts'
import { faultsOf } from './page.fixture.ts'

/** Opens the office as an operator would, in the theme and language given. */
export async function openOffice(
  page: Page,
  { origins }: TestedPlatform,
  look: { theme?: string; language?: string } = {},
) {
  const { theme = 'light', language = 'EN' } = look
  await page.addInitScript(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value)
    },
    { theme, language },
  )
  await page.goto(origins.office)
}

/** Opens the office as somebody who has signed in before. */
export async function enterOffice(
  page: Page,
  platform: TestedPlatform,
  { who = 'operator', ...look }: { who?: Staff; theme?: string; language?: string } = {},
) {
  const token = await officeToken(platform, who)
  await page.addInitScript((mine) => {
    // Once for a tab: signing out must stay signed out.
    if (sessionStorage.getItem('entered')) return
    sessionStorage.setItem('entered', 'yes')
    sessionStorage.setItem('token', mine)
  }, token)
  await openOffice(page, platform, look)
}

/** Signs the demo operator in by hand, in either language. */
export async function signIn(page: Page, platform: TestedPlatform, password?: string) {
  const { operator } = platform.accounts
  await page.getByLabel(/^(Username|ชื่อผู้ใช้)$/).fill(operator.username)
  await page.getByLabel(/^(Password|รหัสผ่าน)$/).fill(password ?? operator.password)
  await page.getByRole('button', { name: /^(Sign in|เข้าสู่ระบบ)$/ }).click()
  if (password !== undefined) return
  const code = page.getByLabel(/^(Authenticator code|รหัสจากแอปยืนยันตัวตน)$/)
  await withFreshCode(platform, 'operator', async (fresh) => {
    await code.fill(fresh)
    await page.getByRole('button', { name: /^(Confirm|ยืนยัน)$/ }).click()
    await expect(code).toBeHidden()
  })
}

const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Both themes, both languages and both sizes are looked at, not every three of them. */
export const LOOKS = [
  ['light', 'TH', PHONE],
  ['dark', 'EN', DESK],
] as const

/** What tells the pages of the office apart for a reader. */
const headOf = (page: Page) =>
  page.evaluate(() => `${document.title}: ${document.querySelector('main h1')?.textContent}`)

/** Goes on to another page of the open office as its links do, without loading the office anew. */
export async function goOn(page: Page, address: string) {
  const left = await headOf(page)
  const heading = await page.$('main h1')
  const isOther = await page.evaluate((to) => {
    const { pathname } = location
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return location.pathname !== pathname
  }, address)
  if (!isOther) return
  // A record that is not there may be headed as its list is: then it is another heading of the same words.
  const hasGoneOn = async () => !(await heading?.evaluate((old) => old.isConnected)) || (await headOf(page)) !== left
  await expect.poll(hasGoneOn, address).toBe(true)
}

/** Axe finds nothing in an open page of the office as it is looked at, and none of it is cut at any size. */
export async function expectSound(page: Page, address: string) {
  expect.soft(await faultsOf(page), address).toEqual([])
  const looked = page.viewportSize() ?? DESK
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport)
    const isCut = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    // Charts take their new size in the next picture.
    await expect.soft.poll(() => page.evaluate(isCut), `${address}, ${viewport.width} wide`).toBe(false)
  }
  await page.setViewportSize(looked)
}
