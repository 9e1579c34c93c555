import type { Page } from '@playwright/test'
import { amount, parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const VENDOR = 'Satang Club'
const TOSSES = 3
const baht = currency('THB')

/** A new member with money in the main wallet. */
async function memberWith(origin: string, money: string): Promise<string> {
  const site = createSite(origin)
  const token = await site.join(newUsername('nok_'))
  await site.deposit(token, money)
  return token
}

const coin = (page: Page) => page.getByRole('main').getByRole('link', { name: /Lucky Coin|เหรียญนำโชค/ })
const game = (page: Page) => page.frameLocator('iframe')

/** Looks for the game in the lobby, opens it and waits until it can be played. */
async function openCoin(page: Page, { say }: Reader): Promise<void> {
  const language = await page.locator('html').getAttribute('lang')
  await page.getByRole('searchbox', { name: say('lobby.search') }).fill(language === 'th' ? 'เหรียญนำโชค' : 'Lucky Coin')
  await coin(page).first().click()
  await game(page).locator('body:not([data-state="opening"])').waitFor()
}

/** Goes back to where the game was chosen. */
const leave = (page: Page, { say }: Reader) => page.getByRole('button', { name: say('launch.leave') }).click()

test('money moves to the vendor with the game and returns with the win', { tag: '@phone' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const results: bigint[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/rounds') || !response.ok()) return
    const { stake, win } = await response.json()
    results.push(parseAmount(win) - parseAmount(stake))
  })
  await reader.open('/rng', await memberWith(platform.origins.site, '500'))
  await expect(page.getByRole('banner')).toContainText('฿500.00')
  await openCoin(page, reader)
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${platform.origins.satang}/play/`))
  await expect(game(page).locator('#balance')).toHaveText('฿500.00')

  await game(page).getByRole('button', { name: '100', exact: true }).click()
  for (let toss = 0; toss < TOSSES; toss += 1) {
    if (toss === 1)
      await game(page)
        .locator('label', { has: page.locator('input[value="tails"]') })
        .click()
    await game(page).locator('#go').click()
    await expect(game(page).locator('#latest li')).toHaveCount(toss + 1)
    await expect(game(page).locator('#go')).toBeEnabled()
  }
  await expect.poll(() => results.length).toBe(TOSSES)
  const left = formatMoney(amount(parseAmount('500') + results.reduce((sum, result) => sum + result, 0n)), baht)
  await expect(game(page).locator('#balance')).toHaveText(left)

  await leave(page, reader)
  await expect(page.getByText(say('transfers.collected.done', { amount: left, vendor: VENDOR }))).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(left)

  await reader.open('/?panel=transferFund')
  const past = page.getByRole('dialog').getByRole('table', { name: say('transfers.past') })
  await expect(past.getByText(say('transfers.past.way.out', { vendor: VENDOR }))).toHaveCount(1)
  await expect(past.getByText(say('transfers.past.way.in', { vendor: VENDOR }))).toHaveCount(1)
  await expect(past.getByText(say('transfers.state.done'))).toHaveCount(2)
  await expect(past.getByText(left)).toHaveCount(1)
  expect(await reader.faults()).toEqual([])
})

test('a manual transfer is validated and moves once', { tag: ['@slow', '@phone'] }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  await reader.open('/?panel=transferFund', await memberWith(platform.origins.site, '500'))
  const centre = page.getByRole('dialog', { name: say('member-centre.title') })
  const row = centre.getByRole('listitem').filter({ has: page.getByRole('heading', { name: VENDOR }) })
  await centre.getByRole('switch', { name: say('transfers.automatic') }).click()
  await expect(centre.getByRole('switch')).not.toBeChecked()
  await expect(row.getByText('฿0.00', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: say('transfers.out') })).toBeDisabled()

  await row.getByRole('button', { name: say('transfers.in') }).click()
  const desk = page.getByRole('dialog', { name: say('transfers.in.of', { vendor: VENDOR }) })
  const field = desk.getByLabel(say('transfers.amount', { symbol: '฿' }))
  await field.fill('500.01')
  await page.keyboard.press('Enter')
  await expect(desk.getByText(say('transfers.amount.above', { limit: '฿500.00' }))).toBeVisible()
  await expect(field).toBeFocused()
  expect(await reader.faults()).toEqual([])
  await field.fill('120.5')
  await desk.getByRole('button', { name: say('transfers.submit.in', { amount: '฿120.50' }) }).dblclick()
  await expect(desk).toBeHidden()
  await expect(row.getByText('฿120.50', { exact: true })).toBeVisible()
  await expect(centre.getByText('฿379.50', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: say('transfers.out') }).click()
  const home = page.getByRole('dialog', { name: say('transfers.out.of', { vendor: VENDOR }) })
  await home.getByRole('button', { name: say('transfers.amount.all'), exact: true }).click()
  await home.getByRole('button', { name: say('transfers.submit.out', { amount: '฿120.50' }) }).click()
  await expect(home).toBeHidden()
  await expect(row.getByText('฿0.00', { exact: true })).toBeVisible()
  const past = centre.getByRole('table', { name: say('transfers.past') })
  await expect(past.getByText(say('transfers.state.done'))).toHaveCount(2)
  await centre.getByRole('button', { name: say('transfers.collect') }).click()
  await expect(page.getByText(say('transfers.collected.nothing'))).toBeVisible()
  expect(await reader.faults()).toEqual([])
})

test('a game with an empty vendor wallet leads to the transfers and plays afterwards', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader, platform }) => {
  const { say } = reader
  await reader.open('/?panel=transferFund', await memberWith(platform.origins.site, '500'))
  const centre = page.getByRole('dialog', { name: say('member-centre.title') })
  await centre.getByRole('switch', { name: say('transfers.automatic') }).click()
  await expect(centre.getByRole('switch')).not.toBeChecked()
  await reader.open('/rng')
  await openCoin(page, reader)
  await game(page).locator('#notice-act').click()
  await centre.getByRole('button', { name: `${say('transfers.in')} ${VENDOR}` }).click()
  const desk = page.getByRole('dialog', { name: say('transfers.in.of', { vendor: VENDOR }) })
  await desk.getByRole('button', { name: '฿100', exact: true }).click()
  await desk.getByRole('button', { name: say('transfers.submit.in', { amount: '฿100.00' }) }).click()
  await expect(desk).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(game(page).locator('#balance')).toHaveText('฿100.00')
  await expect(game(page).locator('#go')).toBeEnabled()
  await leave(page, reader)
  await expect(page.getByRole('banner')).toContainText('฿400.00')
})

test.describe('the vendor’s own page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`passes axe, ${colorScheme}`, { tag: ['@slow', '@phone'] }, async ({ page, reader, platform }) => {
      await page.emulateMedia({ colorScheme })
      await reader.open('/rng', await memberWith(platform.origins.site, '500'))
      await openCoin(page, reader)
      const framed = await page.locator('iframe').getAttribute('src')
      // Framed pages are looked at in a tab of their own; the session goes on there.
      const token = await game(page)
        .locator('body')
        .evaluate(() => sessionStorage.getItem('satang-token') ?? '')
      const alone = await page.context().newPage()
      await alone.emulateMedia({ colorScheme })
      await alone.addInitScript((kept) => sessionStorage.setItem('satang-token', kept), token)
      await alone.goto(String(framed).replace(/#.*/, ''))
      await alone.locator('body[data-state="ready"]').waitFor()
      expect(await faultsOf(alone)).toEqual([])
      await alone.locator('#stake').fill('99999')
      await alone.keyboard.press('Enter')
      await expect(alone.locator('#fault')).not.toBeEmpty()
      expect(await faultsOf(alone)).toEqual([])
      await alone.close()
    })
  }
})
