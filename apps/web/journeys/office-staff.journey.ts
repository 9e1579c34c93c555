import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { appCode } from './app-code.fixture.ts'
import { enterOffice, openOffice } from './office.fixture.ts'
import { choose } from './page.fixture.ts'

test('a new operator sets up an authenticator app and a password and sees the pages of the role only', async ({
  page,
  platform,
  browser,
}) => {
  const username = `nok${Date.now()}`
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Operators' }).click()
  await page.getByRole('button', { name: 'Add operator' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Name', { exact: true }).fill('Nok')
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await choose(page.getByRole('option', { name: 'Finance' }))
  await expect(dialog.getByText('a second operator has to approve')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const firstHalf = await dialog.getByLabel('First half', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  const waiting = page.getByRole('region', { name: 'Pending approval' })
  await expect(waiting.getByRole('listitem').filter({ hasText: username })).toContainText(
    'Another operator has to review this.',
  )

  const second = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterOffice(second, platform, { who: 'supervisor' })
  await second.getByRole('navigation').getByRole('link', { name: 'Approvals' }).click()
  await second.getByRole('listitem').filter({ hasText: username }).getByRole('button', { name: 'Approve' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  const secondHalf = await second.getByLabel('Second half', { exact: true }).inputValue()
  await second.getByRole('button', { name: 'Done' }).click()
  const password = `${firstHalf} ${secondHalf}`
  await page.reload()
  await expect(page.getByRole('row', { name: username })).toContainText('Invited')

  const theirs = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await openOffice(theirs, platform)
  await theirs.getByLabel('Username').fill(username)
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('button', { name: 'Sign in' }).click()
  const secret = ((await theirs.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await theirs.getByLabel('Authenticator code').fill(appCode(secret))
  await theirs.getByRole('button', { name: 'Confirm' }).click()
  await expect(theirs.getByRole('listitem')).toHaveCount(10)
  await expect(theirs.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await theirs.getByText('I have saved them').click()
  await theirs.getByRole('button', { name: 'Continue' }).click()

  await expect(theirs.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  await theirs.getByLabel('Current password', { exact: true }).fill(password)
  await theirs.getByLabel('New password', { exact: true }).fill('short')
  await theirs.getByLabel('Confirm new password', { exact: true }).fill('short')
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await expect(theirs.getByText('Between 12 and 64 characters.', { exact: true })).toBeVisible()
  await theirs.getByLabel('New password', { exact: true }).fill('seven green umbrellas')
  await theirs.getByLabel('Confirm new password', { exact: true }).fill('seven green umbrellas')
  await theirs.getByRole('button', { name: 'Change password' }).click()
  const menu = theirs.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Members' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Operators' })).toHaveCount(0)
  await theirs.goto(`${platform.origins.office}/account`)
  await expect(theirs.getByText('“Approve money movements” can be used from')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('row', { name: username })).toContainText('Deactivated')
  await theirs.reload()
  await expect(theirs.getByRole('button', { name: 'Sign in' })).toBeVisible()

  await page.getByRole('button', { name: username }).click()
  await page.getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByRole('row', { name: username })).toContainText('Pending approval')
  await waiting
    .getByRole('listitem')
    .filter({ hasText: username })
    .getByRole('button', { name: 'Withdraw request' })
    .click()
  await expect(page.getByRole('row', { name: username })).not.toContainText('Pending approval')
  await expect(page.getByRole('row', { name: username })).toContainText('Deactivated')
})

test('a manual adjustment needs a second operator and is in the audit', async ({ page, platform, browser }) => {
  const reason = `Goodwill ${Date.now()}`
  const { username } = platform.accounts.agent
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('searchbox').fill(username)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  const before = await page.getByRole('row', { name: username }).textContent()
  await page.getByRole('button', { name: username, exact: true }).click()
  await page.getByRole('button', { name: 'Adjust balance' }).click()
  const dialog = page.getByRole('dialog', { name: `Manual adjustment for ${username}` })
  await dialog.getByLabel('Amount').fill('7.25')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link', { name: 'Approvals' }).click()
  const own = page.getByRole('listitem').filter({ hasText: reason })
  await expect(own).toContainText('Another operator has to review this.')
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  const second = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterOffice(second, platform, { who: 'supervisor' })
  await second.getByRole('navigation').getByRole('link', { name: 'Approvals' }).click()
  const theirs = second.getByRole('listitem').filter({ hasText: reason })
  await expect(theirs).toContainText('฿7.25')
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(theirs).toHaveCount(0)
  await second.getByText('Completed', { exact: true }).click()
  await expect(second.getByRole('listitem').filter({ hasText: reason })).toContainText('Approved')

  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('searchbox').fill(username)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: username })).not.toHaveText(before ?? '')
  await page.getByRole('link', { name: 'Audit log' }).click()
  const entries = page.getByRole('row').filter({ hasText: 'Approval request' }).filter({ hasText: 'supervisor' })
  await entries.first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Approved')
})
