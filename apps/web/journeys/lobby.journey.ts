import type { Page } from '@playwright/test'
import { faultsOf, watchShifts } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const PAGE_SIZE = 14

const games = (page: Page, { say }: Reader) => page.getByRole('list', { name: say('lobby.title'), exact: true })
const tiles = (page: Page, reader: Reader) => games(page, reader).getByRole('listitem')
const count = (page: Page) => page.getByRole('status')

test('every game arrives on the way down, page by page', async ({ page, reader }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/wps/relay/games') asked.push(`${searchParams.get('pageNo')}/${searchParams.get('pageSize')}`)
  })
  await reader.open('/rng')
  await expect(count(page)).toHaveText(/\d+/)
  const total = Number((await count(page).textContent())?.replace(/\D/g, ''))
  const end = page.getByText(reader.say('lobby.end', { total }))
  await page.mouse.move(200, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(tiles(page, reader)).toHaveCount(total)
  expect(asked).toEqual(Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, page) => `${page + 1}/${PAGE_SIZE}`))
  expect(await faultsOf(page)).toEqual([])
})

test('vendor, kind and name narrow the list, and the address remembers them', async ({ page, reader }) => {
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

test('the lobby arrives without shifting', async ({ page, reader }) => {
  const shifted = await watchShifts(page)
  await reader.open('/rng')
  await expect(tiles(page, reader)).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBeLessThan(0.01)
})

test('a search runs once the typing pauses, and only for something new', async ({ page, reader }) => {
  const searched: string[] = []
  await reader.open('/rng')
  await expect(count(page)).toHaveText(/\d+/)
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const name = pathname === '/wps/relay/games' && searchParams.get('gameName')
    if (name) searched.push(name)
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

test('a game that is coming leads nowhere', async ({ page, reader }) => {
  await reader.open('/rng')
  const coming = tiles(page, reader).filter({ hasText: reader.say('site.game.soon') })
  await expect(coming.first()).toBeVisible()
  await expect(coming.first().getByRole('link')).toHaveCount(0)
})

test('a visitor signs in on the way to a game', async ({ page, reader, platform }) => {
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

test('a list that does not arrive says so and is asked for again', async ({ page, reader }) => {
  let broken = true
  await page.route('**/wps/relay/games?*', (route) => (broken ? route.abort() : route.continue()))
  await reader.open('/rng')
  await expect(page.getByText(reader.say('lobby.fault'))).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  broken = false
  await page.getByRole('button', { name: reader.say('site.retry') }).click()
  await expect(tiles(page, reader).first()).toContainText('Siam Reels')
})
