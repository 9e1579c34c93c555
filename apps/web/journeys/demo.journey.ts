import type { Page } from '@playwright/test'
import { listGames } from '@sanuk/contracts/catalogue'
import { balance } from '@sanuk/contracts/wallet'
import { amount, parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { openWire } from '@sanuk/wire/wire'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { showEnds } from './game.fixture.ts'
import { asOwner } from './member.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const PURSE = parseAmount('10000')
const baht = currency('THB')

test.setTimeout(300_000)

const game = (page: Page) => page.frameLocator('iframe')
const spin = (page: Page, { say }: Reader) => game(page).getByRole('button', { name: say('game.spin'), exact: true })

test('demo mode plays with its own money, refills it and leaves wallet and record alone', async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const site = createSite(platform.origins.site)
  const username = newUsername('nok_')
  const token = await site.join(username)
  await site.deposit(token, '500')
  const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => token })
  const { list } = await call(listGames, { query: { gameType: 'RNG' } })
  const tiger = list.find(({ offersDemo }) => offersDemo)
  const modes = page.getByRole('group', { name: say('launch.mode') })
  const [real, demo] = [
    modes.getByRole('radio', { name: say('launch.mode.real') }),
    modes.getByRole('radio', { name: say('launch.mode.demo') }),
  ]

  await test.step('plays for money unless something else is chosen', async () => {
    await reader.open(`/game?id=${tiger?.nodeId}`, token)
    await expect(real).toBeChecked()
    await expect(game(page).getByText('฿500.00', { exact: true })).toBeVisible()
  })

  await test.step('switches by the keyboard to a purse that is marked as none of theirs', async () => {
    await real.focus()
    await page.keyboard.press('ArrowRight')
    await expect(demo).toBeChecked()
    await expect(page).toHaveURL(/demo=true/)
    await expect(game(page).getByText('฿10,000.00', { exact: true })).toBeVisible()
    await expect(game(page).getByText(say('game.demo'), { exact: true })).toBeVisible()
    await expect(page.getByText(say('launch.demo'))).toBeAttached()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('spins, and the purse alone changes', async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spins') && response.ok())
    await spin(page, reader).click()
    const { stake, win } = await (await answered).json()
    const left = formatMoney(amount(PURSE - parseAmount(stake) + parseAmount(win)), baht)
    await showEnds(page, reader)
    await expect(game(page).locator('.box.balance')).toContainText(left)
    expect((await call(balance)).sumBalance).toBe('500.00')
  })

  await test.step('fills up a purse that has run empty', async () => {
    await asOwner(platform, 'update studio.session set purse = 5000 where purse is not null and nickname = $1', [
      username,
    ])
    await expect(spin(page, reader)).toBeEnabled()
    await spin(page, reader).click()
    await game(page)
      .getByRole('button', { name: say('game.demo.refill') })
      .click()
    await expect(game(page).locator('.box.balance')).toContainText('฿10,000.00')
  })

  await test.step('switches back, to the money as it was and a record with nothing in it', async () => {
    await modes.getByText(say('launch.mode.real'), { exact: true }).click()
    await expect(game(page).getByText('฿500.00', { exact: true })).toBeVisible()
    await expect(game(page).getByText(say('game.demo'), { exact: true })).toBeHidden()
    await expect(page).not.toHaveURL(/demo/)
    await reader.open('/?panel=personalHistoryCopy')
    await expect(page.getByRole('dialog').getByText(say('wagers.empty'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('banner')).toContainText('฿500.00')
  })
})

test('a demo that fails to open offers to try again', { tag: '@slow' }, async ({ page, reader, platform }) => {
  const { say } = reader
  const token = await createSite(platform.origins.site).join(newUsername('nok_'))
  const call = openWire({ origin: platform.origins.site, language: () => 'en', token: () => token })
  const { list } = await call(listGames, { query: { gameType: 'RNG' } })
  const tiger = list.find(({ offersDemo }) => offersDemo)
  const down = { success: false, code: 'vendor_unreachable', message: 'down' }
  await page.route('**/wps/game/launchGame', (route) => route.fulfill({ status: 503, json: down }), { times: 1 })
  await reader.open(`/game?id=${tiger?.nodeId}&demo=true`, token)
  await expect(page.getByRole('heading', { name: say('launch.fault') })).toBeVisible()
  await page.getByRole('button', { name: say('site.retry') }).click()
  await expect(game(page).getByText('฿10,000.00', { exact: true })).toBeVisible()
})
