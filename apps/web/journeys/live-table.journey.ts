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

/**
 * Bets a chip of 50 of the 500 that the player has, at the next coup where this one has closed meanwhile.
 * A busy machine may look only after the coup has been paid, so any other balance shows that the bet was taken.
 */
async function bet(game: FrameLocator, { spot, confirm }: { spot: string; confirm: string }): Promise<void> {
  const purse = game.locator('.purse')
  await expect(purse).toContainText(/\d/)
  await expect(async () => {
    if (!(await purse.innerText()).includes(baht('500'))) return
    await expect(stageOf(game)).toHaveAttribute('data-phase', 'betting', { timeout: 60_000 })
    await game.locator(`[data-spot="${spot}"]`).click({ timeout: 5_000 })
    await game.getByRole('button', { name: new RegExp(`^${confirm}`) }).click({ timeout: 3_000 })
    await expect(purse).not.toContainText(baht('500'))
  }).toPass({ timeout: 200_000 })
}

const stageOf = (game: FrameLocator) => game.locator('.stage')

test('three browsers bet at one live table, see the same cards and are paid to the unit', async ({
  page,
  reader,
  platform,
}) => {
  // A coup takes half a minute, and on a busy machine somebody may be too late for one.
  test.setTimeout(300_000)
  const { say } = reader
  const spots = ['player', 'banker', 'tie'] as const
  const seats = await Promise.all(
    spots.map(async (spot, index) => {
      const { token, call, pathOf } = await playerWithMoney(platform.origins.site)
      const own = index === 0 ? page : await page.context().newPage()
      const game = await sitDown(own, { token, path: pathOf(TABLE) })
      return { spot, call, game }
    }),
  )

  await test.step('bets are taken of all three while the clock runs', async () => {
    await Promise.all(seats.map(({ game, spot }) => bet(game, { spot, confirm: say('rooms.action.confirm') })))
  })

  await test.step('all see the same cards', async () => {
    for (const { game } of seats) {
      await expect(stageOf(game)).toHaveAttribute('data-phase', 'result', { timeout: 60_000 })
    }
    const [cards, ...others] = await Promise.all(seats.map(({ game }) => cardsOn(game)))
    expect(cards?.length).toBeGreaterThanOrEqual(4)
    for (const other of others) expect(other).toEqual(cards)
  })

  await test.step('the wallet has what each page says', async () => {
    for (const { call, game } of seats) {
      await expect
        .poll(async () => (await game.locator('.purse').innerText()).includes(baht((await call(balance)).sumBalance)))
        .toBe(true)
    }
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
