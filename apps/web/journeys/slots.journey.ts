import type { Locator, Page } from '@playwright/test'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { playerWithMoney, showEnds } from './game.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const SPINS = 2

test.setTimeout(360_000)

/** Stands for all slots in a browser; `tools/fairness/src/every-title` plays each of them by the calls of its page. */
const SLOT = 'lucky-elephant'

test(`${SLOT} is spun, shows its return, and its balance is that of the wallet`, { tag: ['@slow', '@phone'] }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const { token, call, pathOf } = await playerWithMoney(platform.origins.site)
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: say('game.spin'), exact: true })
  await page.addInitScript(() => localStorage.setItem('sanuk-studio-preferences', 'quick'))
  await reader.open(pathOf(SLOT), token)
  await expect(spin).toBeEnabled()
  for (let round = 0; round < SPINS; round += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spins') && response.ok())
    await spin.click()
    await answered
    await showEnds(page, reader)
  }
  const money = formatMoney(parseAmount((await call(balance)).sumBalance), currency('THB'))
  await expect(game.locator('.balance .amount')).toHaveText(money)
  await game.getByRole('button', { name: say('game.menu') }).click()
  await game
    .getByRole('dialog')
    .getByRole('button', { name: say('game.info') })
    .click()
  await expect(game.getByRole('dialog')).toContainText(say('game.return.total'))
  expect(await faultsOf(page)).toEqual([])
})

test('bought free spins cost the confirmed price, and their win is in the wallet', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const { token, call, pathOf } = await playerWithMoney(platform.origins.site)
  const game = page.frameLocator('iframe')
  const wallet = async () => formatMoney(parseAmount((await call(balance)).sumBalance), currency('THB'))
  await page.addInitScript(() => localStorage.setItem('sanuk-studio-preferences', 'quick'))
  await reader.open(pathOf('white-elephant-gold'), token)
  const before = await wallet()
  await expect(game.locator('.balance .amount')).toHaveText(before)
  const offer = game.getByRole('dialog', { name: say('game.buy.title') })
  await game.locator('.buy:not(.ante)').click()
  expect(await faultsOf(page)).toEqual([])
  await offer.getByRole('button', { name: say('game.buy.keep') }).click()
  await expect(offer).toBeHidden()
  expect(await wallet()).toBe(before)

  await game.locator('.buy:not(.ante)').click()
  const price = (await offer.locator('.purchase-price').textContent()) ?? ''
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/spins') && response.ok())
  await offer.getByRole('button', { name: say('game.buy.confirm', { price }) }).click()
  expect(await (await answered).json()).toMatchObject({ bought: { spins: 5 } })
  await expect(game.locator('.celebration .card-count')).toHaveText('5')
  await showEnds(page, reader)
  await expect(game.locator('.balance .amount')).toHaveText(await wallet())
})

test('the ante bet stakes the price it shows until it is turned off', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const { token, call, pathOf } = await playerWithMoney(platform.origins.site)
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: say('game.spin'), exact: true })
  const spun = async () => {
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/spins'))
    await spin.click()
    const body = (await asked).postDataJSON()
    await showEnds(page, reader)
    return body
  }
  await page.addInitScript(() => localStorage.setItem('sanuk-studio-preferences', 'quick'))
  await reader.open(pathOf('golden-tiger'), token)
  await expect(spin).toBeEnabled()
  const ante = game.locator('.ante')
  const price = (await ante.locator('.buy-price').textContent()) ?? ''
  await page.keyboard.press('f')
  await expect(ante).toHaveAttribute('aria-pressed', 'true')
  await expect(game.locator('.bar')).toContainText(price)
  const dearer = await spun()
  expect(dearer).toMatchObject({ ante: 28 })
  expect(formatMoney(parseAmount(dearer.stake), currency('THB'))).toBe(price)
  await ante.click()
  await expect(ante).toHaveAttribute('aria-pressed', 'false')
  expect(await spun()).not.toHaveProperty('ante')
  const money = formatMoney(parseAmount((await call(balance)).sumBalance), currency('THB'))
  await expect(game.locator('.balance .amount')).toHaveText(money)
  expect(await faultsOf(page)).toEqual([])
})

