import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { moveMoney } from '@sanuk/contracts/transfers'
import { openWire } from '@sanuk/wire/wire'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { expect, type TestedPlatform, test } from '../../../tools/launcher/src/journey.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { enterOffice, goOn, LOOKS } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'

const LAUNCHER = new URL('../../../tools/launcher/src/main.ts', import.meta.url).pathname
const run = promisify(execFile)

/** A vendor that tells what is in its wallets, which is nothing, and hangs up when money is to be moved. */
async function startSilent() {
  const server = createServer((request, reply) => {
    if (!request.url?.endsWith('/balance')) request.socket.destroy()
    else reply.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"OK","balance":"0.00"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Takes a vendor into the sandbox or out of it. */
async function turnSandbox(page: Page, { origins }: TestedPlatform, vendor: string) {
  await page.goto(`${origins.office}/vendors/${vendor}`)
  await page.getByRole('switch', { name: /^(Sandbox|โหมดทดสอบ)$/ }).click()
  await page.getByRole('button', { name: /^(Save settings|บันทึกการตั้งค่า)$/ }).click()
  await expect(page.getByText(/^(Settings saved\.|บันทึกการตั้งค่าแล้ว)$/)).toBeVisible()
}

/** A new member, by name, whose 40 baht went to a vendor that never said what became of them. */
async function memberOnTheWay({ origins }: TestedPlatform, vendor: string): Promise<string> {
  const site = createSite(origins.site)
  const username = newUsername('nok_')
  const token = await site.join(username)
  await site.deposit(token, '100')
  const call = openWire({ origin: origins.site, language: () => 'en', token: () => token })
  const { state } = await call(moveMoney, { body: { requestId: randomUUID(), vendor, direction: 'in', amount: '40' } })
  expect(state).toBe('under_way')
  return username
}

for (const [theme, language, viewport] of LOOKS.slice(0, 1)) {
  test(`a transfer to a vendor that does not answer is listed as on its way and passes axe, ${theme}`, {
    tag: '@slow',
  }, async ({ page, platform }) => {
    const vendor = `SILENT_${theme.toUpperCase()}`
    const { address, close } = await startSilent()
    const given = ['--data', platform.dataDirectory]
    await run(process.execPath, [LAUNCHER, 'vendor', 'add', vendor, '--transfer', '--address', address, ...given])
    await run(process.execPath, [LAUNCHER, 'vendor', 'key', vendor, ...given])
    await enterOffice(page, platform, { theme, language })
    await expect(page.getByRole('navigation')).toBeVisible()
    await turnSandbox(page, platform, vendor)
    const username = await memberOnTheWay(platform, vendor).finally(async () => {
      // Other journeys’ members shall not meet it.
      await turnSandbox(page, platform, vendor)
      await close()
    })
    await page.setViewportSize(viewport)
    await goOn(page, '/transfers')
    const moving = page.getByRole('row').filter({ hasText: username })
    await expect(moving).toContainText('฿40.00')
    await expect(moving).toContainText(vendor)
    expect(await faultsOf(page)).toEqual([])
    await goOn(page, '/transfers?state=refused')
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
  })
}
