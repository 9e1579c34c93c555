import type { Page } from '@playwright/test'
import { SITE_PATHS } from '@sanuk/contracts/site-pages'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

/** No page stands here. */
const UNKNOWN = '/no-such-page'

/** From the smallest phone to a desk; as it is opened a page is looked at as its reader's device shows it. */
const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Screens around a game: without one they ask for a login, over nothing. */
const FRAMES: readonly string[] = ['/game', '/seamless', '/fbsports']

/** Errors and warnings of the page, but for those that a journey causes itself. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // Of the page itself, where it is not there.
    const isMissing = message.location().url.endsWith(UNKNOWN) && message.text().includes('404')
    // Journeys go without the service worker.
    const isBlocked = message.text().includes('blocked by Playwright')
    if (['error', 'warning'].includes(message.type()) && !isMissing && !isBlocked) complaints.push(message.text())
  })
  return complaints
}

/** A quick run looks at each page in one of the settings, by turns; a slow one in the other as well. */
const WALKS = [
  { theme: 'dark', turn: 0, half: 'one half', tag: [] },
  { theme: 'light', turn: 1, half: 'the other half', tag: ['@phone'] },
  { theme: 'dark', turn: 1, half: 'the other half', tag: ['@slow'] },
  { theme: 'light', turn: 0, half: 'one half', tag: ['@phone', '@slow'] },
]

for (const { theme, turn, half, tag } of WALKS) {
  test(`${half} of the pages in the ${theme} theme has the title of its answer, fits, passes axe and logs no error`, {
    tag,
  }, async ({ page, reader, locale }) => {
    test.setTimeout(240_000)
    const complaints = collectComplaints(page)
    const device = page.viewportSize() ?? { width: 1440, height: 900 }
    const language = locale === 'th-TH' ? 'th' : 'en'
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const paths = SITE_PATHS.filter((path) => !FRAMES.includes(path))
    for (const path of [...paths.filter((_, at) => at % 2 === turn), UNKNOWN]) {
      const answer = await (await page.request.get(`${path}?lang=${language}`)).text()
      expect.soft(answer, path).toContain(`<html lang="${language}"`)
      await reader.open(path)
      // What the server has drawn stands for the page until its code has come, and is gone for a moment before it.
      await expect(page.locator('[data-first-paint]'), path).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expect.soft(page, path).toHaveTitle(/<title>([^<]*)<\/title>/.exec(answer)?.[1] ?? '')
      expect.soft(await faultsOf(page), path).toEqual([])
      for (const viewport of WIDTHS) {
        await page.setViewportSize(viewport)
        await expect.soft.poll(() => page.evaluate(tooWide), `${path}, ${viewport.width} wide`).toBe(0)
      }
      expect.soft(complaints.splice(0), path).toEqual([])
      await page.setViewportSize(device)
    }
  })
}

test('the answer for an unknown address has status 404, for other spellings of a page 200', async ({ page }) => {
  expect((await page.request.get(UNKNOWN)).status()).toBe(404)
  expect((await page.request.get('/PromoTions/')).status()).toBe(200)
  expect((await page.request.get('/login')).status()).toBe(200)
})
