import type { Page } from '@playwright/test'
import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'

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

/** Signs the demo operator in, in either language. */
export async function signIn(page: Page, { accounts }: TestedPlatform, password = accounts.operator.password) {
  await page.getByLabel(/^(Username|ชื่อผู้ใช้)$/).fill(accounts.operator.username)
  await page.getByLabel(/^(Password|รหัสผ่าน)$/).fill(password)
  await page.getByRole('button', { name: /^(Sign in|เข้าสู่ระบบ)$/ }).click()
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
