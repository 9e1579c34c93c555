import { createSite } from '../../../tools/demo-players/src/site.ts'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { enterOffice } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'

test('a member gets a note and a temporary password, is closed and reopened', { tag: '@slow' }, async ({
  page,
  platform,
}) => {
  const username = newUsername('desk_')
  await createSite(platform.origins.site).join(username)
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('searchbox').fill(username)
  await page.getByRole('button', { name: username, exact: true }).click()
  await page.getByRole('link', { name: 'Open member' }).click()
  await expect(page.getByRole('heading', { name: username })).toBeVisible()

  const sessions = page.getByRole('table', { name: 'Active sessions' })
  await expect(sessions.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('No notes yet')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('New note').fill('Calls in the evening')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Calls in the evening' })).toContainText('operator')

  await page.getByRole('button', { name: 'Temporary password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Temporary password' }).click()
  const handed = page.getByRole('dialog', { name: `Temporary password for ${username}` })
  await expect(handed.getByLabel('Temporary password')).toHaveValue(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  await handed.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('No active sessions')).toBeVisible()

  await page.getByRole('button', { name: 'Close account' }).click()
  const closing = page.getByRole('dialog', { name: `Close the account of ${username}?` })
  await closing.getByLabel('Reason').fill('Asked for it')
  await closing.getByRole('button', { name: 'Close account' }).click()
  await expect(page.getByText(/^Account closed on/)).toBeVisible()
  await page.getByRole('button', { name: 'Reopen account' }).click()
  const opening = page.getByRole('dialog', { name: `Reopen the account of ${username}?` })
  await opening.getByLabel('Reason').fill('Changed their mind')
  await opening.getByRole('button', { name: 'Reopen account' }).click()
  await expect(page.getByText(/^Account closed on/)).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed their mind' })).toContainText('Reopened')

  await page.getByRole('link', { name: 'Audit log for this member' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Member password' })).toBeVisible()
})
