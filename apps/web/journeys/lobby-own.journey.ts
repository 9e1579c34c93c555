import type { Page } from '@playwright/test'
import { joinByName } from './member.fixture.ts'
import { faultsOf } from './page.fixture.ts'
import { expect, type Reader, test } from './reader.fixture.ts'

const list = (page: Page, { say }: Reader) =>
  page.getByRole('main').getByRole('list', { name: say('site.category.RNG'), exact: true })
const tiles = (page: Page, reader: Reader) => list(page, reader).getByRole('listitem')
const modes = (page: Page, { say }: Reader) => page.getByRole('group', { name: say('lobby.modes') })

test('a game is marked as favourite, listed, removed and restored by undo', async ({ page, reader, platform }) => {
  const { say } = reader
  const { token } = await joinByName(platform)
  await reader.open('/rng', token)
  const first = tiles(page, reader).first()
  const name = (await first.locator('strong').textContent()) ?? ''
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: say('site.game.favourite', { game: name }), exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await modes(page, reader).getByText(say('lobby.modes.fav')).click()
  await expect(page).toHaveURL(/mode=fav/)
  await expect(tiles(page, reader)).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
  await heart.click()
  await expect(page.getByText(say('lobby.own.fav.none'))).toBeVisible()
  await page.getByRole('button', { name: say('site.undo') }).click()
  await expect(tiles(page, reader)).toHaveCount(1)
})

test('a favourite that could not be saved is not shown as one', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { token } = await joinByName(platform)
  await reader.open('/rng', token)
  const heart = tiles(page, reader).first().getByRole('button')
  await page.route('**/wps/relay/games/favourites', (route) => route.abort())
  await heart.click()
  await expect(page.getByRole('region').getByRole('listitem')).not.toHaveCount(0)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('favourite lotteries are stored on the device for the signed-in member', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { username, token } = await joinByName(platform)
  await page.addInitScript((name) => sessionStorage.setItem('username', name), username)
  await reader.open('/elott', token)
  const lotteries = page
    .getByRole('main')
    .getByRole('list', { name: reader.say('site.category.ELOTT'), exact: true })
    .getByRole('listitem')
  const heart = lotteries.first().getByRole('button')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate((name) => localStorage.getItem(`favourites.${name}`), username)).toMatch(
    /^\["[0-9a-f-]{36}"\]$/,
  )
  await page.goto('/elott?mode=fav')
  await expect(lotteries).toHaveCount(1)
})

test('an opened game is listed among the recent ones', { tag: '@slow' }, async ({ page, reader, platform }) => {
  const { say } = reader
  const { token } = await joinByName(platform)
  await reader.open('/rng?mode=recent', token)
  await expect(page.getByText(say('lobby.own.recent.none'))).toBeVisible()
  await page.getByRole('button', { name: say('lobby.reset') }).click()
  const game = tiles(page, reader).getByRole('link').first()
  const name = (await game.locator('strong').textContent()) ?? ''
  await game.click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('button', { name: say('launch.leave') }).click()
  await modes(page, reader).getByText(say('lobby.modes.recent')).click()
  await expect(tiles(page, reader)).toHaveCount(1)
  await expect(tiles(page, reader).first()).toContainText(name)
})

test('a link to the favourites asks a visitor to sign in and then shows them', { tag: '@slow' }, async ({
  page,
  reader,
  platform,
}) => {
  const { say } = reader
  await reader.open('/rng?mode=fav')
  const form = page.getByRole('dialog')
  await form.getByLabel(say('identity.username'), { exact: true }).fill(platform.accounts.member.username)
  await form.getByLabel(say('identity.password'), { exact: true }).fill(platform.accounts.member.password)
  await form.getByRole('button', { name: say('identity.login.submit') }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/mode=fav/)
  await expect(page.getByText(say('lobby.own.fav.none'))).toBeVisible()
})

test('a visitor who marks a favourite is asked to sign in and can decline', { tag: '@slow' }, async ({
  page,
  reader,
}) => {
  const { say } = reader
  await reader.open('/rng')
  await expect(modes(page, reader).getByText(say('lobby.modes.fav'))).toHaveCount(0)
  await tiles(page, reader).first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/rng?mode=recent')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('site.close') })
    .click()
  await expect(page.getByText(say('lobby.own.sign_in'))).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: say('lobby.reset') }).click()
  await expect(tiles(page, reader)).not.toHaveCount(0)
})

test('a game opens in a tab of its own, signed in', { tag: '@slow' }, async ({ page, reader, platform, context }) => {
  const { say } = reader
  const { token } = await joinByName(platform)
  // Not by every page of the browser: the new one is to have it from the first.
  await page.goto('/rng')
  await page.evaluate((kept) => sessionStorage.setItem('token', kept), token)
  await page.reload()
  await tiles(page, reader).getByRole('link').first().click()
  await expect(page.locator('iframe')).toBeVisible()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: say('launch.new_tab') }).click(),
  ])
  await expect(tab.locator('iframe')).toBeVisible()
  await expect(page).toHaveURL('/rng')
})
