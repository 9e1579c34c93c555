import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Countdown } from './countdown.tsx'

test('Countdown: follows the clock, announces the last 30 seconds and stops at zero', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const end = vi.fn()
  await render(
    <Countdown
      label="Closes in"
      look="boxes"
      deadline={Date.now() + 38_000}
      announce={(seconds) => `${seconds} seconds left`}
      onEnd={end}
    />,
  )
  const timer = page.getByRole('timer')
  await expect.element(timer).toHaveAccessibleName('Closes in 00:00:38')
  await expect.element(page.getByText(/seconds left/)).not.toBeInTheDocument()

  vi.advanceTimersByTime(8_000)
  await expect.element(timer).toHaveAccessibleName('Closes in 00:00:30')
  await expect.element(page.getByText('30 seconds left')).toBeInTheDocument()
  expect(end).not.toHaveBeenCalled()

  vi.advanceTimersByTime(60_000)
  await expect.element(timer).toHaveAccessibleName('Closes in 00:00:00')
  await expect.element(page.getByText('0 seconds left')).toBeInTheDocument()
  expect(end).toHaveBeenCalledTimes(1)
})

test('Countdown: counts by the server’s clock when it is ahead of the device’s', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const announce = (seconds: number) => `${seconds} seconds left`
  await render(<Countdown label="Closes in" deadline={Date.now() + 90_000} offset={20_000} announce={announce} />)
  await expect.element(page.getByRole('timer')).toHaveAccessibleName('Closes in 01:10')
})
