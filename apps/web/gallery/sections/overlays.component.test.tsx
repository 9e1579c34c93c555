import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageContext } from '../say.tsx'
import { Fields } from './fields.tsx'
import { GalleryToaster, Overlays } from './overlays.tsx'

const THEMES = ['light', 'dark'] as const

/** The sections with windows, menus and lists of options: axe reads the whole page, however small a part it judges. */
async function renderOverlays(theme: (typeof THEMES)[number]) {
  document.documentElement.dataset.theme = theme
  await render(
    <LanguageContext value="en">
      <Overlays />
      <Fields />
      <GalleryToaster />
    </LanguageContext>,
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** What axe finds in the part with a role that `opener` opens; the part is closed again. */
async function findViolationsIn(role: 'dialog' | 'alertdialog' | 'menu' | 'listbox', opener: Locator) {
  await opener.click()
  const part = page.getByRole(role)
  await expect.element(part).toBeVisible()
  const violations = await findAxeViolations(part.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(part).not.toBeInTheDocument()
  return violations
}

test.each(THEMES)('axe finds nothing in the windows that open over the %s page', async (theme) => {
  await renderOverlays(theme)
  for (const name of ['Log in', 'Terms of use', 'Filters · bottom', 'Filters · right']) {
    expect(await findViolationsIn('dialog', button(name)), name).toEqual([])
  }
  expect(await findViolationsIn('alertdialog', button('Log out'))).toEqual([])
})

test.each(THEMES)('axe finds nothing in menus, lists of options and toasts over the %s page', async (theme) => {
  await renderOverlays(theme)
  expect(await findViolationsIn('menu', button('nok_88'))).toEqual([])
  expect(await findViolationsIn('listbox', page.getByRole('combobox', { name: 'Bank' }).first())).toEqual([])
  await button('success').click()
  await expect.element(page.getByText(/^New balance/)).toBeVisible()
  expect(await findAxeViolations(page.getByRole('region', { name: /^Notifications/ }).element())).toEqual([])
})
