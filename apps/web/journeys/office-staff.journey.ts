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
  await page.getByRole('button', { name: 'Add an operator' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Name', { exact: true }).fill('Nok')
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await choose(page.getByRole('option', { name: 'Support' }))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const password = await dialog.getByLabel('Password for once').inputValue()
  await dialog.getByRole('button', { name: 'Handed over' }).click()
  await expect(page.getByRole('row', { name: username })).toContainText('Has not come in yet')

  const theirs = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await openOffice(theirs, platform)
  await theirs.getByLabel('Username').fill(username)
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('button', { name: 'Sign in' }).click()
  const secret = ((await theirs.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await theirs.getByLabel('Code of your authenticator app').fill(appCode(secret))
  await theirs.getByRole('button', { name: 'Confirm' }).click()
  await expect(theirs.getByRole('listitem')).toHaveCount(10)
  await expect(theirs.getByRole('button', { name: 'Go on' })).toBeDisabled()
  await theirs.getByText('I have kept them').click()
  await theirs.getByRole('button', { name: 'Go on' }).click()

  await expect(theirs.getByRole('navigation', { name: 'Back office' })).toHaveCount(0)
  await theirs.getByLabel('Present password', { exact: true }).fill(password)
  await theirs.getByLabel('New password', { exact: true }).fill('short')
  await theirs.getByLabel('New password again', { exact: true }).fill('short')
  await theirs.getByRole('button', { name: 'Change the password' }).click()
  await expect(theirs.getByText('Between 12 and 64 characters.', { exact: true })).toBeVisible()
  await theirs.getByLabel('New password', { exact: true }).fill('seven green umbrellas')
  await theirs.getByLabel('New password again', { exact: true }).fill('seven green umbrellas')
  await theirs.getByRole('button', { name: 'Change the password' }).click()
  const menu = theirs.getByRole('navigation', { name: 'Back office' })
  await expect(menu.getByRole('link', { name: 'Members' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Operators' })).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('button', { name: 'End their work here' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End their work here' }).click()
  await expect(page.getByRole('row', { name: username })).toContainText('Left')
  await theirs.reload()
  await expect(theirs.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a manual adjustment needs a second operator and is in the audit', async ({ page, platform, browser }) => {
  const reason = `Goodwill ${Date.now()}`
  const { username } = platform.accounts.agent
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('searchbox').fill(username)
  await expect(page.getByText('That is all: 1')).toBeVisible()
  const before = await page.getByRole('row', { name: username }).textContent()
  await page.getByRole('button', { name: username, exact: true }).click()
  await page.getByRole('button', { name: 'Give or take money' }).click()
  const dialog = page.getByRole('dialog', { name: `Money by hand for ${username}` })
  await dialog.getByLabel('Amount').fill('7.25')
  await dialog.getByLabel('Because').fill(reason)
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Approvals' }).click()
  const own = page.getByRole('listitem').filter({ hasText: reason })
  await expect(own).toContainText('A colleague decides about this.')
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  const second = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterOffice(second, platform, { who: 'supervisor' })
  await second.getByRole('link', { name: 'Approvals' }).click()
  const theirs = second.getByRole('listitem').filter({ hasText: reason })
  await expect(theirs).toContainText('฿7.25')
  await theirs.getByRole('button', { name: 'Approve' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(theirs).toHaveCount(0)
  await second.getByText('Decided', { exact: true }).click()
  await expect(second.getByRole('listitem').filter({ hasText: reason })).toContainText('Approved')

  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('searchbox').fill(username)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('That is all: 1')).toBeVisible()
  await expect(page.getByRole('row', { name: username })).not.toHaveText(before ?? '')
  await page.getByRole('link', { name: 'Audit' }).click()
  const deeds = page.getByRole('row').filter({ hasText: 'Proposal' }).filter({ hasText: 'supervisor' })
  await deeds.first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('approved')
})
