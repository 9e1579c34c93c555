import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type GameEntry, listGames } from '@sanuk/contracts/catalogue'
import { openWire } from '@sanuk/wire/wire'
import { createSite } from '../../../tools/demo-players/src/site.ts'
import type { Reader } from './reader.fixture.ts'

/** A member with money, and where the games are opened. */
export async function playerWithMoney(origin: string) {
  const site = createSite(origin)
  const token = await site.join(`nok_${randomBytes(4).toString('hex')}`)
  await site.deposit(token, '500')
  const call = openWire({ origin, language: () => 'en', token: () => token })
  const listed: GameEntry[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await call(listGames, { query: { gameType: 'RNG', pageSize: '56', ...(after && { after }) } })
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
    await game.getByRole('button').evaluateAll((buttons, skip) => {
      const labelled = buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === skip)
      if (labelled instanceof HTMLElement) labelled.click()
    }, say('game.skip'))
    await expect(spin).toBeEnabled({ timeout: 1000 })
    // Free spins may have been won, and many of them.
  }).toPass({ timeout: 150_000 })
}
