import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice, openOffice, PHONE, signIn } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'

test('an operator gets a wrong password refused, signs in and lands on the page asked for', async ({
  page,
  platform,
}) => {
  await openOffice(page, platform)
  await page.goto(`${platform.origins.office}/members`)
  await signIn(page, platform, 'not the password')
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.')
  await signIn(page, platform)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Members')
})

test('the trial balance is one press from the overview and passes every check', { tag: '@slow' }, async ({
  page,
  platform,
}) => {
  await enterOffice(page, platform)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Trial balance/ })
    .click()
  // Checked for the first time within a minute of the start, and the page says so itself.
  await expect(page.getByText('All ledger checks passed.')).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Passed' })).toHaveCount(10)
  // One table for each currency; guests' play money has its own.
  const total = page.getByRole('row').filter({ hasText: 'Total' }).first()
  await expect(total).toContainText('Balanced')
  await expect(total).toContainText('฿0.00')
})

test('a member is found by name, opened and followed to the deposits', { tag: '@slow' }, async ({ page, platform }) => {
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('searchbox').fill(platform.accounts.member.username)
  const member = page.getByRole('button', { name: platform.accounts.member.username, exact: true })
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await member.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('Balance')
  await page.keyboard.press('Escape')
  await expect(member).toBeFocused()
  await member.click()
  await drawer.getByRole('link', { name: 'Deposits by this member' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(platform.accounts.member.username)
})

test('the list of members is saved as a CSV file', async ({ page, platform }) => {
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('searchbox').fill(platform.accounts.member.username)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/^SANUK-members-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  // A column without a time says no zone: whether the member was seen depends on the other journeys.
  expect(lines[0]).toMatch(/^\uFEFFUsername,Type,Balance,Currency,Joined \(Asia\/Bangkok\),Last active/)
  expect(lines.find((line) => line.startsWith(`${platform.accounts.member.username},Member,`))).toBeDefined()
})

test('a session ended elsewhere leads to the sign-in with a notice', { tag: '@slow' }, async ({ page, platform }) => {
  await enterOffice(page, platform)
  await expect(page.getByText('Daily figures')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('token', 'A'.repeat(43)))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('signing out removes the session from the browser', { tag: '@slow' }, async ({ page, platform }) => {
  await openOffice(page, platform)
  await signIn(page, platform)
  await page.getByRole('button', { name: /^Account menu for/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await page.goto(`${platform.origins.office}/deposits`)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('on a phone the bar shows the daily pages and “More” opens the others', async ({ page, platform }) => {
  await page.setViewportSize(PHONE)
  await enterOffice(page, platform)
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  const sheet = page.getByRole('dialog', { name: 'More' })
  const more = bar.getByRole('button', { name: 'More' })
  await expect(bar.getByRole('link')).toHaveText(['Overview', 'Approvals', 'Members', 'Rounds'])
  await expect(bar.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  const isCut = (list: Element) => list.scrollWidth > list.clientWidth
  expect(await bar.locator('div').first().evaluate(isCut)).toBe(false)
  await more.press('Enter')
  for (const name of ['Deposits', 'Vendors', 'Operators']) await expect(sheet.getByRole('link', { name })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Members' })).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(more).not.toHaveAttribute('aria-current')
  await more.click()
  await sheet.getByRole('link', { name: 'Vendors' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vendors')
  await expect(sheet).toBeHidden()
  await expect(more).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Sanuk Studio' }).click()
  await more.click()
  await expect(sheet.getByRole('link', { name: 'Vendors' })).toHaveAttribute('aria-current', 'page')
})
