import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice, goOn } from './office.fixture.ts'

/** Lists by the address of their page, and how their files begin. */
const LISTS = [
  { address: 'reconciliation', head: 'Vendor,Business day,' },
  { address: 'statements', head: 'Bank account,Period,Lines,' },
  { address: 'risk?state=open', head: 'Member,Reason,Status,' },
  { address: 'documents?state=waiting', head: 'Member,Type,Status,' },
  { address: 'messages', head: 'Title,To,Status,' },
  { address: 'points?sheet=redemptions', head: 'Member,Reward,Points,' },
  { address: 'activities?sheet=applications', head: 'Campaign,Member,Status,' },
  { address: 'reports', head: 'Day,Gross gaming revenue,Net gaming revenue,Stakes,' },
  { address: 'vendors', head: 'Name,Code,' },
  { address: 'referrals', head: 'Effective from,Setting,Value' },
  { address: 'agents', head: 'Username,Uplines,' },
  { address: 'upline', head: 'Time,From,' },
  { address: 'raffle', head: 'Closes,Status,' },
  { address: '', head: 'Day,Gross gaming revenue,Net gaming revenue,Stakes,' },
  { address: 'books', head: 'Account type,Accounts,' },
  { address: 'points?sheet=rewards', head: 'Reward,Type,Price in points,' },
  { address: 'points?sheet=rules', head: 'Effective from,Setting,Value' },
  { address: 'cashier?sheet=accounts', head: 'Type,Account number,' },
  { address: 'content/announcement', head: 'Title,Type,Status,' },
]

test('every list of the office is saved as a file with a head in the reader’s language, and the audit tells of it', {
  tag: '@slow',
}, async ({ page, platform }) => {
  await enterOffice(page, platform)
  for (const { address, head } of LISTS) {
    await goOn(page, `/${address}`)
    const saving = page.getByRole('main').getByRole('button', { name: 'CSV' }).first()
    const [file] = await Promise.all([page.waitForEvent('download'), saving.click()])
    expect(file.suggestedFilename()).toMatch(/^SANUK-[\w-]+-\d{4}-\d\d-\d\d\.csv$/)
    // Columns of times say whose clock they are on.
    const text = (await readFile(await file.path(), 'utf8')).replaceAll(' (Asia/Bangkok)', '')
    expect(text, address).toContain(`\uFEFF${head}`)
    await expect(page.getByText(/^Exported \d+ rows?\.$/).last()).toBeVisible()
  }
  await page.goto(`${platform.origins.office}/audit`)
  await expect(page.getByRole('row').filter({ hasText: 'Exported a list' }).first()).toBeVisible()
})

test('a list cannot be saved before the brand that names its file has loaded', { tag: '@slow' }, async ({
  page,
  platform,
}) => {
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
