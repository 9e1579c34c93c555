import type { Page } from '@playwright/test'
import { balance } from '@sanuk/contracts/wallet'
import { type Amount, add, parseAmount, subtract, ZERO } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { playerWithMoney, playRounds, spinRounds } from './game.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test.setTimeout(300_000)
// Nobody looks: what is asked here is that each plays, and what becomes of the money.
test.use({ hurried: 30, contextOptions: { reducedMotion: 'reduce' } })

/** Of the titles, so that both workers play them. */
const PARTS = 10
const ROUNDS = 10
const DEPOSIT = '50000'
/** What lies in the purse of a demo. */
const PURSE = parseAmount('10000')

/** Calls that answer with a round. */
const ROUND_CALLS = /\/api\/(spins|spins\/moves|rounds|rounds\/watch|moves)$/

/** Tells what answers a page hears. A body read from outside is gone once the page has gone on; a copy taken within is not. */
async function listenTo(page: Page, addresses: RegExp, heard: (answer: RoundAnswer) => void): Promise<void> {
  await page.exposeFunction('answerHeard', heard)
  await page.addInitScript((pattern) => {
    const told = new RegExp(pattern)
    const { fetch } = window
    window.fetch = async (...call) => {
      const response = await fetch(...call)
      if (response.ok && told.test(response.url)) Reflect.get(window, 'answerHeard')(await response.clone().json())
      return response
    }
  }, addresses.source)
}

/** What of a round's answer says what it took and gave. */
type RoundAnswer = {
  readonly spin: string
  readonly stake: string
  readonly staked?: string
  readonly win: string | null
  readonly gamble?: { readonly paid: string | null }
  readonly board?: { readonly dealt: unknown }
}

/** What rounds took and gave by the game server's own answers, each as it was told last. */
async function booksOf(page: Page) {
  const rounds = new Map<string, { staked: Amount; win: Amount | null }>()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await listenTo(page, ROUND_CALLS, ({ spin, stake, staked = stake, win, gamble, board }) => {
    // What waits to be gambled with, taken or picked is not paid yet.
    const paid = board?.dealt === null ? null : gamble ? gamble.paid : win
    rounds.set(spin, { staked: parseAmount(staked), win: paid === null ? null : parseAmount(paid) })
  })
  return {
    faults,
    /** How many rounds are over. */
    ended: () => [...rounds.values()].filter(({ win }) => win !== null).length,
    /** What is left of money that so far was played with. */
    left: (money: Amount) =>
      [...rounds.values()].reduce((rest, { staked, win }) => add(subtract(rest, staked), win ?? ZERO), money),
    forget: () => rounds.clear(),
  }
}

for (const part of Array.from({ length: PARTS }).keys()) {
  test(`titles, part ${part + 1} of ${PARTS}: each plays ten demo rounds and ten for money, and the wallet agrees`, {
    tag: '@slow',
  }, async ({ page, reader, platform }) => {
    const { token, call, playable } = await playerWithMoney(platform.origins.site, DEPOSIT)
    const titles = playable.filter(({ vendor, isGame }) => vendor === 'STUDIO' && isGame === 'GAME')
    expect(titles.length).toBeGreaterThanOrEqual(50)
    const books = await booksOf(page)
    const wallet = async () => parseAmount((await call(balance)).sumBalance)
    const shown = (money: Amount) => formatMoney(money, currency('THB'))
    await page.addInitScript(() => localStorage.setItem('sanuk-studio-preferences', 'quick'))

    const play = async (path: string, money: Amount): Promise<Amount> => {
      await reader.open(path, token)
      // The game before may have heard once more of its last round.
      books.forget()
      const game = page.frameLocator('iframe')
      const spins = game.getByRole('button', { name: reader.say('game.spin'), exact: true })
      const plays = game.getByRole('button', { name: new RegExp(`^${reader.say('game.instant.play')}( |$)`) })
      await expect(spins.or(plays).first()).toBeVisible()
      if (await spins.isVisible()) await spinRounds(page, reader, ROUNDS)
      else await playRounds(page, ROUNDS)
      const take = game
        .getByRole('group', { name: reader.say('game.gamble'), exact: true })
        .getByRole('button')
        .last()
      await expect(async () => {
        if (await take.isVisible()) await take.click()
        expect(books.ended()).toBe(ROUNDS)
        await expect(game.locator('.balance .amount')).toHaveText(shown(books.left(money)), { timeout: 1000 })
      }, path).toPass({ timeout: 30_000 })
      return books.left(money)
    }

    for (const { gameCode, nodeId } of titles.filter((_, number) => number % PARTS === part)) {
      await test.step(gameCode, async () => {
        const before = await wallet()
        await play(`/game?id=${nodeId}&demo=true`, PURSE)
        expect(await wallet()).toBe(before)
        const left = await play(`/game?id=${nodeId}`, before)
        expect(await wallet()).toBe(left)
        expect(books.faults).toEqual([])
      })
    }
  })
}
