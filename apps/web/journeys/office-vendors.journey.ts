import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, type TestedPlatform, test } from '../../../tools/launcher/src/journey.ts'
import { enterOffice, goOn, LOOKS } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'

const LAUNCHER = new URL('../../../tools/launcher/src/main.ts', import.meta.url).pathname
const run = promisify(execFile)

/** `./sanuk vendor` beside the platform that the journey walks through. */
async function command({ dataDirectory }: TestedPlatform, ...words: string[]) {
  const { stdout } = await run(process.execPath, [LAUNCHER, 'vendor', ...words, '--data', dataDirectory])
  return JSON.parse(stdout)
}

type Key = { readonly vendor?: string; readonly key: string; readonly secret: string }

/** A call with a ticket that nobody issued; whatever stands at the `end` is signed too. */
async function callAs({ vendor = 'JOURNEY', ...key }: Key, { origins }: TestedPlatform, end = '') {
  const [path, timestamp, body] = ['/seamless/v1/authenticate', String(Date.now()), '{"requestId":"r-7","token":"t-1"}']
  const signed = `POST\n${path}\n${timestamp}\n${body}${end}`
  const reply = await fetch(`${origins.site}${path}`, {
    ...{ method: 'POST', body },
    headers: {
      ...{ 'content-type': 'application/json', 'x-vendor': vendor, 'x-key': key.key, 'x-timestamp': timestamp },
      'x-signature': createHmac('sha256', key.secret).update(signed).digest('hex'),
    },
  })
  const { status }: { status: string } = await reply.json()
  return status
}

test('a vendor’s calls are explained, its keys rotated, its limits set and it is switched off and on', {
  tag: '@slow',
}, async ({ page, platform }) => {
  await command(platform, 'add', 'JOURNEY', '--name', 'Journey Games')
  const key = await command(platform, 'key', 'JOURNEY')
  expect(await callAs(key, platform, '\n')).toBe('INVALID_SIGNATURE')
  await enterOffice(page, platform)
  await page.getByRole('link', { name: 'Vendors' }).click()
  await page.getByRole('link', { name: 'Journey Games' }).click()

  await page.getByRole('tab', { name: 'API calls' }).click()
  await page.getByRole('button', { name: 'authenticate' }).click()
  const call = page.getByRole('dialog')
  await expect(call).toContainText('The signed text ends with a line feed. Remove it.')
  await expect(
    call.getByText(/^POST\n\/seamless\/v1\/authenticate\n\d+\n\{"requestId":"r-7","token":"t-1"\}$/),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await callAs(key, platform)).toBe('INVALID_TOKEN')
  await expect(page.getByRole('row').filter({ hasText: 'INVALID_TOKEN' })).toBeVisible()

  await page.getByRole('tab', { name: 'Keys' }).click()
  await page.getByRole('button', { name: 'Create shared key' }).click()
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'I have saved it' }).click()
  expect(await callAs({ key: 'k2', secret }, platform)).toBe('INVALID_TOKEN')
  await page.getByRole('row').filter({ hasText: 'k1' }).getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'k1' })).toContainText('Revoked')
  expect(await callAs(key, platform)).toBe('INVALID_SIGNATURE')

  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByLabel('Allowed IP addresses').fill('203.0.113.300')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByLabel('Allowed IP addresses')).toHaveAccessibleDescription(/one range per line/)
  await page.getByLabel('Allowed IP addresses').fill('')
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText('No play yet')
  await page.getByLabel('Float', { exact: true }).fill('50000')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(today.getByRole('definition').filter({ hasText: '0% of ฿50,000.00' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Float', { exact: true })).toHaveValue('50,000.00')

  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('This vendor is switched off')).toBeVisible()
  expect(await callAs({ key: 'k2', secret }, platform)).toBe('FORBIDDEN')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()
  expect(await callAs({ key: 'k2', secret }, platform)).toBe('INVALID_TOKEN')
})

for (const [theme, language, viewport] of LOOKS.slice(1)) {
  test(`the pages of a vendor with an exhausted limit pass axe, ${theme}`, { tag: '@slow' }, async ({
    page,
    platform,
  }) => {
    const vendor = `AXE_${theme.toUpperCase()}`
    await command(platform, 'add', vendor)
    await callAs(await command(platform, 'key', vendor), platform, '\n')
    await enterOffice(page, platform, { theme, language })
    await goOn(page, '/vendors')
    await expect(page.getByRole('link', { name: vendor })).toBeVisible()
    // Nothing is left of a limit of nothing: that is what somebody should look at.
    await goOn(page, `/vendors/${vendor}`)
    await page.getByLabel(/^(Maximum wins per hour|รางวัลสูงสุดต่อชั่วโมง)$/).fill('0')
    await page.getByRole('button', { name: /^(Save settings|บันทึกการตั้งค่า)$/ }).click()
    await page.setViewportSize(viewport)
    for (const part of ['settings', 'keys', 'calls']) {
      await page.goto(`${platform.origins.office}/vendors/${vendor}?part=${part}`)
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      await expect(page.getByRole('region', { name: /^(Today|วันนี้)$/ })).toContainText(/100% (of|ของ) ฿0\.00/)
      expect(await faultsOf(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'authenticate' }).click()
    await expect(page.getByRole('dialog').locator('pre')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto(`${platform.origins.office}/vendors/${vendor}?part=traffic`)
    await expect(page.locator('figure canvas')).toHaveCount(2)
    await page.locator('summary').click()
    expect(await faultsOf(page)).toEqual([])
  })
}
