import { randomBytes } from 'node:crypto'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'

test('a member gets a note and a temporary password, is closed and reopened', async ({ page, platform }) => {
  const username = `desk_${randomBytes(4).toString('hex')}`
  await createSite(platform.origins.site).join(username)
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByRole('searchbox').fill(username)
  await page.getByRole('button', { name: username, exact: true }).click()
  await page.getByRole('link', { name: 'Open the member’s page' }).click()
  await expect(page.getByRole('heading', { name: username })).toBeVisible()

  const sessions = page.getByRole('table', { name: 'Signed in' })
  await expect(sessions.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('No notes yet')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('New note').fill('Calls in the evening')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Calls in the evening' })).toContainText('operator')

  await page.getByRole('button', { name: 'Temporary password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Temporary password' }).click()
  const handed = page.getByRole('dialog', { name: `Password for ${username}` })
  await expect(handed.getByLabel('Temporary password')).toHaveValue(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  await handed.getByRole('button', { name: 'Handed over' }).click()
  await expect(page.getByText('Not signed in anywhere')).toBeVisible()

  await page.getByRole('button', { name: 'Close the account' }).click()
  const closing = page.getByRole('dialog', { name: `Close the account of ${username}?` })
  await closing.getByLabel('Because').fill('Asked for it')
  await closing.getByRole('button', { name: 'Close the account' }).click()
  await expect(page.getByText(/^This account is closed since/)).toBeVisible()
  await page.getByRole('button', { name: 'Reopen the account' }).click()
  const opening = page.getByRole('dialog', { name: `Reopen the account of ${username}?` })
  await opening.getByLabel('Because').fill('Changed their mind')
  await opening.getByRole('button', { name: 'Reopen the account' }).click()
  await expect(page.getByText(/^This account is closed since/)).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed their mind' })).toContainText('Reopened')

  await page.getByRole('link', { name: 'Audit of this member' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Member’s password' })).toBeVisible()
})
