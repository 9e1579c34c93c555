import type { Page } from '@playwright/test'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { codeAt, PASSWORD, receivedAt, thaiNumber } from './member.fixture.ts'
import { choose, faultsOf } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const nickname = () => newUsername('mai_')

async function birthday(page: Page, { say }: Reader) {
  const form = page.getByRole('dialog')
  await form.getByLabel(say('identity.birthday.day'), { exact: true }).fill('12')
  await form.getByRole('combobox', { name: say('identity.birthday.month') }).click()
  await choose(page.getByRole('option').nth(2))
  await form.getByLabel(say('identity.birthday.year'), { exact: true }).fill('2535')
}

async function signOut(page: Page, { say }: Reader) {
  await page
    .locator('button[aria-expanded]', { has: page.locator('img') })
    .last()
    .click()
  await page.getByRole('button', { name: say('site.sign_out') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('site.sign_out') })
    .click()
}

test('a visitor registers by mobile number and an SMS code', { tag: '@slow' }, async ({ page, reader, platform }) => {
  const { say } = reader
  const form = page.getByRole('dialog')
  const number = thaiNumber()
  await reader.open('/register')
  await form.getByRole('tab', { name: say('identity.by_mobile') }).click()
  await form.getByRole('button', { name: say('identity.code.get') }).click()
  await expect(form.getByText(say('field.required'))).toBeVisible()
  await form.getByLabel(say('identity.mobile'), { exact: true }).fill('02 123 4567')
  await form.getByRole('button', { name: say('identity.code.get') }).click()
  await expect(form.getByText(say('field.phone_digits', { digits: 10 }))).toBeVisible()
  await form.getByLabel(say('identity.mobile'), { exact: true }).fill(number.typed)
  await form.getByRole('button', { name: say('identity.code.get') }).click()
  await expect(form.getByText(say('identity.code.sent', { minutes: 5 }))).toBeVisible()
  expect(await reader.faults()).toEqual([])

  await form.getByLabel(say('identity.code'), { exact: true }).fill('000000')
  await birthday(page, reader)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: say('identity.register.submit') }).click()
  await expect(form.getByText(say('refusal.code_wrong'))).toBeVisible()
  await form.getByLabel(say('identity.code'), { exact: true }).fill(await codeAt(platform, number.kept))
  await form.getByRole('button', { name: say('identity.register.submit') }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: say('site.deposit') }).first()).toBeVisible()
})

test('a forgotten password is replaced by a link sent by mail', { tag: '@phone' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const form = page.getByRole('dialog')
  const username = nickname()
  const email = `${username}@example.com`
  await reader.open('/register')
  await form.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await form.getByLabel(say('identity.password'), { exact: true }).fill(PASSWORD)
  await form.getByLabel(say('identity.password.again'), { exact: true }).fill(PASSWORD)
  await birthday(page, reader)
  await form.getByLabel(say('identity.field.email'), { exact: true }).fill(email)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: say('identity.register.submit') }).click()
  await expect(form).toBeHidden()
  await signOut(page, reader)

  await reader.open('/login')
  await form.getByRole('button', { name: say('identity.forgot') }).click()
  await expect(form.getByText(say('identity.forgot.lead'))).toBeVisible()
  await form.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await form.getByLabel(say('identity.field.email'), { exact: true }).fill('nobody')
  await form.getByRole('button', { name: say('identity.forgot.submit') }).click()
  await expect(form.getByText(say('field.pattern.mailbox'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await form.getByLabel(say('identity.field.email'), { exact: true }).fill(email)
  await form.getByRole('button', { name: say('identity.forgot.submit') }).click()
  await expect(form.getByRole('status')).toBeVisible()
  expect(await reader.faults()).toEqual([])

  await page.goto(await receivedAt(platform, email, /http\S+#reset=\S+/))
  await form.getByLabel(say('identity.password'), { exact: true }).fill('durian with coconut 99')
  await form.getByLabel(say('identity.password.again'), { exact: true }).fill('durian with coconut 99')
  await form.getByRole('button', { name: say('identity.forgot.set') }).click()
  await expect(page.getByText(say('identity.reset.done'))).toBeVisible()
  await form.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await form.getByLabel(say('identity.password'), { exact: true }).fill('durian with coconut 99')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: say('site.deposit') }).first()).toBeVisible()
})

test('a remembered browser signs in without a password and stores none', async ({ page, reader, platform }) => {
  const { say } = reader
  const form = page.getByRole('dialog')
  const { username, password } = platform.accounts.member
  await reader.open('/login')
  await form.getByLabel(say('identity.username'), { exact: true }).fill(username)
  await form.getByLabel(say('identity.password'), { exact: true }).fill(password)
  await form.getByRole('checkbox', { name: say('identity.remember') }).check()
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  const kept = JSON.stringify([await page.context().storageState(), await page.evaluate(() => document.cookie)])
  expect(kept).not.toContain(password)
  await signOut(page, reader)

  await reader.open('/login')
  await expect(form.getByLabel(say('identity.username'), { exact: true })).toHaveValue(username)
  await form.getByRole('button', { name: say('identity.login.submit') }).click()
  await expect(page.getByRole('button', { name: say('site.deposit') }).first()).toBeVisible()
})

test('a guest gets play money and is asked for an account on depositing', { tag: '@slow' }, async ({
  page,
  reader,
}) => {
  const { say } = reader
  await reader.open('/login')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('identity.free_play') })
    .click()
  await expect(page.getByText('¤10,000.00').first()).toBeVisible()
  await page
    .getByRole('button', { name: say('site.deposit') })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toContainText(say('identity.need_account.text'))
  expect(await faultsOf(page, '[role="alertdialog"]')).toEqual([])
})

test('the sign-in menu opens on hover and by keyboard', { tag: '@slow' }, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/')
  const signIn = page.getByRole('banner').getByRole('button', { name: say('site.sign_in'), exact: true })
  // The drawn page does not see the mouse yet.
  await expect(page.locator('[data-first-paint]')).toHaveCount(0)
  await signIn.hover()
  await page.getByRole('button', { name: say('site.sign_in.mobile'), exact: true }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('tab', { name: say('identity.by_mobile') })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(form).toBeHidden()
  await signIn.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: say('site.sign_in.username'), exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(signIn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('tab', { name: say('identity.by_username') })).toHaveAttribute('aria-selected', 'true')
})
