import { SITE_PATHS } from '@sanuk/contracts/site-pages'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** Where a page is that of another: links to it are old. */
const UNKNOWN = '/no-such-page'

/** From the smallest phone to a desk; as it is opened a page is looked at as its reader's device shows it. */
const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Screens around a game: without one they ask for a login, over nothing. */
const FRAMES: readonly string[] = ['/game', '/seamless', '/fbsports']

for (const path of [...SITE_PATHS.filter((path) => !FRAMES.includes(path)), UNKNOWN]) {
  test(`${path} stands in the dark, says the same as its head, fits, and complains of nothing`, async ({
    page,
    reader,
    locale,
  }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // Of the page itself, where it is not there.
      const isMissing = path === UNKNOWN && message.text().includes('404')
      // Journeys go without the service worker.
      const isBlocked = message.text().includes('blocked by Playwright')
      if (['error', 'warning'].includes(message.type()) && !isMissing && !isBlocked) complaints.push(message.text())
    })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    const language = locale === 'th-TH' ? 'th' : 'en'
    const told = await (await page.request.get(`${path}?lang=${language}`)).text()
    const title = /<title>([^<]*)<\/title>/.exec(told)?.[1]
    await reader.open(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveTitle(title ?? '')
    expect(told).toContain(`<html lang="${language}"`)
    expect(await faultsOf(page)).toEqual([])
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport)
      await expect.poll(() => page.evaluate(tooWide), `${viewport.width} wide`).toBe(0)
    }
    expect(complaints).toEqual([])
  })
}

test('an address without a page is answered truthfully', async ({ page }) => {
  expect((await page.request.get(UNKNOWN)).status()).toBe(404)
  expect((await page.request.get('/PromoTions/')).status()).toBe(200)
  expect((await page.request.get('/login')).status()).toBe(200)
})
