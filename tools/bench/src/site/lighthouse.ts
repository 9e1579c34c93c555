import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findQuickChromium } from '../../../launcher/src/test-parts/chromium.ts'
import { type Figure, median } from '../figure.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 3

/** Lighthouse's own word that Chromium's recording was lost and says nothing of the page: it asks to be run again. */
const LOST_RECORDING = new Set(['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED'])
const TRIES = 3

type Scores = Record<(typeof CATEGORIES)[number], number> & { layoutShift: number; largestPaint: number }

/** Scores of one page by Lighthouse's mobile preset, 0 to 100; layout shift as it counts it, largest paint in ms. */
async function scoresOf(url: string): Promise<Scores> {
  for (let attempt = 1; ; attempt += 1) {
    const { categories, audits, runtimeError } = await reportOf(url)
    if (runtimeError && LOST_RECORDING.has(runtimeError.code) && attempt < TRIES) continue
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const score = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    }
  }
}

/**
 * By Chromium without windows where that is installed: the whole one makes ready the pages of its own menus while the
 * first page loads, which is as much work again and none of ours.
 */
async function reportOf(url: string): Promise<Result> {
  const chromePath = findQuickChromium()
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!run) throw new Error(`Lighthouse had nothing to say of ${url}`)
    return run.lhr
  } finally {
    chrome.kill()
  }
}

/** A page of text and nothing else: what this machine and browser can reach at best. */
async function withBarePage<T>(work: (url: string) => Promise<T>): Promise<T> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
    <meta name="viewport" content="width=device-width"><meta name="description" content="A bare page"></head>
    <body><main><h1>Bare</h1></main></body></html>`
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(page))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.close()
  }
}

/** Lighthouse's figures of a page beside those of a bare page, interleaved; `name` is the page's in the figures. */
export async function lighthouseFigures(page: { readonly name: string; readonly url: string }): Promise<Figure[]> {
  const ours: Scores[] = []
  const bare: Scores[] = []
  await withBarePage(async (url) => {
    for (let run = 0; run < RUNS; run += 1) {
      bare.push(await scoresOf(url))
      ours.push(await scoresOf(page.url))
    }
  })
  const figure = (what: keyof Scores, name: string, unit: string): Figure => {
    const value = Number(median(ours.map((scores) => scores[what])).toPrecision(4))
    const referenceValue = Number(median(bare.map((scores) => scores[what])).toPrecision(4))
    // Nothing shifts on a bare page: a ratio to nothing says nothing.
    const ratio = referenceValue === 0 ? Number(value === 0) : Number((value / referenceValue).toPrecision(4))
    return {
      name: `site.${page.name}.${name}`,
      value,
      unit,
      reference: 'a bare page of text',
      referenceValue,
      ratio,
      runs: RUNS,
    }
  }
  return [
    figure('performance', 'lighthousePerformance', 'points of 100'),
    figure('accessibility', 'lighthouseAccessibility', 'points of 100'),
    figure('best-practices', 'lighthouseBestPractice', 'points of 100'),
    figure('seo', 'lighthouseSeo', 'points of 100'),
    figure('largestPaint', 'largestPaint', 'ms, simulated phone'),
    figure('layoutShift', 'layoutShift', 'cumulative'),
  ]
}
