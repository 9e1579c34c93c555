import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import type { GameEntry } from '@sanuk/contracts/catalogue'
import { whitelabel } from '@sanuk/contracts/system'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite } from '../../site-part.fixture.tsx'
import { WindowedGrid } from './windowed-grid.tsx'

const GAMES = 3_000

const gameAt = (number: number): GameEntry => ({
  nodeId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  gameCode: `game-${number}`,
  gameType: 'RNG',
  isGame: 'GAME',
  children: 0,
  defaultPlayType: null,
  vendor: 'SIAM',
  vassalage: 'SIAM',
  vassalageName: 'Siam Reels',
  classification: 'SC',
  names: { th: `เกม ${number}`, en: `Game ${number}` },
  picture: { sources: [], placeholder: '' },
  minimumStake: '1',
  maximumStake: '1000',
  lines: null,
  returnToPlayer: null,
  isHot: false,
  isNew: false,
  playable: true,
  offersDemo: false,
})

const favourites = { has: () => false, isSaving: () => false, set: vi.fn() }
const tiles = () => [...document.querySelectorAll('[aria-posinset]')]

/** The number of the game that lies in the middle of the window; `null` where no tile does. */
function gameInSight(): string | null {
  const there = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[aria-posinset]')
  return there?.getAttribute('aria-posinset') ?? null
}

async function renderGrid() {
  answerCall(whitelabel, 'no reply yet')
  const games = Array.from({ length: GAMES }, (_, index) => gameAt(index + 1))
  await renderOnSite(
    <WindowedGrid label="Games" games={games} waiting={0} total={GAMES} favourites={favourites} eager={0} />,
    { path: '/rng' },
  )
  await expect.element(page.getByRole('list', { name: 'Games' })).toBeVisible()
  // Once measured, all rows have their room.
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(20_000)
}

afterEach(() => scrollTo(0, 0))

test('draws the games in sight wherever the page is scrolled to, and few others', async () => {
  await renderGrid()
  for (const part of [0.5, 0.9, 0.52, 0.1]) {
    const height = document.documentElement.scrollHeight
    scrollTo(0, height * part)
    await expect.poll(gameInSight).not.toBeNull()
    const expected = GAMES * ((scrollY + innerHeight / 2) / height)
    expect(Math.abs(Number(gameInSight()) - expected)).toBeLessThan(GAMES * 0.02)
    expect(tiles().length).toBeLessThan(200)
  }
})

test('draws the rows beside those in sight, too, for the keyboard and for covers to load', async () => {
  await renderGrid()
  scrollTo(0, document.documentElement.scrollHeight / 2)
  await expect.poll(gameInSight).not.toBeNull()
  const below = () => Math.max(...tiles().map((tile) => tile.getBoundingClientRect().bottom))
  const above = () => Math.min(...tiles().map((tile) => tile.getBoundingClientRect().top))
  await expect.poll(below).toBeGreaterThan(innerHeight * 1.5)
  expect(above()).toBeLessThan(-innerHeight * 0.5)
})
