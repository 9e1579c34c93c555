import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { ClosingSound } from './closing-sound.tsx'

/** The switch over an issue that closes in so many ms; answers how often a tone was played. */
async function renderSound(closesIn: number) {
  let played = 0
  class CountedContext extends AudioContext {
    constructor() {
      super()
      played += 1
    }
  }
  vi.stubGlobal('AudioContext', CountedContext)
  onTestFinished(() => localStorage.removeItem('lottery-closing-sound'))
  await renderOnSite(<ClosingSound sealsAt={Date.now() + closesIn} clockAhead={0} />, { rooms: ['lottery-betting'] })
  return () => played
}

const turnOn = () => page.getByRole('button', { name: say('lottery-betting.sound.on') })
const turnOff = () => page.getByRole('button', { name: say('lottery-betting.sound.off') })

/** What the page wants to do ten seconds before bets close, which are far away; run at once. */
async function soundAtItsTime(): Promise<number> {
  localStorage.setItem('lottery-closing-sound', 'on')
  const timers = vi.spyOn(window, 'setTimeout')
  const played = await renderSound(3_600_000)
  await expect.element(turnOff()).toHaveAttribute('aria-pressed', 'true')
  const due = timers.mock.calls.filter(([, wait = 0]) => wait > 3_000_000 && wait <= 3_590_000)
  expect(due).toHaveLength(1)
  for (const [action] of due) if (typeof action === 'function') action()
  return played()
}

test('is heard ten seconds before bets close where it was turned on', async () => {
  expect(await soundAtItsTime()).toBe(1)
})

test('the switch is kept in the browser, and the first press is heard', async () => {
  const played = await renderSound(60_000)
  await expect.element(turnOn()).toHaveAttribute('aria-pressed', 'false')
  expect(played()).toBe(0)
  await turnOn().click()
  await expect.element(turnOff()).toBeVisible()
  expect(played()).toBe(1)
  expect(localStorage.getItem('lottery-closing-sound')).toBe('on')
})

test('nothing is heard while the tab is hidden', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await soundAtItsTime()).toBe(0)
})
