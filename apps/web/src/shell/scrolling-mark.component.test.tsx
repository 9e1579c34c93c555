import { afterEach, expect, test, vi } from 'vitest'
import { markScrolling } from './scrolling-mark.ts'

afterEach(() => vi.useRealTimers())

const isMarked = () => document.documentElement.hasAttribute('data-scrolling')

test('marks the document while the page is scrolled, and no longer once it has lain still for 150 ms', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  markScrolling()
  expect(isMarked()).toBe(false)
  for (let notch = 0; notch < 4; notch += 1) {
    dispatchEvent(new Event('scroll'))
    expect(isMarked()).toBe(true)
    vi.advanceTimersByTime(149)
    expect(isMarked()).toBe(true)
  }
  vi.advanceTimersByTime(1)
  expect(isMarked()).toBe(false)
})
