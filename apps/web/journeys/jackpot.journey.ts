import type { FrameLocator, Page } from '@playwright/test'
import { balance } from '@sanuk/contracts/wallet'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { playerWithMoney, showEnds } from './game.fixture.ts'
import { enterOffice } from './office.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

test.setTimeout(360_000)

/**
 * Begins with 100, takes a hundredth of every stake and must be won by 500: at the highest stake of 2,000 it falls within
 * twenty spins.
 */
const POOL = 'quick-luck'
const GAME = 'koi-blessing'
const SEED = parseAmount('100')
const MOST_SPINS = 20

const money = (amount: Amount) => formatMoney(amount, currency('THB'))

test('a must-drop jackpot is won below its cap and shown in the game, the wallet, the proof and the office', {
  tag: ['@slow', '@alone'],
}, async ({ page, context, reader, platform }) => {
  const { say } = reader
  const { token, call, pathOf } = await playerWithMoney(platform.origins.site, '50000')
  const game = page.frameLocator('iframe')
  await page.addInitScript(() => localStorage.setItem('sanuk-studio-preferences', 'quick'))
  await reader.open(pathOf(GAME), token)
  await chooseHighestStake(game, reader)
  const won = money(await spinToDrop(page, reader))
  const celebration = game.locator('.celebration')
  await expect(celebration.locator('.jackpot-won-name')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await expect(celebration.locator('.celebration-amount')).toHaveText(won)
  await showEnds(page, reader)
  await expect(celebration).toBeHidden()
  await expect(game.locator('.balance .amount')).toHaveText(money(parseAmount((await call(balance)).sumBalance)))
  await expect(game.locator('.jackpot-value')).toHaveText(money(SEED))

  await game.getByRole('button', { name: say('game.menu') }).click()
  await game
    .getByRole('dialog')
    .getByRole('button', { name: say('game.info') })
    .click()
  await expect(game.locator('.told-seed summary').first()).toContainText(won)

  const office = await context.newPage()
  await enterOffice(office, platform, { language: 'EN' })
  await office.goto(new URL(`/pools/STUDIO/${POOL}`, platform.origins.office).href)
  // What the reels won besides is no part of it.
  const row = office.getByRole('row').filter({ hasText: won })
  await expect(row.getByRole('link', { name: /^nok_/ }).first()).toBeVisible()
})

async function chooseHighestStake(game: FrameLocator, { say }: Reader): Promise<void> {
  await expect(game.getByRole('button', { name: say('game.spin'), exact: true })).toBeEnabled()
  await game.locator('.box.stake').click()
  const stakes = game
    .getByRole('dialog', { name: say('game.stake.pick') })
    .locator('.chips')
    .getByRole('button')
  await expect(stakes.last()).toHaveText(money(parseAmount('2000')))
  await stakes.last().click()
}

/** Spins until the pool falls, and answers what was in it. */
async function spinToDrop(page: Page, reader: Reader): Promise<Amount> {
  const spin = page.frameLocator('iframe').getByRole('button', { name: reader.say('game.spin'), exact: true })
  for (let spun = 0; spun < MOST_SPINS; spun += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spins') && response.ok())
    await spin.click()
    const { jackpot } = await (await answered).json()
    if (jackpot) return parseAmount(jackpot)
    await showEnds(page, reader)
  }
  throw new Error('the pool is beyond its cap')
}
