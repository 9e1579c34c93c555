import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { Measuring } from './measuring.tsx'

/** Draws what asks and counts, and answers what was sent to whom. */
async function renderMeasuring() {
  const sent: URL[] = []
  vi.stubGlobal('fetch', async (address: string, { credentials }: RequestInit) => {
    expect(credentials).toBe('omit')
    sent.push(new URL(address))
    return new Response()
  })
  const part = (
    <main>
      <h1>Page</h1>
      <Measuring measurement="G-ABCD1234" />
    </main>
  )
  const { router } = await renderOnSite(part, {
    path: '/promotions?category=slots&panel=login',
    rooms: ['analytics'],
  })
  return { sent, router }
}

const answer = (word: 'analytics.allow' | 'analytics.refuse') => page.getByRole('button', { name: say(word) }).click()

test('nothing is sent before a visitor allows it, then each page once, without its query', async () => {
  const { sent, router } = await renderMeasuring()
  expect(await findAxeViolations()).toEqual([])
  expect(sent).toEqual([])
  await answer('analytics.allow')
  await expect.poll(() => sent.length).toBe(1)
  await expect.element(page.getByText(say('analytics.question'))).not.toBeInTheDocument()
  await router.navigate({ to: '/help' })
  await expect.poll(() => sent.length).toBe(2)
  const [first, second] = sent.map(({ searchParams }) => Object.fromEntries(searchParams))
  expect(sent[0]?.origin).toBe('https://www.google-analytics.com')
  // Names of the parameters as the GA4 protocol lists them: https://docs.d8a.tech/articles/tracking-protocols/ga4-gtag
  expect(first).toMatchObject({ v: '2', tid: 'G-ABCD1234', en: 'page_view', _fv: '1', _ss: '1' })
  expect(first?.dl).toBe(`${location.origin}/promotions`)
  expect(second).toMatchObject({ cid: first?.cid, sid: first?.sid, dl: `${location.origin}/help` })
  expect(second?._fv).toBeUndefined()
})

test('a visitor who refuses is not asked again, and nothing is sent or kept about visits', async () => {
  const { sent } = await renderMeasuring()
  await answer('analytics.refuse')
  await expect.element(page.getByText(say('analytics.question'))).not.toBeInTheDocument()
  expect(sent).toEqual([])
  expect(Object.keys(localStorage)).toContain('analytics')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('analytics.'))).toEqual([])
})
