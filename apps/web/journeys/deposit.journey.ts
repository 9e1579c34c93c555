import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { expect, test } from './reader.fixture.ts'

const join = (origin: string) => createSite(origin).join(newUsername('nok_'))

test('a deposit paid by QR code is in the balance without a reload', { tag: ['@slow', '@phone'] }, async ({
  page,
  reader,
  platform,
  context,
}) => {
  const { say } = reader
  await reader.open('/?panel=depositv2', await join(platform.origins.site))
  const centre = page.getByRole('dialog')
  const amount = centre.getByLabel(say('cashier.amount', { symbol: '฿' }))
  await amount.fill('19.99')
  await page.keyboard.press('Enter')
  await expect(centre.getByText(say('cashier.amount.below', { limit: '฿20.00' }))).toBeVisible()
  await expect(amount).toBeFocused()
  expect(await reader.faults()).toEqual([])

  await amount.fill('1234.5')
  await expect(amount).toHaveValue('1,234.5')
  await centre.getByRole('button', { name: say('cashier.request.amount', { amount: '฿1,234.50' }) }).dblclick()
  const picture = centre.getByRole('img', { name: say('cashier.code.picture', { amount: '1234.50' }) })
  await expect(picture).toBeVisible()
  const past = centre.getByRole('table', { name: say('cashier.past') })
  await expect(past.getByText(say('cashier.state.waiting'))).toHaveCount(1)
  expect(await reader.faults()).toEqual([])

  // The bank reads the code from a picture of the screen, as a phone would.
  await picture.evaluate((code) => code.scrollIntoView({ block: 'center' }))
  const scanned = await picture.screenshot()
  const bank = await context.newPage()
  await bank.goto(platform.origins.bank)
  await bank.locator('input[type="file"]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: scanned })
  await expect(bank.locator('.amount')).toHaveText('฿1,234.50')
  await bank.locator('button.main').click()
  await expect(bank.locator('.news.credited')).toBeVisible()
  await bank.close()

  await expect(centre.getByRole('heading', { name: say('cashier.credited') })).toBeFocused()
  await expect(past.getByText(say('cashier.state.credited'))).toHaveCount(1)
  await expect(centre).toContainText(`${say('cashier.credited.balance')} ฿1,234.50`)
  expect(await reader.faults()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(centre).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('฿1,234.50')
})

test('a cancelled deposit says that no money is lost', { tag: '@slow' }, async ({ page, reader, platform }) => {
  const { say } = reader
  await reader.open('/?panel=depositv2', await join(platform.origins.site))
  const centre = page.getByRole('dialog')
  await centre.getByRole('button', { name: '฿500', exact: true }).click()
  await centre.getByRole('button', { name: say('cashier.request.amount', { amount: '฿500.00' }) }).click()
  await centre.getByRole('button', { name: say('cashier.cancel') }).click()
  await expect(centre.getByRole('heading', { name: say('cashier.cancelled') })).toBeFocused()
  await expect(centre.getByText(say('cashier.over.note'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
})

test('an expired QR code says so, and a payment that still comes is credited', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  await page.clock.install()
  await reader.open('/?panel=depositv2', await join(platform.origins.site))
  const centre = page.getByRole('dialog')
  const past = centre.getByRole('table', { name: say('cashier.past') })
  await centre.getByRole('button', { name: '฿300', exact: true }).click()
  await centre.getByRole('button', { name: say('cashier.request.amount', { amount: '฿300.00' }) }).click()
  const bank = await centre.getByRole('link', { name: say('cashier.demo_bank') }).getAttribute('href')
  await expect(past.getByText(say('cashier.state.waiting'))).toHaveCount(1)

  // Only the page's clock goes on: by the server's the code is still good.
  await page.clock.fastForward('16:00')
  await expect(centre.getByRole('heading', { name: say('cashier.expired') })).toBeFocused()
  await expect(past.getByText(say('cashier.state.expired'))).toHaveCount(1)
  await expect(centre.getByText(say('cashier.over.note'))).toBeVisible()
  expect(await reader.faults()).toEqual([])

  const paying = await page.context().newPage()
  await paying.goto(bank ?? '')
  await paying.locator('button.main').click()
  await expect(paying.locator('.news.credited')).toBeVisible()
  await paying.close()
  await expect(centre.getByRole('heading', { name: say('cashier.credited') })).toBeFocused()
  await expect(past.getByText(say('cashier.state.credited'))).toHaveCount(1)
})
