import type { Page } from '@playwright/test'
import { faultsOf, watchShifts } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

const LOBBIES = [
  ['/live', 'site.category.LIVE'],
  ['/rng', 'site.category.RNG'],
  ['/fish', 'site.category.FISH'],
  ['/pvp', 'site.category.PVP'],
  ['/sports', 'site.category.SPORTS'],
  ['/esports', 'site.category.ESPORTS'],
  ['/elott', 'site.category.ELOTT'],
] as const

const tiles = (page: Page, name: string) =>
  page.getByRole('main').getByRole('list', { name, exact: true }).getByRole('listitem')

test('every lobby shows its games, shifts nothing while it loads and passes axe', { tag: '@slow' }, async ({
  page,
  reader,
}) => {
  const shifted = await watchShifts(page)
  for (const [path, word] of LOBBIES) {
    await reader.open(path)
    const title = reader.say(word)
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible()
    await expect.soft(page, path).toHaveTitle(new RegExp(title))
    await expect(tiles(page, title), path).not.toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect.soft(await shifted(), path).toBeLessThan(0.01)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})

test('a category of the header unfolds six vendors and a link to all', { tag: '@slow' }, async ({ page, reader }) => {
  // The mouse is there before the list is: it unfolds when it comes.
  const held = Promise.withResolvers<void>()
  await page.route('**/lgw/games/game_menus*', async (route) => {
    await held.promise
    await route.continue()
  })
  await reader.open('/')
  const slots = page.getByRole('navigation').getByRole('link', { name: reader.say('site.category.RNG'), exact: true })
  // It was there before the page was, too: then it unfolds as soon as the mouse stirs.
  await slots.first().hover()
  await expect(page.locator('[data-first-paint]')).toHaveCount(0)
  await slots.first().hover({ position: { x: 12, y: 12 } })
  held.resolve()
  const vendors = page.getByRole('list', {
    name: reader.say('site.category.vendors', { category: reader.say('site.category.RNG') }),
  })
  // Six, and the way to all.
  await expect(vendors.getByRole('link')).toHaveCount(7)
  await vendors.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/rng\?page=[A-Z0-9_]+$/)
  await expect(tiles(page, reader.say('site.category.RNG'))).not.toHaveCount(0)
})

test('a class of slots filters the list, and only games that can be played are found', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/rng')
  await page.getByRole('button', { name: say('lobby.kind.VP') }).click()
  await expect(page).toHaveURL(/kind=VP/)
  await expect(page.getByRole('status').first()).toHaveText(/\d+/)
  const found = tiles(page, say('site.category.RNG'))
  await expect(found).not.toHaveCount(0)
  await expect(found.getByText(say('site.game.soon'))).toHaveCount(0)
})

test('a live table opens its sub-games by keyboard and gets the focus back', async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/live')
  const entry = tiles(page, say('site.category.LIVE')).getByRole('link').first()
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/under=/)
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('listitem')).not.toHaveCount(0)
  expect(await reader.faults()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL('/live')
  await expect(entry).toBeFocused()
})

test('a link to sub-games opens them, and one to unknown ones says so', { tag: '@slow' }, async ({ page, reader }) => {
  await reader.open('/live')
  const entry = tiles(page, reader.say('site.category.LIVE')).getByRole('link').first()
  const href = await entry.getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: reader.say('site.close') })
    .click()
  await expect(page).toHaveURL('/live')
  await page.goto('/live?under=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('dialog').getByText(reader.say('lobby.under.none'))).toBeVisible()
})

test('the cockfight in the header asks a visitor to sign in on the way to an arena', { tag: '@slow' }, async ({
  page,
  reader,
}) => {
  const { say } = reader
  await reader.open('/rng')
  await page.getByRole('button', { name: say('site.category.COCKFIGHT') }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: say('identity.login.submit') })).toBeVisible()
  await expect(page).toHaveURL(/[?&]next=%2Fgame%3Fid%3D/)
  expect(await reader.faults()).toEqual([])
})

test('the focus stays in the windowed list of games through tabbing and scrolling', { tag: '@slow' }, async ({
  page,
  reader,
}) => {
  await reader.open('/rng')
  const list = tiles(page, reader.say('site.category.RNG'))
  await expect(list).not.toHaveCount(0)
  await list.getByRole('button').first().focus()
  const number = () =>
    page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? 0))
  const whole = page.getByRole('main').getByRole('list', { name: reader.say('site.category.RNG'), exact: true })
  while ((await number()) < 40) {
    // Whoever is quicker than the network walks into the footer, as everywhere.
    await expect(whole).toHaveAttribute('aria-busy', 'false')
    const before = await number()
    await page.keyboard.press('Tab')
    expect(await number()).toBeGreaterThanOrEqual(before)
  }
  await page.mouse.move(200, 500)
  const before = await number()
  await page.mouse.wheel(0, 6_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3_000)
  // Far out of sight it is still where it was.
  expect(await number()).toBe(before)
})
