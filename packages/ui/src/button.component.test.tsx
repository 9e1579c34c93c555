import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('Button: runs its action once while busy and keeps its width and focus', async () => {
  const work = Promise.withResolvers<void>()
  const start = vi.fn(() => work.promise)
  await render(<Button onClick={start}>Place bet ฿230.00</Button>)
  const button = page.getByRole('button', { name: 'Place bet ฿230.00' })
  const width = () => button.element().getBoundingClientRect().width
  const before = width()

  await button.tripleClick()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  expect(width()).toBe(before)
  await expect.element(button).toHaveFocus()

  work.resolve()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(button).toHaveFocus()
  expect(start).toHaveBeenCalledTimes(1)
})

test('Button: can be pressed again after its action has failed', async () => {
  const start = vi.fn(async () => {
    throw new Error('refused')
  })
  await render(<Button onClick={() => start().catch(() => undefined)}>Deposit</Button>)
  const button = page.getByRole('button', { name: 'Deposit' })
  for (const times of [1, 2]) {
    await button.click()
    await expect.element(button).not.toHaveAttribute('aria-busy')
    expect(start).toHaveBeenCalledTimes(times)
  }
})
