import type { Locator, Page } from '@playwright/test'
import { helpCenter } from '@sanuk/contracts/content'
import { expect, type Reader, test } from './reader.fixture.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** How a link is pressed that shall open in a new tab. */
const NEW_TAB: Parameters<Locator['click']>[0][] = [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }]

/** Below the page, where a phone has it, too. */
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** A lobby with all there is to see, and its footer. */
async function openLobby(page: Page, { open, say }: Reader): Promise<void> {
  await open('/rng')
  const games = page.getByRole('list', { name: say('site.category.RNG'), exact: true })
  await games.getByRole('listitem').nth(13).waitFor()
}

/** Scrolls down until the footer is there, and so far that a link of it can be pressed. */
async function reachFooter(page: Page, name: string): Promise<void> {
  const link = inFooter(page, name)
  await page.mouse.move(100, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.scrollIntoViewIfNeeded()
}

test('a new page starts at its top, and back and forward restore the scroll position', async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/promotions')
  await reachFooter(page, say('footer.help'))
  const before = await scrolled(page)
  await inFooter(page, say('footer.help')).click()
  await expect(heading(page, say('pages.help'))).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  await reachFooter(page, say('footer.vip'))
  const further = await scrolled(page)
  expect(further).toBeGreaterThan(0)
  await page.goBack()
  await expect(heading(page, say('pages.promotions'))).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect(heading(page, say('pages.help'))).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(further)
})

test('the scroll position is restored once late content has arrived', { tag: '@slow' }, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/help')
  await reachFooter(page, say('footer.vip'))
  const before = await scrolled(page)
  await inFooter(page, say('footer.vip')).click()
  await expect(heading(page, say('pages.help'))).toHaveCount(0)
  // What was asked for is forgotten then, and the browser restores nothing of what came before.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const arriving = Promise.withResolvers<void>()
  await page.route(`**${helpCenter.path}*`, async (route) => {
    await arriving.promise
    await route.continue()
  })
  await page.goBack()
  await expect(heading(page, say('pages.help'))).toBeVisible()
  expect(await scrolled(page)).toBeLessThan(before)
  arriving.resolve()
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('a link to an article unfolds it and leads to it', { tag: '@slow' }, async ({ page, reader }) => {
  await reader.open('/help#golden-tiger')
  const article = page.locator('#golden-tiger')
  await expect(article.getByRole('table')).toBeVisible()
  await expect(article).toBeInViewport()
  const before = await scrolled(page)
  await article.getByRole('button').first().click()
  await expect(page).toHaveURL('/help')
  expect(await scrolled(page)).toBe(before)
})

test('the code of a page is loaded while its link is hovered', { tag: '@slow' }, async ({ page, reader }) => {
  const { say } = reader
  await openLobby(page, reader)
  const link = page.getByRole('navigation', { name: say('site.menu') }).getByRole('link', { name: say('site.agents') })
  const loading = page.waitForRequest(/\/assets\/join-page-[^/]*\.js$/)
  await link.hover()
  await loading
  await expect(page).toHaveURL('/rng')
})

test('a page stays until the next is ready, and of two requested ones the last is shown', {
  tag: '@slow',
}, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/help')
  await reachFooter(page, say('footer.vip'))
  const arriving = Promise.withResolvers<void>()
  await page.route(/\/assets\/vip-page-[^/]*\.js$/, async (route) => {
    await arriving.promise
    await route.continue()
  })
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)
  await inFooter(page, say('footer.vip')).click()
  await expect(page).toHaveURL('/vip')
  await expect(heading(page, say('pages.help'))).toBeAttached()
  expect(await scrolled(page)).toBe(before)
  await inFooter(page, say('footer.join')).click()
  await expect(page).toHaveURL('/join')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('pages.help'))
  const shown = await page.getByRole('heading', { level: 1 }).textContent()
  const arrived = page.waitForResponse(/\/assets\/vip-page-[^/]*\.js$/)
  arriving.resolve()
  await arrived
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/vip')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shown ?? '')
  await page.goBack()
  await expect(heading(page, say('pages.help'))).toBeAttached()
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('going back while a page is loading keeps the current one', { tag: '@slow' }, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/help')
  await reachFooter(page, say('footer.vip'))
  const arriving = Promise.withResolvers<void>()
  await page.route(/\/assets\/vip-page-[^/]*\.js$/, async (route) => {
    await arriving.promise
    await route.continue()
  })
  await inFooter(page, say('footer.vip')).click()
  await expect(page).toHaveURL('/vip')
  const before = await scrolled(page)
  await page.goBack()
  await expect(page).toHaveURL('/help')
  arriving.resolve()
  await page.waitForLoadState('networkidle')
  await expect(heading(page, say('pages.help'))).toBeAttached()
  expect(await scrolled(page)).toBe(before)
})

