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
  const words = 'This site needs a secure address: open it by https, or by localhost on the machine that serves it.'
  await expect.element(page.getByRole('main')).toHaveTextContent(words)
  expect(fetched).not.toHaveBeenCalled()
  root.remove()
})
