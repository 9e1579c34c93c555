import { expect, type FrameLocator, type Page } from '@playwright/test'
import { GAME_TYPES, type GameEntry, listGames } from '@sanuk/contracts/catalogue'
import { openWire } from '@sanuk/wire/wire'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import type { Reader } from './reader.fixture.ts'

/** A member with money, and where the games are opened. */
export async function playerWithMoney(origin: string, money = '500') {
  const site = createSite(origin)
  const token = await site.join(newUsername('nok_'))
  await site.deposit(token, money)
  const call = openWire({ origin, language: () => 'en', token: () => token })
  const listed: GameEntry[] = []
  // What the Studio plays is in all of these.
  const gameType = GAME_TYPES.join(',')
  for (let after: string | null | undefined; after !== null; ) {
    const page = await call(listGames, { query: { gameType, pageSize: '56', ...(after && { after }) } })
    listed.push(...page.list)
    after = page.next
  }
  const pathOf = (code: string) => {
    const game = listed.find(({ gameCode, playable }) => playable && gameCode === code)
    if (!game) throw new Error(`${code} cannot be played`)
    return `/game?id=${game.nodeId}`
  }
  return { token, call, pathOf }
}

/** Waits for the end of a round's show, pressing on where the game waits for a tap. */
export async function showEnds(page: Page, { say }: Reader): Promise<void> {
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: say('game.spin'), exact: true })
  await expect(async () => {
    // The same button spins and skips: it is read and pressed in one go, so that no skip comes late and spins anew.
    await game.getByRole('button').evaluateAll(
      (buttons, labels) => {
        const labelled = buttons.find((one) => labels.includes(one.getAttribute('aria-label') ?? one.textContent ?? ''))
        if (labelled instanceof HTMLElement) labelled.click()
      },
      // What may be picked from is picked from at random.
      [say('game.skip'), say('game.pick.any')],
    )
    await expect(spin).toBeEnabled({ timeout: 1000 })
    // Free spins may have been won, and many of them.
  }).toPass({ timeout: 150_000 })
}

/** The phases a game says of itself; between `asking` and the rest it is the server's turn. */
const settled = /^(idle|playing)$/

/** Plays a round of a game without reels with the controls of whatever game it is: a pick or a chip if it wants one, one move, and out. */
export async function playRound(game: FrameLocator, { say }: Reader): Promise<void> {
  const main = game.getByRole('main')
  const board = game.getByRole('region').first().getByRole('button', { disabled: false }).first()
  // Bets on the player begin alike.
  const play = game.getByRole('button', { name: new RegExp(`^${say('game.instant.play')}( |$)`) })
  if (await play.isDisabled()) await board.click()
  await play.click()
  await expect(main).toHaveAttribute('data-phase', settled)
  while ((await main.getAttribute('data-phase')) === 'playing') {
    // A rocket may burst at any moment, and the same place then begins the next round.
    const isOut = await game.locator('.cash-out').evaluateAll(([button]) => {
      if (button instanceof HTMLElement) button.click()
      return button !== undefined
    })
    const draw = game.locator('.poker-draw')
    const move = (await draw.isVisible()) ? draw : board
    if (!isOut && (await move.isVisible())) await move.click()
    await expect(main).toHaveAttribute('data-phase', settled)
  }
}
