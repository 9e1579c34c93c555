import type { Page } from '@playwright/test'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { choose } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const nickname = () => newUsername('nok_')
const PASSWORD = 'mango sticky rice 88'

async function fillIn(page: Page, { say }: Reader, wish: { username: string; year: string }) {
  const form = page.getByRole('dialog')
  await form.getByLabel(say('identity.username'), { exact: true }).fill(wish.username)
  await form.getByLabel(say('identity.password'), { exact: true }).fill(PASSWORD)
  await form.getByLabel(say('identity.password.again'), { exact: true }).fill(PASSWORD)
  await form.getByLabel(say('identity.birthday.day'), { exact: true }).fill('12')
  await form.getByRole('combobox', { name: say('identity.birthday.month') }).click()
  await choose(page.getByRole('option').nth(2))
  await form.getByLabel(say('identity.birthday.year'), { exact: true }).fill(wish.year)
}

test('a visitor registers, signs out, fails a captcha-protected sign-in and signs in again', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const username = nickname()
  const form = page.getByRole('dialog')
  const send = form.getByRole('button', { name: say('identity.register.submit') })
  const agree = form.getByRole('checkbox')
  await reader.open('/register')
  await expect(agree).not.toBeChecked()
  expect(await reader.faults()).toEqual([])

  await send.click()
  await expect(form.getByText(say('field.required'))).toHaveCount(4)
  await expect(form.getByText(say('field.must_agree'))).toBeVisible()
  await expect(form.getByLabel(say('identity.username'), { exact: true })).toBeFocused()
  expect(await reader.faults()).toEqual([])

  await fillIn(page, reader, {
    username: platform.accounts.member.username,
    year: String(new Date().getFullYear() - 10),
  })
  await agree.check()
  await expect(form.getByText(say('field.under_age', { age: 18 }))).toBeVisible()
  // A year of the Buddhist calendar is understood as well.
  await form.getByLabel(say('identity.birthday.year'), { exact: true }).fill('2545')
  await expect(form.getByText(/2002/)).toBeVisible()
  await send.click()
  await expect(form.getByText(say('field.taken'))).toBeVisible()
  await expect(form.getByLabel(say('identity.username'), { exact: true })).toBeFocused()

  await form.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await send.click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/')
  const account = page.getByRole('button', { name: say('site.account', { name: username }) })
  await account.click()
  await page.getByRole('button', { name: say('site.sign_out') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('site.sign_out') })
    .click()
  await expect(account).toBeHidden()

  await reader.open('/login')
  await form.getByLabel(say('identity.username'), { exact: true }).fill(nickname())
  await form.getByLabel(say('identity.password'), { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert').first()).toHaveText(say('refusal.incorrect_credentials'))
  await expect(form.getByLabel(say('identity.password'), { exact: true })).toBeFocused()
  // Whoever was wrong once reads a picture, and may have another one.
  const picture = form.locator('img[src^="data:image/png"]')
  const first = await picture.getAttribute('src')
  // At most one a second comes, however often somebody asks.
  await expect(async () => {
    await form
      .getByRole('button', { name: say('identity.captcha.again') })
      .first()
      .click()
    await expect(picture).not.toHaveAttribute('src', first ?? '', { timeout: 500 })
  }).toPass()
  expect(await reader.faults()).toEqual([])
  // Whoever cannot see it has the device work for the digits, and they are right.
  await form.getByRole('button', { name: say('identity.captcha.unseen') }).click()
  await expect(form.getByText(say('identity.captcha.worked'))).toBeVisible({ timeout: 60_000 })
  await expect(form.getByLabel(say('identity.captcha'), { exact: true })).toHaveValue(/^\d{5}$/)
  await form.getByLabel(say('identity.password'), { exact: true }).fill('not that one either')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel(say('identity.captcha'), { exact: true })).toHaveValue('')
  await expect(form.getByRole('alert').first()).toHaveText(say('refusal.incorrect_credentials'))
  await expect(form.getByText(say('field.captcha_wrong'))).toHaveCount(0)
  // The doubt is about that name in this browser, not about one's own.
  await form.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await form.getByLabel(say('identity.password'), { exact: true }).fill(PASSWORD)
  await form.getByLabel(say('identity.captcha'), { exact: true }).fill('00000')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(account).toBeVisible()
})

test('a panel for members asks a visitor to sign in and opens afterwards', { tag: ['@slow', '@phone'] }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const { username, password } = platform.accounts.member
  await reader.open('/?panel=depositv2')
  await expect(page.getByRole('dialog')).toContainText(say('identity.login.gated'))
  await page.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await page.getByLabel(say('identity.password'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: say('cashier.methods') })).toBeVisible()
})
