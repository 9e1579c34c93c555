import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { watchPresence } from './presence.ts'

/** Lets the page's clock pass, and nothing else. */
const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms)
const startClock = () => vi.useFakeTimers({ toFake: ['Date'] })
afterEach(() => vi.useRealTimers())

test('nobody is away who opened the page, pressed, typed or moved within 15 seconds', async () => {
  await render(<button type="button">Save</button>)
  startClock()
  const isAway = watchPresence()
  const signs = [
    () => userEvent.click(page.getByRole('button')),
    () => userEvent.keyboard('a'),
    () => userEvent.hover(page.getByRole('button'), { position: { x: 1, y: 1 } }),
    () => dispatchEvent(new WheelEvent('wheel')),
  ]
  expect(isAway()).toBe(false)
  for (const sign of signs) {
    passTime(15_001)
    expect(isAway()).toBe(true)
    await sign()
    expect(isAway()).toBe(false)
    passTime(14_000)
    expect(isAway()).toBe(false)
  }
})

test('a page that scrolls by itself, and a pointer that lies still, are no sign of anybody', () => {
  startClock()
  const isAway = watchPresence()
  passTime(15_001)
  dispatchEvent(new Event('scroll'))
  dispatchEvent(new PointerEvent('pointermove'))
  expect(isAway()).toBe(true)
})

test('with the focus in a frame somebody plays, until it leaves the frame', async () => {
  await render(
    <>
      <iframe title="Game" src="about:blank" />
      <button type="button">Back</button>
    </>,
  )
  startClock()
  const isAway = watchPresence()
  passTime(15_001)
  document.querySelector('iframe')?.focus()
  expect(isAway()).toBe(false)
  document.querySelector('button')?.focus()
  expect(isAway()).toBe(true)
})
