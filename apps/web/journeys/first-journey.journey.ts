import type { Page } from '@playwright/test'
import { amount, parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney, formatNet } from '@sanuk/money/format'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { showEnds } from './game.fixture.ts'
import { choose } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const PASSWORD = 'mango sticky rice 88'
const DEPOSIT = '500'
const SPINS = 3
const baht = currency('THB')

test.setTimeout(360_000)

for (const { device, tag } of [
  { device: 'phone', tag: ['@phone'] },
  { device: 'desktop', tag: ['@slow'] },
]) {
  test(`a visitor on a ${device} opens an account, deposits, plays and finds every bet in the record`, { tag }, async ({
    page,
    reader,
    context,
  }) => {
    const { say } = reader
    const centre = page.getByRole('dialog')
    await test.step('finds a game and opens an account to play it', async () => {
      await reader.open('/')
      await page
        .getByRole('navigation')
        .getByRole('link', { name: say('site.category.RNG') })
        .first()
        .click()
      // Nobody types it right the first time: a letter too few, and no tone marks.
      await page.getByRole('searchbox').fill(say('site.category.RNG') === 'Slots' ? 'goldn tigr' : 'เสอทองคำ')
      const tile = page.getByRole('main').getByRole('link', { name: /Golden Tiger|เสือทองคำ/ })
      await tile.first().click()
      await openAccount(page, reader)
    })

    const game = page.frameLocator('iframe')
    await test.step('has no money yet, and deposits without leaving the game', async () => {
      await expect(game.getByRole('button', { name: say('game.spin'), exact: true })).toBeEnabled()
      await page.getByRole('button', { name: say('site.deposit') }).click()
      await centre.getByLabel(say('cashier.amount', { symbol: '฿' })).fill(DEPOSIT)
      await centre.getByRole('button', { name: say('cashier.request.amount', { amount: '฿500.00' }) }).click()
      const [bank] = await Promise.all([
        context.waitForEvent('page'),
        centre.getByRole('link', { name: say('cashier.demo_bank') }).click(),
      ])
      await bank.locator('button.main').click()
      await expect(bank.locator('.news.credited')).toBeVisible()
      await bank.close()
      await expect(centre.getByRole('heading', { name: say('cashier.credited') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(game.getByText('฿500.00', { exact: true })).toBeVisible()
    })

    const results: bigint[] = []
    await test.step('plays by mouse and keyboard; a reload in mid-round goes on with the round', async () => {
      // Reels drawn without a graphics card take their time.
      await game.getByRole('button', { name: say('game.quick'), exact: true }).click()
      for (let spin = 0; spin < SPINS; spin += 1) {
        const answered = page.waitForResponse((response) => response.url().endsWith('/api/spins') && response.ok())
        if (spin % 2 === 0) await game.getByRole('button', { name: say('game.spin'), exact: true }).click()
        else await game.getByRole('button', { name: say('game.spin'), exact: true }).press('Space')
        // Read before the page is loaded anew: the browser keeps no answer for longer.
        const { stake, win } = await (await answered).json()
        results.push(parseAmount(win) - parseAmount(stake))
        if (spin === 1) await page.reload()
        await showEnds(page, reader)
      }
    })

    await test.step('finds every bet in the record, and the sums are the balance', async () => {
      const net = amount(results.reduce((sum, result) => sum + result, 0n))
      const balance = formatMoney(amount(parseAmount(DEPOSIT) + net), baht)
      await reader.open('/?panel=personalHistoryCopy')
      await expect(centre.locator('[data-round]')).toHaveCount(SPINS)
      await expect(centre.getByText(formatNet(net, baht)).first()).toBeVisible()
      await reader.open('/?panel=transactionHistory')
      const entries = centre.locator('[data-entry]')
      await expect(entries.filter({ hasText: say('wallet.kind.bet') })).toHaveCount(SPINS)
      await expect(entries.first()).toContainText(balance)
      await expect(entries.last()).toContainText(say('wallet.kind.deposit'))
      expect(await reader.faults()).toEqual([])
      await page.keyboard.press('Escape')
      await expect(centre).toBeHidden()
      await expect(page.getByRole('banner')).toContainText(balance)
    })
  })
}

async function openAccount(page: Page, { say }: Reader): Promise<void> {
  const login = page.getByRole('dialog', { name: say('identity.login.title') })
  await login.getByRole('button', { name: say('identity.login.register') }).click()
  const form = page.getByRole('dialog', { name: say('identity.register.title') })
  await form.getByLabel(say('identity.username'), { exact: true }).fill(newUsername('nok_'))
  await form.getByLabel(say('identity.password'), { exact: true }).fill(PASSWORD)
  await form.getByLabel(say('identity.password.again'), { exact: true }).fill(PASSWORD)
  await form.getByLabel(say('identity.birthday.day'), { exact: true }).fill('12')
  await form.getByRole('combobox', { name: say('identity.birthday.month') }).click()
  await choose(page.getByRole('option').nth(2))
  await form.getByLabel(say('identity.birthday.year'), { exact: true }).fill('1990')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: say('identity.register.submit') }).click()
  await expect(page).toHaveURL(/\/game/)
}