test('a page whose code fails to load says so below the header and offers to try again', {
  tag: '@phone',
}, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/help')
  await reachFooter(page, say('footer.vip'))
  await page.route(/\/assets\/vip-page-[^/]*\.js$/, (route) => route.abort())
  await inFooter(page, say('footer.vip')).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByRole('heading', { name: say('site.fault.slow') })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goBack()
  await expect(alert).toHaveCount(0)
  await expect(heading(page, say('pages.help'))).toBeAttached()
  await page.goForward()
  await expect(alert).toBeVisible()
  await page.unroute(/\/assets\/vip-page-[^/]*\.js$/)
  await alert.getByRole('button', { name: say('site.retry') }).click()
  await expect(alert).toHaveCount(0)
  await expect(page).toHaveURL('/vip')
})

test('a link opened in a new tab leaves the current page', { tag: '@slow' }, async ({ page, context, reader }) => {
  const { say } = reader
  await openLobby(page, reader)
  const link = page
    .getByRole('navigation', { name: say('site.menu') })
    .getByRole('link', { name: say('site.promotions') })
  for (const press of NEW_TAB) {
    const opened = context.waitForEvent('page')
    await link.click(press)
    const tab = await opened
    await expect(tab).toHaveURL('/promotions')
    await tab.close()
  }
  await expect(page).toHaveURL('/rng')
  await expect(heading(page, say('site.category.RNG'))).toBeVisible()
})

test('an address keeps unknown parameters and drops invalid ones', { tag: '@slow' }, async ({ page, reader }) => {
  const { say } = reader
  await reader.open('/rng/?mode=cold&panel=office&from=friend')
  await expect(page).toHaveURL('/rng?from=friend')
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('site.sign_in'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/rng?from=friend&panel=login')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await reader.open('/RNG/')
  await expect(heading(page, say('site.category.RNG'))).toBeVisible()
})

test('signing in does not follow a link to another site', { tag: '@slow' }, async ({ page, reader, platform }) => {
  const { say } = reader
  await reader.open(`/?panel=login&next=${encodeURIComponent('https://elsewhere.example/')}`)
  const form = page.getByRole('dialog')
  await form.getByLabel(say('identity.username'), { exact: true }).fill(platform.accounts.member.username)
  await form.getByLabel(say('identity.password'), { exact: true }).fill(platform.accounts.member.password)
  await form.getByRole('button', { name: say('identity.login.submit') }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('the header marks a page as soon as it is requested', { tag: '@slow' }, async ({ page, reader }) => {
  const { say } = reader
  await openLobby(page, reader)
  const menu = page.getByRole('navigation', { name: say('site.menu') })
  const marked = menu.getByRole('link').and(page.locator('[aria-current="page"]'))
  await expect(marked).toHaveText(say('site.category.RNG'))
  const arriving = Promise.withResolvers<void>()
  await page.route(/\/assets\/join-page-[^/]*\.js$/, async (route) => {
    await arriving.promise
    await route.continue()
  })
  await menu.getByRole('link', { name: say('site.agents') }).click()
  await expect(marked).toHaveText(say('site.agents'))
  await expect(heading(page, say('site.category.RNG'))).toBeVisible()
  arriving.resolve()
  await expect(heading(page, say('site.category.RNG'))).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})
