import { chromium, type Page } from '@playwright/test'
import { secretsOf } from '../../../launcher/src/installation/secrets.ts'
import { borrowDatabase } from '../../../launcher/src/platform/database.ts'
import { connected } from '../../../launcher/src/postgres/platform-database.ts'
import { findQuickChromium } from '../../../launcher/src/test-parts/chromium.ts'
import { type Figure, median, short } from '../figure.ts'
import { GAMES, listCrowd } from './crowd-of-games.ts'

const RUNS = 3
const SECONDS = 10

/** A wheel's notch each twentieth of a second: two screens a second. */
const NOTCH = { pixels: 100, everyMs: 50 }

/** A frame that came later than this was missed: the display asks for one each 16.7 ms. */
const LATE_MS = 25

type Scrolled = { readonly late: number; readonly heap: number; readonly nodes: number }

/** The platform that is measured: its site, and where its database lies. */
type Site = { readonly site: string; readonly dataDirectory: string }

/**
 * Scrolling through ten thousand games in a browser, and what it holds in memory afterwards; in turn with it, a page of
 * as many plain boxes, as smooth as this machine can be.
 */
export async function scrollFigures({ site, dataDirectory }: Site): Promise<Figure[]> {
  await fill(dataDirectory)
  const executablePath = findQuickChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const ours: Scrolled[] = []
  const plain: Scrolled[] = []
  try {
    for (let run = 0; run < RUNS; run += 1) {
      plain.push(await scrolled(await openPlain(await browser.newPage())))
      ours.push(await scrolled(await openLobby(await browser.newPage(), site)))
    }
  } finally {
    await browser.close()
  }
  const beside = (what: keyof Scrolled, name: string, unit: string): Figure => {
    const [value, referenceValue] = [ours, plain].map((all) => median(all.map((one) => one[what]))) as [number, number]
    const reference = 'a page of plain boxes, in turn'
    const ratio = referenceValue === 0 ? Number(value === 0) : value / referenceValue
    return {
      name: `lobby.scroll.${name}`,
      value: short(value),
      unit,
      reference,
      referenceValue: short(referenceValue),
      ratio: short(ratio),
      runs: RUNS,
    }
  }
  return [
    beside('late', 'late', `per cent of frames later than ${LATE_MS} ms, in ${SECONDS} s through ${GAMES} games`),
    beside('heap', 'heap', 'MB more in memory after it'),
    beside('nodes', 'nodes', 'nodes in the document after it'),
  ]
}

async function fill(dataDirectory: string): Promise<void> {
  const place = { dataDirectory, secrets: secretsOf(dataDirectory), outside: undefined }
  const database = await borrowDatabase({ ...place, durability: 'for tests' })
  await connected(database.urls.ownerUrl, listCrowd)
}

async function openLobby(page: Page, site: string): Promise<Page> {
  await page.goto(`${site}/rng`)
  await page.locator('li[aria-posinset="20"]').waitFor()
  return page
}

async function openPlain(page: Page): Promise<Page> {
  const box = '<i style="float:left;width:13%;height:240px;margin:7px;background:#9ab"></i>'
  await page.setContent(`<body>${box.repeat(2_000)}</body>`)
  return page
}

async function scrolled(page: Page): Promise<Scrolled> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { heap: of('JSHeapUsedSize') / 1_000_000, nodes: of('Nodes') }
  }
  const before = await measure()
  await page.mouse.move(300, 500)
  const frames = page.evaluate<number[]>(FRAMES)
  const until = performance.now() + SECONDS * 1000
  while (performance.now() < until) {
    await page.mouse.wheel(0, NOTCH.pixels)
    await page.waitForTimeout(NOTCH.everyMs)
  }
  const gaps = await frames
  const after = await measure()
  await page.close()
  const late = (gaps.filter((ms) => ms > LATE_MS).length / gaps.length) * 100
  return { late, heap: after.heap - before.heap, nodes: after.nodes }
}

/** How long each frame was in coming; text, since it runs in the page and not here. */
const FRAMES = `new Promise((resolve) => {
  const gaps = []
  let last = performance.now()
  const until = last + ${SECONDS * 1000}
  const next = (now) => {
    gaps.push(now - last)
    last = now
    if (now < until) requestAnimationFrame(next)
    else resolve(gaps)
  }
  requestAnimationFrame(next)
})`
