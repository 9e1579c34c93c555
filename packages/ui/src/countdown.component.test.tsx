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

test('Countdown: says days apart from hours when it is longer than a day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const twoDays = (2 * 24 * 3_600 + 3_600 + 2) * 1_000
  await render(
    <Countdown
      label="Closes in"
      deadline={Date.now() + twoDays}
      daysText={(days) => `${days} d`}
      announce={() => ''}
    />,
  )
  const timer = page.getByRole('timer')
  await expect.element(timer).toHaveAccessibleName('Closes in 2 d 01:00:02')
  vi.advanceTimersByTime(24 * 3_600_000 + 3_603_000)
  await expect.element(timer).toHaveAccessibleName('Closes in 23:59:59')
})
