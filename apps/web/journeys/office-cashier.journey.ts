import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice } from './office.fixture.ts'

test('a new deposit method and new thresholds need two operators', async ({ page, platform, browser }) => {
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Cashier settings' }).click()
  await page.getByRole('button', { name: 'Add a method' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a method' })
  await dialog.getByText('Bank transfer', { exact: true }).click()
  await dialog.getByLabel('Name in Thai').fill('โอนเข้าบัญชีพิเศษ')
  await dialog.getByLabel('Name in English').fill('Special account')
  await dialog.getByLabel('At most').fill('50')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog.getByLabel('At most')).toHaveAccessibleDescription('Not less than the least.')
  await dialog.getByLabel('At most').fill('5000')
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: 'Special account' })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Thresholds' }).click()
  await page.getByLabel('Two credit by hand from').fill('20000')
  await page.getByRole('button', { name: 'Propose' }).click()
  await expect(page.getByText(/A colleague/).first()).toBeVisible()

  const second = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterOffice(second, platform, { who: 'supervisor' })
  await second.getByRole('link', { name: 'Approvals' }).click()
  const rules = second.getByRole('listitem').filter({ hasText: 'Change the thresholds' })
  await expect(rules.getByRole('deletion')).toHaveText('฿50,000.00')
  await expect(rules.getByRole('insertion')).toHaveText('฿20,000.00')
  for (const title of ['Change the thresholds', 'Special account']) {
    const proposal = second.getByRole('listitem').filter({ hasText: title })
    await proposal.getByRole('button', { name: 'Approve' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(proposal).toHaveCount(0)
  }

  await page.reload()
  await expect(page.getByLabel('Two credit by hand from')).toHaveValue('20,000.00')
  await page.getByRole('tab', { name: 'Methods' }).click()
  const row = page.getByRole('row', { name: 'Special account' })
  await row.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(row).toContainText('Off')
})
