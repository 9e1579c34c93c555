import { randomUUID } from 'node:crypto'
import { joinByName } from './member.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** Where staff sit, whatever the member holds. */
const DESK = { locale: 'en-US', viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

test('a bank transfer with a slip is credited by an operator', {
  tag: '@phone',
}, async ({ page, platform, reader, browser }) => {
  const { say } = reader
  const { token, username } = await joinByName(platform)
  await reader.open('/?panel=depositv2', token)
  const centre = page.getByRole('dialog').first()
  await centre.getByRole('radio', { name: /โอนผ่านธนาคาร/ }).check()
  expect(await reader.faults()).toEqual([])
  await centre.getByRole('button', { name: '฿500', exact: true }).click()
  await centre.getByRole('button', { name: say('cashier.continue.amount', { amount: '฿500.00' }) }).click()
  await expect(centre.getByText(say('cashier.transfer.exact'))).toBeVisible()
  const slip = await page.screenshot({ type: 'jpeg' })
  const file = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: slip }
  await centre.locator('input[type="file"]').setInputFiles(file)
  await expect(centre.getByText(say('cashier.slip.state.waiting'))).toBeVisible()
  expect(await reader.faults()).toEqual([])

  const operator = await (await browser.newContext(DESK)).newPage()
  await enterOffice(operator, platform)
  await operator
    .getByRole('navigation')
    .getByRole('link', { name: /^Deposits/ })
    .click()
  const row = operator.getByRole('row').filter({ hasText: username })
  await row.getByRole('link').first().click()
  await operator.getByRole('button', { name: 'Claim' }).click()
  await expect(operator.getByRole('img', { name: /^Slip sent/ })).toBeVisible()
  await operator.getByRole('button', { name: 'Credit', exact: true }).click()
  const dialog = operator.getByRole('dialog')
  await dialog.getByLabel('Bank reference').fill(randomUUID())
  await dialog.getByLabel('Reason').fill('Seen at the bank')
  await dialog.getByRole('button', { name: 'Credit', exact: true }).click()
  await expect(operator.getByText('Credited manually').first()).toBeVisible()

  await expect(centre.getByRole('heading', { name: say('cashier.credited') })).toBeVisible()
  expect(await reader.faults()).toEqual([])
})

test('a deposit through the payment gateway returns to the credited amount', { tag: '@slow' }, async ({
  page,
  platform,
  reader,
}) => {
  const { say } = reader
  const { token } = await joinByName(platform)
  await reader.open('/?panel=depositv2', token)
  const centre = page.getByRole('dialog').first()
  await centre.getByRole('radio', { name: /Cards and wallets/ }).check()
  await centre.getByRole('button', { name: '฿1,000', exact: true }).click()
  await expect(centre.getByText(say('cashier.fee.of', { fee: '฿15.00' }))).toBeVisible()
  expect(await reader.faults()).toEqual([])
  await centre.getByRole('button', { name: say('cashier.continue.amount', { amount: '฿1,000.00' }) }).click()
  await centre.getByRole('link', { name: say('cashier.gateway.go') }).click()
  await expect(page.locator('.amount')).toHaveText('฿1,000.00')
  await page.getByRole('button', { name: 'Pay with the demo card' }).click()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page.getByRole('dialog').first().getByText(say('cashier.state.credited'))).toBeVisible()
  await expect(page.getByRole('dialog').first()).toContainText('฿1,000.00')
})
