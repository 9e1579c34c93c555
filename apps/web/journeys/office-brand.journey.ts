import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice } from './office.fixture.ts'

const FIVE_SECONDS = { timeout: 5_000 }

test('a licence saved by an operator is on an open page within five seconds', { tag: '@alone' }, async ({
  page,
  platform,
  browser,
}) => {
  const licence = `License ${Date.now()}`
  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await visitor.goto(`${platform.origins.site}/noticePage`)
  await expect(visitor.locator('footer')).toContainText('PAGCOR')
  await visitor.evaluate(() => Object.assign(window, { sameDocument: true }))

  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Brand', exact: true }).click()
  await page.getByRole('tab', { name: 'Contacts and licences' }).click()
  await page.getByRole('button', { name: 'Add licence' }).click()
  await page.getByLabel('Regulator').last().fill(licence)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(visitor.locator('footer')).toContainText(licence, FIVE_SECONDS)
  expect(await visitor.evaluate(() => 'sameDocument' in window)).toBe(true)

  await expect(page.getByText('Saved and live.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).last().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(visitor.locator('footer')).not.toContainText(licence, FIVE_SECONDS)
})

test('an invalid time zone is refused at its field, and registration rules can be tried', { tag: '@slow' }, async ({
  page,
  platform,
}) => {
  await enterOffice(page, platform)
  await page.goto(`${platform.origins.office}/brand`)
  await page.getByLabel('Time zone').fill('Asia/Nowhere')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Unknown time zone.')).toBeVisible()

  await page.getByRole('tab', { name: 'Registration' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'LINE' })
  await line.getByText('Show').click()
  await line.getByText('Required').click()
  const tester = page.getByRole('region', { name: 'Test the rules' })
  await tester.getByLabel('Username').fill('x')
  await tester.getByRole('button', { name: 'Test' }).click()
  await expect(tester.getByText('Between 4 and 16 characters.')).toBeVisible()
  await expect(tester.getByText('This field is required.').last()).toBeVisible()
})
