import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

test('where the browser gives no keys, the site says by which address it works, and calls nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  vi.stubGlobal('isSecureContext', false)
  localStorage.setItem('language', 'EN')
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await import('./main.tsx')
  const words = 'This site needs a secure connection. Open it over https, or on localhost.'
  await expect.element(page.getByRole('main')).toHaveTextContent(words)
  expect(fetched).not.toHaveBeenCalled()
  root.remove()
})
