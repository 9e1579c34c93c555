import type { Page } from '@playwright/test'
import { expect, type TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { freshCode, officeToken, type Staff } from './office-way-in.fixture.ts'
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
  const code = page.getByLabel(/^(Code of your authenticator app|รหัสจากแอปยืนยันตัวตน)$/)
  await code.fill(await freshCode(platform, 'operator'))
  await page.getByRole('button', { name: /^(Confirm|ยืนยัน)$/ }).click()
}

/** Both themes and both languages are looked at, not every pair of them. */
export const LOOKS = [
  ['light', 'TH'],
  ['dark', 'EN'],
] as const

/** A desk’s screen and a phone’s. */
export const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Axe finds nothing in an open page of the office and none of it is cut, on a desk's screen and on a phone's. */
export async function expectSound(page: Page, address: string) {
  const isCut = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport)
    expect(await faultsOf(page), `${address}, ${viewport.width} wide`).toEqual([])
    expect(await page.evaluate(isCut), `${address}, ${viewport.width} wide`).toBe(false)
  }
}
