import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice } from './office.fixture.ts'

test('a new deposit method and new thresholds need two operators', { tag: '@slow' }, async ({
  page,
  platform,
  browser,
}) => {
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Cashier settings' }).click()
  await page.getByRole('button', { name: 'Add method' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add method' })
  await dialog.getByText('Bank transfer', { exact: true }).click()
  await dialog.getByLabel('Thai name').fill('โอนเข้าบัญชีพิเศษ')
  await dialog.getByLabel('English name').fill('Special account')
  await dialog.getByLabel('Maximum').fill('50')
  await dialog.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(dialog.getByLabel('Maximum')).toHaveAccessibleDescription('Must not be below the minimum.')
  await dialog.getByLabel('Maximum').fill('5000')
  await dialog.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: 'Special account' })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Thresholds' }).click()
  await page.getByLabel('Manual credits need two operators from').fill('20000')
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByText(/Submitted for approval/).first()).toBeVisible()

  const second = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await enterOffice(second, platform, { who: 'supervisor' })
  await second.getByRole('navigation').getByRole('link', { name: 'Approvals' }).click()
  const rules = second.getByRole('listitem').filter({ hasText: 'Deposit thresholds change' })
  await expect(rules.getByRole('deletion')).toHaveText('฿50,000.00')
  await expect(rules.getByRole('insertion')).toHaveText('฿20,000.00')
  for (const title of ['Deposit thresholds change', 'Special account']) {
    const proposal = second.getByRole('listitem').filter({ hasText: title })
    await proposal.getByRole('button', { name: 'Approve' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(proposal).toHaveCount(0)
  }

  await page.reload()
  await expect(page.getByLabel('Manual credits need two operators from')).toHaveValue('20,000.00')
  await page.getByRole('tab', { name: 'Methods' }).click()
  const row = page.getByRole('row', { name: 'Special account' })
  await row.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(row).toContainText('Off')
})
