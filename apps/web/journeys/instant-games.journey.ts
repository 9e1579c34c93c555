import type { FrameLocator } from '@playwright/test'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { playerWithMoney, playRound } from './game.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

const ROUNDS = 2

// How they move is not what is asked here.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Stands for all games without reels in a browser; `tools/fairness/src/every-title` plays each by the calls of its page. */
const GAME = 'chaiyo-roulette'

test(`${GAME} is played by its controls, its balance is that of the wallet, and the record replays it`, {
  tag: ['@slow', '@phone'],
}, async ({ page, reader, platform }) => {
  const { token, call, pathOf } = await playerWithMoney(platform.origins.site)
  const game = page.frameLocator('iframe')
  await page.addInitScript(() => localStorage.setItem('sanuk-studio-preferences', 'quick'))
  await reader.open(pathOf(GAME), token)
  await expect(game.getByRole('heading', { level: 1 })).toBeVisible()
  for (let round = 0; round < ROUNDS; round += 1) await playRound(game, reader)
  const money = formatMoney(parseAmount((await call(balance)).sumBalance), currency('THB'))
  await expect(game.locator('.balance .amount')).toHaveText(money)
  expect(await faultsOf(page)).toEqual([])

  await reader.open('/?panel=personalHistoryCopy', token)
  await page.locator('[data-round]').first().click()
  await expect(game.locator('.replay-table > *')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('a round of several moves goes on in a second window, and the first one is told', async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const { token, pathOf } = await playerWithMoney(platform.origins.site)
  const game = page.frameLocator('iframe')
  const tile = (row: number, column: number) => new RegExp(`^${say('game.mines.tile', { row, column })}: `)
  const faceOf = (shown: FrameLocator, row: number, column: number) =>
    shown.getByRole('button', { name: tile(row, column) })

  await reader.open(pathOf('mine-field'), token)
  const slider = game.getByRole('slider', { name: say('game.mines.mines') })
  await slider.focus()
  await page.keyboard.press('Home')
  await game.getByRole('button', { name: say('game.instant.play') }).click()
  await expect(game.getByRole('button', { name: say('game.instant.cash_out') })).toBeHidden()
  await expect(faceOf(game, 1, 1)).toBeEnabled()

  await test.step('it is there again in another window, with what was chosen', async () => {
    const other = await page.context().newPage()
    await other.addInitScript((kept) => sessionStorage.setItem('token', kept), token)
    await other.goto(page.url())
    const second = other.frameLocator('iframe')
    await expect(faceOf(second, 1, 1)).toBeEnabled()
    await expect(second.getByRole('slider')).toHaveValue('1')
    // Nothing can be pressed while a move is asked for: only its answer says that it was made.
    const moved = other.waitForResponse((response) => response.url().endsWith('/api/moves') && response.ok())
    await faceOf(second, 1, 1).click()
    await moved
    await other.close()
  })

  await test.step('the first window is told, and shows what the other did', async () => {
    await faceOf(game, 2, 2).click()
    await expect(game.getByRole('dialog')).toContainText(say('game.instant.elsewhere'))
    await game.getByRole('button', { name: say('game.understood') }).click()
    await expect(faceOf(game, 1, 1)).toBeDisabled()
    expect(await faultsOf(page)).toEqual([])
  })
})

test('the next round waits until the server has heard the end of the one before', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { token, pathOf } = await playerWithMoney(platform.origins.site)
  const game = page.frameLocator('iframe')
  await reader.open(`${pathOf('market-dice')}&demo=true`, token)
  const heard = Promise.withResolvers<void>()
  const calls: string[] = []
  await page.route(/\/api\/(rounds|spins\/shown)$/, async (route) => {
    const call = new URL(route.request().url()).pathname
    calls.push(call)
    if (call.endsWith('shown')) await heard.promise
    await route.continue()
  })
  await playRound(game, reader)
  await expect.poll(() => calls).toEqual(['/api/rounds', '/api/spins/shown'])
  const play = game.getByRole('button', { name: new RegExp(`^${reader.say('game.instant.play')}( |$)`) })
  await play.click()
  await expect(game.getByRole('main')).toHaveAttribute('data-phase', 'asking')
  expect(calls).toHaveLength(2)
  heard.resolve()
  await expect(game.getByRole('main')).toHaveAttribute('data-phase', 'idle')
  expect(calls.slice(2)).toEqual(['/api/rounds', '/api/spins/shown'])
  await expect(game.getByRole('dialog')).toHaveCount(0)
})
