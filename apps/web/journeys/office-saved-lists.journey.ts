import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice, expectSound, goOn } from './office.fixture.ts'

test.skip(
  ({ isMobile, locale }) => isMobile || locale !== 'en-US',
  'The back office keeps its own language and brings its own widths: once is enough.',
)

/** Lists by the address of their page, and how their files begin. */
const LISTS = [
  { address: 'reconciliation', head: 'Vendor,Business day,' },
  { address: 'statements', head: 'Bank account,From – until,Lines,' },
  { address: 'risk?state=open', head: 'Member,Reason,State,' },
  { address: 'documents?state=waiting', head: 'Member,Kind,State,' },
  { address: 'messages', head: 'Title,To,State,' },
  { address: 'points?sheet=redemptions', head: 'Member,Reward,Points,' },
  { address: 'activities?sheet=applications', head: 'Application,Member,State,' },
  { address: 'reports', head: 'Day,Gross gaming revenue,Stakes,' },
  { address: 'vendors', head: 'Code,Name,' },
  { address: 'referrals', head: 'Holds from,Rule,Value' },
  { address: 'upline', head: 'When,From,' },
  { address: 'raffle', head: 'Closes,State,' },
  { address: '', head: 'Account type,Accounts,' },
]

test('lists of what waits for somebody are saved with a head in the reader’s language', async ({ page, platform }) => {
  await enterOffice(page, platform)
  for (const { address, head } of LISTS) {
    await goOn(page, `/${address}`)
    const saving = page.getByRole('main').getByRole('button', { name: 'CSV' }).first()
    const [file] = await Promise.all([page.waitForEvent('download'), saving.click()])
    expect(file.suggestedFilename()).toMatch(/^SANUK-[\w-]+-\d{4}-\d\d-\d\d\.csv$/)
    expect(await readFile(await file.path(), 'utf8'), address).toContain(`\uFEFF${head}`)
    await expect(page.getByText(/^Saved \d+ rows?\.$/).last()).toBeVisible()
    await expectSound(page, address)
  }
  await page.goto(`${platform.origins.office}/audit`)
  // Whoever took a list away stands in the audit, the newest first.
  await expect(page.getByRole('row').nth(1)).toContainText('List saved as a file')
})

/** What a part of the office works by: not lists of what happened, and not a page of their own each. */
const SETTINGS = [
  { address: 'points?sheet=rewards', head: 'Reward,Kind,Price in points,' },
  { address: 'points?sheet=rules', head: 'Holds from,Rule,Value' },
  { address: 'cashier?sheet=accounts', head: 'Kind,Account number,' },
  { address: 'content/announcement', head: 'Title,Part,State,' },
]

test('so is what the office works by', async ({ page, platform }) => {
  await enterOffice(page, platform)
  for (const { address, head } of SETTINGS) {
    await goOn(page, `/${address}`)
    const saving = page.getByRole('main').getByRole('button', { name: 'CSV' }).first()
    const [file] = await Promise.all([page.waitForEvent('download'), saving.click()])
    expect(await readFile(await file.path(), 'utf8'), address).toContain(`\uFEFF${head}`)
  }
})

test('a file waits for the brand it is named after', async ({ page, platform }) => {
  await enterOffice(page, platform)
  let letGo = () => {}
  const told = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/wps/system/whitelabel**', async (route) => {
    await told
    await route.continue()
  })
  await page.goto(`${platform.origins.office}/messages`)
  const saving = page.getByRole('main').getByRole('button', { name: 'CSV' })
  await expect(saving).toBeDisabled()
  letGo()
  const [file] = await Promise.all([page.waitForEvent('download'), saving.click()])
  expect(file.suggestedFilename()).toMatch(/^SANUK-messages-/)
})
