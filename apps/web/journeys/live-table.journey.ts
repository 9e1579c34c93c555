import type { FrameLocator, Page } from '@playwright/test'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { playerWithMoney } from './game.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

// How cards move is not what is asked here.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TABLE = 'riverside-baccarat'

const baht = (amount: string) => formatMoney(parseAmount(amount), currency('THB'))

/** Opens a page in which somebody is signed in, and answers the game that stands in it. */
async function sitDown(page: Page, { token, path }: { token: string; path: string }): Promise<FrameLocator> {
  await page.addInitScript((kept) => sessionStorage.setItem('token', kept), token)
  await page.goto(path)
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('heading', { level: 1 })).toBeVisible()
  return game
}

/** The cards of both sides, by their names. */
const cardsOn = (game: FrameLocator) =>
  game.locator('.side-cards [aria-label]').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))

test('three browsers bet on one coup of a live table, see the same cards and are paid to the unit', async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  const spots = ['player', 'banker', 'tie'] as const
  const seats = await Promise.all(
    spots.map(async (spot, index) => {
      const { token, call, pathOf } = await playerWithMoney(platform.origins.site)
      const own = index === 0 ? page : await page.context().newPage()
      if (index === 0) await reader.open('/')
      const game = await sitDown(own, { token, path: pathOf(TABLE) })
      return { spot, token, call, page: own, game }
    }),
  )
  const phase = (game: FrameLocator) => game.locator('.stage')
  const spotOf = (game: FrameLocator, spot: string) => game.locator(`[data-spot="${spot}"]`)

  await test.step('bets are taken of all three while the clock runs', async () => {
    const [first] = seats
    if (!first) throw new Error('nobody sat down')
    await expect(phase(first.game)).not.toHaveAttribute('data-phase', /betting|opening/, { timeout: 60_000 })
    await expect(phase(first.game)).toHaveAttribute('data-phase', 'betting', { timeout: 60_000 })
    await Promise.all(
      seats.map(async ({ game, spot }) => {
        await spotOf(game, spot).click()
        await game.getByRole('button', { name: new RegExp(`^${say('rooms.deed.confirm')}`) }).click()
        await expect(game.locator('.purse')).toContainText(baht('450'))
      }),
    )
  })

  await test.step('all see the same cards, and the result in words', async () => {
    for (const { game } of seats) await expect(phase(game)).toHaveAttribute('data-phase', 'result', { timeout: 60_000 })
    const [cards, ...others] = await Promise.all(seats.map(({ game }) => cardsOn(game)))
    expect(cards?.length).toBeGreaterThanOrEqual(4)
    for (const other of others) expect(other).toEqual(cards)
  })

  await test.step('the wallet has what each page says', async () => {
    for (const { call, game } of seats) {
      await expect
        .poll(async () => game.locator('.purse').innerText())
        .toContain(baht((await call(balance)).sumBalance))
    }
    const held = await Promise.all(seats.map(async ({ call }) => parseAmount((await call(balance)).sumBalance)))
    // Somebody won, or the tie gave two stakes back.
    expect(held.some((money) => money > parseAmount('450'))).toBe(true)
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('the record shows the round as it was', async () => {
    await page.goto('/?panel=personalHistoryCopy')
    await page.locator('[data-round]').first().click()
    const replay = page.frameLocator('iframe')
    await expect(replay.getByRole('region', { name: say('rooms.replay') })).toBeVisible()
    expect((await cardsOn(replay)).length).toBeGreaterThanOrEqual(4)
    expect(await faultsOf(page)).toEqual([])
  })
})