test('a pick bonus survives a reload, and its win is in the wallet', {
  tag: '@slow',
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const { token, call, pathOf } = await playerWithMoney(platform.origins.site)
  const game = page.frameLocator('iframe')
  const wallet = async () => formatMoney(parseAmount((await call(balance)).sumBalance), currency('THB'))
  const spin = game.getByRole('button', { name: say('game.spin'), exact: true })
  const board = game.getByRole('dialog', { name: say('game.pick.title') })
  const places = board.getByRole('group', { name: say('game.pick.places') }).getByRole('button', { disabled: false })
  const moved = () => page.waitForResponse((response) => response.url().endsWith('/api/spins/moves') && response.ok())
  await page.addInitScript(() => localStorage.setItem('sanuk-studio-preferences', 'quick'))
  await reader.open(pathOf('gong-circle'), token)
  await expect(spin).toBeEnabled()
  await spinToBoard(page)
  await page.reload()
  await pressOn(page, reader, board)
  expect(await faultsOf(page)).toEqual([])
  const waiting = await wallet()
  const first = moved()
  await places.nth(4).click()
  const { board: opened } = await (await first).json()
  expect(opened.opened).toHaveLength(1)
  if (opened.dealt === null) {
    expect(await wallet()).toBe(waiting)
    await page.reload()
    await pressOn(page, reader, board)
    await expect(places).toHaveCount(opened.options.length)
    for (let left = opened.options.length; left > 0; left -= 1) {
      const next = moved()
      await board.getByRole('button', { name: say('game.pick.any') }).click()
      const { dealt } = (await (await next).json()).board
      if (dealt !== null) break
    }
  }
  await showEnds(page, reader)
  await expect(board).toBeHidden()
  await expect(game.locator('.balance .amount')).toHaveText(await wallet())
  expect(await faultsOf(page)).toEqual([])
})

test('a gamble survives a reload, and what is taken is in the wallet', {
  tag: '@slow',
}, async ({ page, reader, platform }) => {
  const { say } = reader
  const { token, call, pathOf } = await playerWithMoney(platform.origins.site)
  const game = page.frameLocator('iframe')
  const wallet = async () => formatMoney(parseAmount((await call(balance)).sumBalance), currency('THB'))
  const spin = game.getByRole('button', { name: say('game.spin'), exact: true })
  const offer = game.getByRole('group', { name: say('game.gamble'), exact: true })
  const table = game.getByRole('dialog', { name: say('game.gamble.title') })
  const moved = () => page.waitForResponse((response) => response.url().endsWith('/api/spins/moves') && response.ok())
  await page.addInitScript(() => localStorage.setItem('sanuk-studio-preferences', 'quick'))
  await reader.open(pathOf('som-tam-smash'), token)
  await expect(spin).toBeEnabled()
  await expect(async () => {
    await spin.click()
    await showEnds(page, reader)
    await expect(offer).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 120_000 })
  const waiting = await wallet()
  await page.keyboard.press('g')
  expect(await faultsOf(page)).toEqual([])
  const halved = moved()
  await table
    .getByRole('button')
    .filter({ hasText: say('game.gamble.half', { amount: '' }).trim() })
    .click()
  const { gamble } = await (await halved).json()
  expect([gamble.paid, await wallet()]).toEqual([null, waiting])
  await page.reload()
  await expect(table).toBeVisible({ timeout: 30_000 })
  const turned = moved()
  await page.keyboard.press('r')
  const after = (await (await turned).json()).gamble
  expect(after.turned).toHaveLength(1)
  if (after.paid === null) {
    const taken = moved()
    await expect(table.locator('.gamble-turned [role=img]')).toHaveCount(1)
    // The card is looked at for a moment before the table hears the next word.
    await expect(table).not.toHaveAttribute('data-busy')
    await page.keyboard.press('c')
    await taken
  }
  await expect(table).toBeHidden({ timeout: 20_000 })
  await expect(spin).toBeEnabled()
  await expect(game.locator('.balance .amount')).toHaveText(await wallet())
})

/** Spins at the lowest stake, as the game itself asks for it, until a round has won a board that waits. */
async function spinToBoard(page: Page): Promise<void> {
  const frame = page.frames().find((one) => new URL(one.url()).pathname.startsWith('/play/'))
  await frame?.evaluate(async () => {
    const [, session = ''] = (sessionStorage.getItem('sanuk-studio-session') ?? '').split('\n')
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${session}` }
    for (let spins = 0; spins < 1_000; spins += 1) {
      const body = JSON.stringify({ spin: crypto.randomUUID(), stake: '1.00', pick: true })
      const answer = await fetch('/api/spins', { method: 'POST', headers, body })
      const round = await answer.json()
      if (round.board) return
    }
    throw new Error('no board was won')
  })
}

/** Presses on until something is there that waits for the player. */
async function pressOn(page: Page, { say }: Reader, wanted: Locator): Promise<void> {
  await expect(async () => {
    const skip = page.frameLocator('iframe').getByRole('button', { name: say('game.skip'), exact: true })
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 })
    await expect(wanted).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}
