import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice, goOn, LOOKS } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'

test.skip(
  ({ isMobile, locale }) => isMobile || locale !== 'en-US',
  'The back office keeps its own language and brings its own widths: once is enough.',
)

const LAUNCHER = new URL('../../../tools/launcher/src/main.ts', import.meta.url).pathname
const run = promisify(execFile)

test('an operator compares a vendor’s statement and reads what differs', async ({ page, platform }) => {
  const { dataDirectory } = platform
  const added = ['vendor', 'add', 'STATED', '--name', 'Stated Games', '--data', dataDirectory]
  await run(process.execPath, [LAUNCHER, ...added])
  const line = 't-77,r-77,win,12.50,THB,2026-11-20T12:00:00+07:00'
  const statement = (text: string) => ({ name: 'day.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Reconciliation' }).click()
  await page.getByRole('button', { name: 'Compare a statement' }).click()
  const dialog = page.getByRole('dialog')
  const compare = dialog.getByRole('button', { name: 'Compare', exact: true })
  await compare.click()
  await expect(dialog.getByLabel('Statement', { exact: true })).toHaveAccessibleDescription('Choose the file.')
  await dialog.getByLabel('Vendor').click()
  await page.getByRole('option', { name: 'Stated Games' }).click()
  await dialog.getByLabel('Business day').fill('2026-11-20')
  const file = dialog.getByLabel('Statement', { exact: true })
  await file.setInputFiles(statement(`transaction,round,call,amount,currency,at\n${line.replace('12.50', '1e3')}\n`))
  await compare.click()
  await expect(file).toHaveAccessibleDescription('Line 2: amount is not right.')
  expect(await faultsOf(page)).toEqual([])
  await file.setInputFiles(statement(`transaction,round,call,amount,currency,at\n${line}\n`))
  await compare.click()

  await expect(page.getByRole('heading', { name: 'STATED · 2026-11-20' })).toBeVisible()
  const difference = page.getByRole('row').filter({ hasText: 't-77' })
  await expect(difference).toContainText('Missing at us')
  await expect(difference).toContainText('฿12.50')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/^SANUK-STATED-2026-11-20-differences-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByLabel('Transaction or round').fill('t-78')
  await expect(page.getByText('No difference like this')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'All comparisons' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'STATED' })).toContainText('1 difference')
})

for (const [theme, language, viewport] of LOOKS.slice(0, 1)) {
  test(`axe finds nothing on the pages of comparisons, ${theme}`, async ({ page, platform }, info) => {
    const vendor = `STATED_${theme.toUpperCase()}`
    const given = ['--data', platform.dataDirectory]
    await run(process.execPath, [LAUNCHER, 'vendor', 'add', vendor, ...given])
    const file = info.outputPath('day.csv')
    await writeFile(file, 'transaction,round,call,amount,currency,at\nt-1,r-1,bet,5,THB,2026-11-20T12:00:00+07:00\n')
    const told = ['vendor', 'reconcile', vendor, '--day', '2026-11-20', ...given, file]
    // It ends with 1 where something differs.
    await expect(run(process.execPath, [LAUNCHER, ...told])).rejects.toMatchObject({ code: 1 })
    await enterOffice(page, platform, { theme, language })
    await expect(page.getByRole('navigation')).toBeVisible()
    await page.setViewportSize(viewport)
    await goOn(page, '/reconciliation')
    await expect(page.getByRole('link', { name: vendor })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^(Compare a statement|เทียบรายการ)$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: vendor }).click()
    await expect(page.getByRole('row').filter({ hasText: 't-1' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
