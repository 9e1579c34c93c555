import { faultsOf, watchShifts } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

test('the home page loads without layout shift and passes axe', async ({ page, reader }) => {
  const shifted = await watchShifts(page)
  await reader.open('/')
  await expect(page.getByRole('list', { name: reader.say('home.popular') }).getByRole('listitem')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // Google's line between good and not is 0.1; nothing but a font's width may move here.
  expect(await shifted()).toBeLessThan(0.01)
  expect(await faultsOf(page)).toEqual([])
})

test('inlined styles are not fetched again', { tag: '@slow' }, async ({ page, reader }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await reader.open('/')
  await expect(page.getByRole('list', { name: reader.say('home.popular') }).getByRole('listitem')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const standing = await page
    .locator('link[rel="stylesheet"]:has(+ style)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(standing).not.toEqual([])
  expect(fetched.filter((path) => standing.includes(path))).toEqual([])
})

test('the home page requests its data once, while its code still loads', { tag: ['@slow', '@alone'] }, async ({
  page,
  reader,
}) => {
  await reader.open('/')
  const arriving = Promise.withResolvers<void>()
  await page.route(/\/assets\/home-[^/]*\.js$/, async (route) => {
    await arriving.promise
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => /\/(wps|lgw)\//.test(request.url()) && asked.push(request.url()))
  const popular = page.waitForRequest(/\/wps\/relay\/games\/hot/)
  await page.reload({ waitUntil: 'commit' })
  await popular
  arriving.resolve()
  await expect(page.getByRole('list', { name: reader.say('home.popular') }).getByRole('listitem')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([...new Set(asked)])
})

test('the lower parts of the home page load on scrolling', { tag: ['@slow', '@phone'] }, async ({ page, reader }) => {
  await reader.open('/')
  const winners = page.getByRole('heading', { name: reader.say('winners.title') })
  const copyright = page.getByText(/© \d{4}/)
  await page.getByText(reader.say('home.popular')).waitFor()
  await page.mouse.move(100, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    await expect(winners).toBeVisible({ timeout: 1_000 })
    await expect(copyright).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  expect(await faultsOf(page)).toEqual([])
})

test('the theme is remembered after a reload', { tag: '@slow' }, async ({ page, reader }) => {
  await reader.open('/')
  const switchTheme = page.getByRole('button', { name: reader.say('site.theme.to_dark') })
  await switchTheme.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: reader.say('site.theme.to_light') })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('a button pressed before the code has loaded acts once it has', { tag: '@phone' }, async ({ page, reader }) => {
  await reader.open('/')
  const arriving = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arriving.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page
    .locator('[data-first-paint]:visible')
    .getByRole('button', { name: reader.say('site.theme.to_dark') })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  arriving.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await faultsOf(page)).toEqual([])
})

test('an unknown stored language becomes the default, and a chosen one is remembered', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.getItem('language') ?? localStorage.setItem('language', 'XX'))
  // What the brand has to tell was told.
  await context.addInitScript(() => sessionStorage.setItem('ANONYMOUS_POPUP', '1'))
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'หน้าแรก', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('TH')
  await page.getByRole('button', { name: 'ภาษา: ไทย' }).click()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('historyLanguage'))).toBe('TH')
})

test('old addresses redirect, coming pages say so and unknown ones lead to the slots', {
  tag: ['@slow', '@phone'],
}, async ({ page, reader }) => {
  const { say, open } = reader
  await open('/index.html')
  await expect(page).toHaveURL('/')
  await open('/register')
  await expect(page.getByRole('dialog')).toBeVisible()
  await open('/cockfight')
  await expect(page).toHaveURL('/')
  await open('/lottery')
  await expect(page.getByRole('heading', { level: 1, name: say('pages.lottery') })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(say('pages.lottery')))
  await open('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: say('pages.missing') })).toBeVisible()
  await page.getByRole('link', { name: say('pages.to_slots') }).click()
  await expect(page).toHaveURL('/rng')
})
