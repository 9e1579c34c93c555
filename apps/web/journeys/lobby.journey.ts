import type { Page } from '@playwright/test'
import { faultsOf } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const PAGE_SIZE = 14

const games = (page: Page, { say }: Reader) => page.getByRole('list', { name: say('site.category.RNG'), exact: true })
const tiles = (page: Page, reader: Reader) => games(page, reader).getByRole('listitem')
const count = (page: Page) => page.getByRole('status')

test('scrolling the lobby loads every game page by page and keeps few in the document', { tag: '@phone' }, async ({
  page,
  reader,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/wps/relay/games') return
    // What changes in the office meanwhile has lists asked for anew.
    asked.add(searchParams.toString())
    expect(searchParams.get('pageSize')).toBe(String(PAGE_SIZE))
  })
  await reader.open('/rng')
  await expect(count(page)).toHaveText(/\d+/)
  const total = Number((await count(page).textContent())?.replace(/\D/g, ''))
  const seen = new Set<string | null>()
  const end = page.getByText(reader.say('lobby.end', { total }))
  await page.mouse.move(200, 500)
  await expect(async () => {
    // What is in sight has arrived: scrolled past before, it would be drawn by nobody.
    await expect.poll(() => games(page, reader).evaluate(waitsInSight), { intervals: [20] }).toBe(false)
    for (const number of await tiles(page, reader).evaluateAll(numbersOf)) seen.add(number)
    await page.mouse.wheel(0, 600)
    // The last page may arrive while its games are still far below.
    await expect(end).toBeInViewport({ timeout: 50 })
  }).toPass({ intervals: [0] })
  for (const number of await tiles(page, reader).evaluateAll(numbersOf)) seen.add(number)
  expect(seen.size).toBe(total)
  expect(asked.size).toBe(Math.ceil(total / PAGE_SIZE))
  expect(await tiles(page, reader).count()).toBeLessThan(total)
  expect(await faultsOf(page)).toEqual([])
})

/** Whether a place of the list that is in sight still waits for its game, or to be drawn. */
const waitsInSight = (list: Element): boolean =>
  [...list.querySelectorAll('li:not([aria-posinset])')].some((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })

const numbersOf = (tiles: readonly Element[]) => tiles.map((tile) => tile.getAttribute('aria-posinset'))

test('vendor and name filter the lobby, and the address keeps them', { tag: '@slow' }, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/rng')
  const vendors = page.getByRole('navigation', { name: say('lobby.vendors') })
  const open = vendors.getByRole('link').and(page.locator('[aria-current="page"]'))
  await expect(open).toHaveText(say('lobby.vendors.all'))
  await vendors.getByRole('link', { name: 'Siam Reels' }).click()
  await expect(open).toHaveText('Siam Reels')
  await expect(page).toHaveURL(/page=/)
  await expect(tiles(page, reader).first()).toContainText('Siam Reels')
  const ofVendor = (await count(page).textContent()) ?? ''

  const search = page.getByRole('searchbox', { name: say('lobby.search') })
  await search.fill('zzzz')
  await expect(page.getByRole('heading', { name: say('lobby.none') })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  await expect(search).toHaveValue('zzzz')
  await page.getByRole('button', { name: say('lobby.reset') }).click()
  await expect(search).toHaveValue('')
  await expect(count(page)).not.toHaveText(ofVendor)
  await expect(page).toHaveURL('/rng')
})

test('a game opened while a search is being typed stays open', { tag: '@slow' }, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/rng')
  await expect(tiles(page, reader)).not.toHaveCount(0)
  await page.getByRole('searchbox', { name: say('lobby.search') }).fill('tiger')
  await tiles(page, reader).getByRole('link').first().click()
  await expect(page).toHaveURL(/name=tiger/)
  await expect(page).toHaveURL(/panel=login/)
  await page.getByRole('dialog', { name: say('identity.login.title') }).waitFor()
})

test('a search is sent once typing pauses, and only for a new name', { tag: ['@slow', '@alone'] }, async ({
  page,
  reader,
}) => {
  const searched: string[] = []
  await reader.open('/rng')
  await expect(count(page)).toHaveText(/\d+/)
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const name = pathname === '/wps/relay/games' && searchParams.get('gameName')
    // Further pages of what was found are asked for by themselves.
    if (name && searchParams.has('pageNo')) searched.push(name)
  })
  const search = page.getByRole('searchbox', { name: reader.say('lobby.search') })
  await search.pressSequentially('tiger', { delay: 20 })
  await expect(page).toHaveURL(/name=tiger/)
  await expect(tiles(page, reader).first()).toBeVisible()
  await search.pressSequentially('  ')
  await search.press('Enter')
  await expect(page).toHaveURL(/name=tiger$/)
  expect(searched).toEqual(['tiger'])
})

test('a coming game has no link', { tag: '@slow' }, async ({ page, reader }) => {
  // What can be played stands before it.
  await reader.open('/rng?name=joker')
  const coming = tiles(page, reader).filter({ hasText: reader.say('site.game.soon') })
  await expect(coming.first()).toBeVisible()
  await expect(coming.first().getByRole('link')).toHaveCount(0)
})

test('a visitor who opens a game signs in and gets to it', { tag: ['@slow', '@phone'] }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  await reader.open('/rng')
  await tiles(page, reader).getByRole('link').first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel(say('identity.username'), { exact: true }).fill(platform.accounts.member.username)
  await form.getByLabel(say('identity.password'), { exact: true }).fill(platform.accounts.member.password)
  await form.getByRole('button', { name: say('identity.login.submit') }).click()
  await expect(page).toHaveURL(/\/game\?id=[0-9a-f-]{36}$/)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', new RegExp(`^${platform.origins.studio}`))
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await page.getByRole('button', { name: say('launch.leave') }).click()
  await expect(page).toHaveURL('/rng')
})
