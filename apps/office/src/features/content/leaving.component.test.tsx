import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Link, Route, Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { Leaving, withoutAsking } from './leaving.tsx'

/** Draws an editor with something unsaved at an address of the browser's own history. Its back button is tried in a journey: browsers let no page in a frame stop it. */
async function renderEditor() {
  history.pushState(null, '', '/editor')
  await renderOfficePart(
    <Router hook={useBrowserLocation}>
      <Route path="/editor">
        <Leaving changed />
        <button type="button" onClick={() => withoutAsking(() => history.pushState(null, '', '/elsewhere'))}>
          Save
        </button>
      </Route>
      <Link to="/elsewhere">Elsewhere</Link>
    </Router>,
    [],
  )
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
}

const question = page.getByRole('alertdialog')

test('a link away from unsaved changes asks first; staying keeps the page, leaving goes on', async () => {
  await renderEditor()
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(location.pathname).toBe('/editor')
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => location.pathname).toBe('/elsewhere')
})

test('after saving, the office moves on without asking', async () => {
  await renderEditor()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => location.pathname).toBe('/elsewhere')
  await expect.element(question).not.toBeInTheDocument()
})
