import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { usePhone } from '@sanuk/ui/component-page.fixture'
import { StrictMode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Gallery } from './gallery.tsx'
import { showStates } from './shown-states.ts'

beforeAll(showStates)

const THEMES = ['light', 'dark'] as const

async function renderGallery(view: 'light' | 'dark' | 'both', language: 'th' | 'en' = 'en') {
  const address = new URL(location.href)
  address.searchParams.set('view', view)
  address.searchParams.set('lang', language)
  history.replaceState(null, '', address)
  const gallery = await render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return gallery
}

test.each(THEMES)('axe finds nothing in the %s gallery, in Thai on a desktop', async (theme) => {
  await renderGallery(theme, 'th')
  expect(await findAxeViolations()).toEqual([])
})

test.each(THEMES)('axe finds nothing in the %s gallery, in English on a phone', async (theme) => {
  await usePhone()
  await renderGallery(theme, 'en')
  expect(await findAxeViolations()).toEqual([])
})

test.each(['th', 'en'] as const)(
  'the gallery fits a phone of 320 pixels and logs no errors or warnings: %s',
  async (lang) => {
    const complaints: unknown[][] = []
    for (const kind of ['error', 'warn'] as const) {
      vi.spyOn(console, kind).mockImplementation((...words) => void complaints.push(words))
    }
    await usePhone({ isNarrowest: true })
    await renderGallery('both', lang)
    expect(document.documentElement.scrollWidth).toBe(320)
    expect(complaints).toEqual([])
  },
)

const movingParts = () =>
  document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1).length

test('the gallery has no animations but essential ones with reduced motion', async () => {
  const { container } = await renderGallery('light')
  expect(movingParts()).toBe(container.querySelectorAll('[data-motion="essential"]').length)
})
