import './tokens.css'
import './fonts.css'
import './base.css'
import type {} from '@vitest/browser-playwright'
import { afterEach, beforeAll, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'

/** Sizes of the page: a desktop unless a test asks for another. */
const DESKTOP = [1280, 800] as const
const PHONE = [390, 844] as const
const NARROWEST_PHONE = [320, 640] as const

let isChanged = false

/** Makes the page as small as a phone, or as the narrowest one, until the end of the test. */
export async function usePhone({ isNarrowest = false } = {}): Promise<void> {
  isChanged = true
  const [width, height] = isNarrowest ? NARROWEST_PHONE : PHONE
  await page.viewport(width, height)
}

/**
 * Shows the page in a theme until the end of the test. With less motion every change of a colour takes a millisecond, and
 * what is drawn in the middle of it would inherit a colour that is neither.
 */
export async function showTheme(theme: 'light' | 'dark'): Promise<void> {
  document.documentElement.dataset.theme = theme
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** The tests' page asks for less motion, so that nothing has to be waited for. This allows motion until the test ends. */
export async function allowMotion(): Promise<void> {
  isChanged = true
  await emulateMotion('no-preference')
}

const emulateMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

const address = location.href

// Text is as wide as it will be: a font that arrives during a test would change that.
beforeAll(() =>
  Promise.all(['1em "Anuphan Variable"', '600 1em "Anuphan Variable"'].map((font) => document.fonts.load(font, 'a ก'))),
)

// Each test finds the page as it was before the others.
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', address)
  document.documentElement.lang = 'en'
  document.documentElement.dataset.theme = 'light'
  scrollTo(0, 0)
  if (!isChanged) return
  isChanged = false
  await emulateMotion('reduce')
  await page.viewport(...DESKTOP)
})
