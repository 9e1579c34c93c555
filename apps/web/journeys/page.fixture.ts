import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The short form of it: each page that is loaded reads it anew. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

/** Passes are not described, which would take most of the time. */
const OPTIONS: axe.RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  // What is seen on a button is part of what it is called, for those who speak to it.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/**
 * Base UI's focus guards are hidden and only hand the focus on. The digits of Number Flow are blended in a way that axe
 * does not know (`plus-lighter`), for which it would skip the contrast of the whole page.
 */
const EXCLUDED = ['[data-base-ui-focus-guard]', 'number-flow']

/** What axe finds wrong in the page, or in parts of it, in a line each. Vendors' pages in frames answer for themselves. */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  // What goes by itself goes at once: passing news may be on their way out just while they are looked at.
  const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isCalm) await page.emulateMedia({ reducedMotion: 'reduce' })
  await stillness(page)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE)
  const context = { include: [part], exclude: ['iframe', ...EXCLUDED] }
  const faults = await page.evaluate(
    async ([where, how]) => {
      const results = await window.axe?.run(where, how)
      return results?.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      )
    },
    [context, OPTIONS] as const,
  )
  if (!faults) throw new Error('axe has gone with its page')
  if (!isCalm) await page.emulateMedia({ reducedMotion: null })
  return faults
}

/** Half-faded text has no contrast yet; what is just being opened starts to fade in the frame after next. */
function stillness(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = async () => {
      await frame()
      await frame()
      return document.getAnimations().filter(ends)
    }
    for (let under = await moving(); under.length > 0; under = await moving()) {
      await Promise.allSettled(under.map(({ finished }) => finished))
    }
  })
}

/** Counts from now on how much of the page has shifted while nobody touched it, as browsers measure it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.sum += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'shifts'), 'sum')))
}

/**
 * Chooses an option of a list that has just opened. The list takes no press on an option that is not highlighted, and
 * highlights its selected one after it has opened, even under a mouse that has arrived before: a still mouse does not take
 * the highlight back, so it is moved until it has.
 */
export async function choose(option: Locator): Promise<void> {
  let x = 8
  await expect(async () => {
    x = 24 - x
    await option.hover({ position: { x, y: 8 } })
    await expect(option).toHaveAttribute('data-highlighted', { timeout: 500 })
  }).toPass()
  await option.click()
  await expect(option).toBeHidden()
}
