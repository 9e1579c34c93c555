import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { announcements } from '@sanuk/contracts/content'
import { whitelabel } from '@sanuk/contracts/system'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { PopUpPlace } from './pop-up-place.tsx'

/** Longer than anything that waits for the page to be quiet. */
const LONG_MS = 10_000
/** Less than a call may take before it is given up. */
const STEP_MS = 500

const notices = page.getByRole('dialog')
const titled = (name: string) => notices.getByRole('heading', { name })

const NEWS = { id: '7c9f1e2a-0000-4000-8000-000000000001', title: 'Some news', types: ['B' as const] }
const POP_UP = { id: '7c9f1e2a-0000-4000-8000-000000000002', title: 'What pops up', types: ['PU' as const] }

/** Its code and its announcements come from the network, however long nobody has done anything. */
const untilPoppedUp = () =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(STEP_MS)
      expect(notices.elements()).toHaveLength(1)
    },
    { timeout: 10_000, interval: 50 },
  )

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

/** The home page's bar of notices and the pop-up, which ask the same call for different types. */
async function renderNotices(list: readonly (typeof NEWS | typeof POP_UP)[]) {
  answerCall(whitelabel, 'no reply yet')
  answerCall(announcements, {
    value: {
      list: list.map((one) => ({
        ...one,
        content: '<p>Text</p>',
        execution: 'B' as const,
        platform: 'W' as const,
        publishedAt: '2026-11-20T05:00:00.000Z',
      })),
    },
  })
  await renderOnSite(
    <>
      <NoticeBar />
      <PopUpPlace />
    </>,
    { rooms: ['home', 'content'] },
  )
  await expect.element(page.getByRole('button', { name: list[0]?.title ?? '' })).toBeVisible()
}

test('PopUpPlace: opens once nobody has pressed, moved or typed for a while', async () => {
  await renderNotices([POP_UP])
  for (const stir of ['pointermove', 'wheel', 'keydown']) {
    await vi.advanceTimersByTimeAsync(2_400)
    dispatchEvent(new Event(stir))
  }
  await vi.advanceTimersByTimeAsync(2_400)
  expect(notices.elements()).toHaveLength(0)
  await untilPoppedUp()
  await expect.element(titled(POP_UP.title)).toBeVisible()
})

test('PopUpPlace: does not open over a notice that was opened, and opens after it was closed', async () => {
  await renderNotices([NEWS])
  await page.getByRole('button', { name: NEWS.title }).click()
  await expect.element(titled(NEWS.title)).toBeVisible()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(notices.elements()).toHaveLength(1)
  expect(sessionStorage.getItem('ANONYMOUS_POPUP')).toBeNull()
  await notices.getByRole('button', { name: say('site.close') }).click()
  await untilPoppedUp()
  await notices.getByRole('button', { name: say('site.close') }).click()
  expect(sessionStorage.getItem('ANONYMOUS_POPUP')).not.toBeNull()
})
