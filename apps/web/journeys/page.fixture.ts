import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong in the page, or in parts of it, in a line each. Vendors' pages in frames answer for themselves;
 * Base UI's focus guards are hidden and never keep the focus, they only hand it on.
 */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  // What goes by itself goes at once: passing news may be on their way out just while they are looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stillness(page)
  const axe = new AxeBuilder({ page }).include(part).exclude('iframe').exclude('[data-base-ui-focus-guard]')
  // What is seen on a button is part of what it is called, for those who speak to it.
  const { violations } = await axe.options({ rules: { 'label-content-name-mismatch': { enabled: true } } }).analyze()
  await page.emulateMedia({ reducedMotion: null })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
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
