import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

/** What the service worker does with an event; the browser around it is the test's. */
function startWorker(onLine: boolean) {
  const hears = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (name: string, hear: (event: object) => void) => hears.set(name, hear),
    navigator: { onLine },
  }
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const code = readFileSync(join(import.meta.dirname, '../../public/worker.js'), 'utf8')
  runInNewContext(code, { self, fetch, Response })
  return hears
}

test.each([
  [false, 'You are offline.'],
  [true, 'The site cannot be reached.'],
])('a page that does not come while the browser has a network: %s is answered "%s"', async (onLine, words) => {
  const answered: Promise<Response>[] = []
  startWorker(onLine).get('fetch')?.({
    request: { mode: 'navigate' },
    preloadResponse: Promise.reject(new TypeError('Failed to fetch')),
    respondWith: (answer: Promise<Response>) => answered.push(answer),
  })
  const [answer] = await Promise.all(answered)
  expect(answer?.status).toBe(503)
  expect(await answer?.text()).toContain(`<p lang="en">${words}`)
})
