import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice } from './office.fixture.ts'
import { choose, faultsOf } from './page.fixture.ts'
import { moveMoney } from './statement.fixture.ts'

/** Takes a statement from the bank’s page, as its customers do. */
async function download(bank: Page, link: RegExp): Promise<Buffer> {
  const begun = bank.waitForEvent('download')
  await bank.getByRole('link', { name: link }).first().click()
  return readFile(await (await begun).path())
}

/** Brings a file to the office and stands before its columns. */
async function bring(page: Page, buffer: Buffer) {
  await page.getByRole('button', { name: 'Compare bank file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bank account').click()
  await choose(page.getByRole('option', { name: /^PromptPay and payouts/ }))
  await dialog.getByLabel('Statement file').setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Date', { exact: true })).toBeVisible()
  return dialog
}

test('a bank’s file is compared, and an unknown payment becomes a held payment', async ({ page, platform }) => {
  const { reference, paid } = await moveMoney(platform)
  // The order travels behind the answer, and the bank's page does not move by itself.
  const pay = page.locator('dl', { hasText: reference }).locator('+ form').getByRole('button', { name: 'Pay the rest' })
  await expect(async () => {
    await page.goto(`${platform.origins.bank}/payouts`)
    await expect(pay).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await pay.click()
  await expect.poll(paid).toBe('paid')
  await page.goto(platform.origins.bank)
  await page.getByRole('link', { name: 'Statements of the platform’s accounts' }).click()
  expect(await faultsOf(page)).toEqual([])
  const thai = await download(page, /^CSV in Thai bank format/)
  const english = String(await download(page, /^CSV in English/))

  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Bank statements' }).click()
  const dialog = await bring(page, thai)
  await expect(dialog.getByLabel('Debit', { exact: true })).toHaveText('ถอนเงิน')
  await expect(dialog.getByLabel('Bank reference')).toHaveText('เลขที่อ้างอิง')
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^PromptPay and payouts/ })).toBeVisible()
  await expect(page.getByText('Opening balance, lines and closing balance agree.')).toBeVisible()
  await expect(page.getByRole('cell').filter({ hasText: reference })).toHaveCount(0)

  // The bank's other form has the same lines, and one by hand on top: money that was never told of.
  const [head = '', newest = '', ...rest] = english.split('\r\n')
  const balance = Number(/,"?(-?[\d,]+\.\d\d)"?,[^,]*,[^,]*$/.exec(newest)?.[1]?.replaceAll(',', ''))
  const lost = `LOST-${randomUUID()}`
  const when = newest.split(',')[0] ?? ''
  const more = `${when},Transfer in,777.00,"${(balance + 777).toFixed(2)}",${lost},`
  await page.getByRole('link', { name: 'All bank statements' }).click()
  const second = await bring(page, Buffer.from([head, more, newest, ...rest].join('\r\n')))
  await second.getByRole('button', { name: 'Compare', exact: true }).click()
  const difference = page.getByRole('row').filter({ hasText: lost })
  await expect(difference).toContainText('Only at bank')
  await expect(difference).toContainText('฿777.00')
  await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect(String(await readFile(await (await saved).path()))).toContain(lost)

  await difference.getByRole('button', { name: 'Create held payment' }).click()
  const hold = page.getByRole('dialog', { name: 'Hold ฿777.00 as a payment' })
  await hold.getByLabel('Note').fill('Stands in the statement, nobody told us')
  expect(await faultsOf(page)).toEqual([])
  await hold.getByRole('button', { name: 'Create held payment' }).click()
  await expect(difference).toContainText('Resolved')
  await difference.getByRole('link', { name: 'View payment' }).click()
  await expect(page.getByText(lost)).toBeVisible()
  await expect(page.getByText('Stands in the statement, nobody told us')).toBeVisible()
})
