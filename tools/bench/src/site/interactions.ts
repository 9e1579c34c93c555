import { chromium, type Page } from '@playwright/test'
import { findQuickChromium } from '../../../launcher/src/test-parts/chromium.ts'
import { type Figure, median, short } from '../figure.ts'

const RUNS = 3

/** Of so many, one is left out, and the slowest of the others is "Interaction to Next Paint" (web.dev/articles/inp). */
const INTERACTIONS = 50

/** Longer than any frame: what is pressed next does not come into what went before. */
const BETWEEN_MS = 120

/**
 * How long visitors wait from a press to the frame that shows what came of it, as the browser itself counts; in turn
 * with a bare page whose button changes a word.
 */
export async function interactionFigure(site: string): Promise<Figure> {
  const executablePath = findQuickChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const ours: number[] = []
  const bare: number[] = []
  try {
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await nextPaint(await openBare(await browser.newPage()), [(page) => page.click('button')]))
      ours.push(await nextPaint(await openLobby(await browser.newPage(), site), LOBBY_PRESSES))
    }
  } finally {
    await browser.close()
  }
  const [value, referenceValue] = [median(ours), median(bare)]
  return {
    name: 'site.interaction',
    unit: `ms, INP of ${INTERACTIONS} presses in the lobby`,
    runs: RUNS,
    reference: 'a bare page whose button changes a word, in turn',
    value: short(value),
    referenceValue: short(referenceValue),
    ratio: short(value / referenceValue),
  }
}

type Press = (page: Page) => Promise<void>

const kinds = (page: Page) => page.getByRole('group', { name: 'ประเภทเกม' })

/** What people press in a lobby: the theme, a menu and out of it, a kind of game, hot ones, letters of a name. */
const LOBBY_PRESSES: readonly Press[] = [
  (page) =>
    page.locator('header button[aria-pressed], header button:has(svg.lucide-moon, svg.lucide-sun)').first().click(),
  (page) => page.locator('header button[aria-expanded]').first().click(),
  (page) => page.keyboard.press('Escape'),
  (page) => kinds(page).getByRole('button').nth(1).click(),
  (page) => kinds(page).getByRole('button').first().click(),
  (page) => page.getByRole('searchbox').press('a'),
  (page) => page.getByRole('searchbox').press('Backspace'),
]

async function openLobby(page: Page, site: string): Promise<Page> {
  await page.addInitScript(() => sessionStorage.setItem('ANONYMOUS_POPUP', '1'))
  await page.goto(`${site}/rng`)
  await page.locator('li[aria-posinset="10"]').waitFor()
  return page
}

async function openBare(page: Page): Promise<Page> {
  await page.setContent(`<body><button onclick="this.textContent = Number(this.textContent) + 1">0</button></body>`)
  return page
}

async function nextPaint(page: Page, presses: readonly Press[]): Promise<number> {
  await page.evaluate(WATCH)
  for (let press = 0; press < INTERACTIONS; press += 1) {
    await presses[press % presses.length]?.(page)
    await page.waitForTimeout(BETWEEN_MS)
  }
  const waited = await page.evaluate<number>('nextPaint()')
  await page.close()
  return waited
}

/** Text, since it runs in the page and not here. Browsers tell of what took 16 ms or more, in steps of 8. */
const WATCH = `const waits = new Map()
globalThis.nextPaint = () => [...waits.values()].sort((one, other) => other - one)[1] ?? 8
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId) waits.set(interactionId, Math.max(waits.get(interactionId) ?? 0, duration))
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: false })`
