import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice } from './office.fixture.ts'
import { choose, faultsOf } from './page.fixture.ts'

const LAUNCHER = new URL('../../../tools/launcher/src/main.ts', import.meta.url).pathname
const run = promisify(execFile)

test('a vendor’s statement is validated, compared and shows its differences', { tag: '@slow' }, async ({
  page,
  platform,
}) => {
  const { dataDirectory } = platform
  const added = ['vendor', 'add', 'STATED', '--name', 'Stated Games', '--data', dataDirectory]
  await run(process.execPath, [LAUNCHER, ...added])
  const line = 't-77,r-77,win,12.50,THB,2026-11-20T12:00:00+07:00'
  const statement = (text: string) => ({ name: 'day.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Reconciliation' }).click()
  await page.getByRole('button', { name: 'Compare statement' }).click()
  const dialog = page.getByRole('dialog')
  const compare = dialog.getByRole('button', { name: 'Compare', exact: true })
  await compare.click()
  await expect(dialog.getByLabel('Statement', { exact: true })).toHaveAccessibleDescription('Choose a file.')
  await dialog.getByLabel('Vendor').click()
  await choose(page.getByRole('option', { name: 'Stated Games' }))
  await dialog.getByLabel('Business day').fill('2026-11-20')
  const file = dialog.getByLabel('Statement', { exact: true })
  await file.setInputFiles(statement(`transaction,round,call,amount,currency,at\n${line.replace('12.50', '1e3')}\n`))
  await compare.click()
  await expect(file).toHaveAccessibleDescription('Line 2: invalid value in amount.')
  expect(await faultsOf(page)).toEqual([])
  await file.setInputFiles(statement(`transaction,round,call,amount,currency,at\n${line}\n`))
  await compare.click()

  await expect(page.getByRole('heading', { name: 'STATED · 2026-11-20' })).toBeVisible()
  const difference = page.getByRole('row').filter({ hasText: 't-77' })
  await expect(difference).toContainText('Missing in our ledger')
  await expect(difference).toContainText('฿12.50')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/^SANUK-STATED-2026-11-20-differences-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByLabel('Transaction or round').fill('t-78')
  await expect(page.getByText('No matching differences')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'All comparisons' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'STATED' })).toContainText('1 difference')
})
