import { randomBytes } from 'node:crypto'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice, goOn, LOOKS } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'

test.skip(
  ({ isMobile, locale }) => isMobile || locale !== 'en-US',
  'The back office keeps its own language and brings its own widths: once is enough.',
)

test('a member’s account is noted, given a password, closed and reopened', async ({ page, platform }) => {
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

for (const [theme, language, viewport] of LOOKS.slice(1)) {
  test(`axe finds nothing on a member’s page and on the reports, ${theme}`, async ({ page, platform }) => {
    const username = `desk_${randomBytes(4).toString('hex')}`
    await createSite(platform.origins.site).join(username)
    await enterOffice(page, platform, { theme, language })
    await page.getByRole('link', { name: /^(Members|สมาชิก)$/ }).click()
    await page.getByRole('searchbox').fill(username)
    await page.getByRole('button', { name: username, exact: true }).click()
    await page.getByRole('link', { name: /^(Open the member’s page|เปิดหน้าของสมาชิก)$/ }).click()
    const address = page.url()
    await page.setViewportSize(viewport)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: username })).toBeVisible()
    await expect(page.getByText(/^(No notes yet|ยังไม่มีบันทึก)$/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await goOn(page, '/reports')
    await expect(page.locator('canvas')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
