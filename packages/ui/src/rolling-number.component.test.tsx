import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { allowMotion } from './component-page.fixture.ts'
import { RollingNumber } from './rolling-number.tsx'

/** Changes a number that is shown. Answers its element, and what hears when the digits begin to move. */
async function changeNumber() {
  const { rerender } = await render(<RollingNumber value={1248} />)
  const number = document.querySelector('number-flow')
  if (!number) throw new Error('there is no rolling number')
  const startToMove = vi.fn()
  number.addEventListener('animationsstart', startToMove)
  await rerender(<RollingNumber value={1285} />)
  return { number, startToMove }
}

test('RollingNumber: does not animate with prefers-reduced-motion', async () => {
  const { number, startToMove } = await changeNumber()
  await expect.poll(() => Reflect.get(number, 'computedAnimated')).toBe(false)
  expect(startToMove).not.toHaveBeenCalled()
})

test('RollingNumber: animates to a new value without prefers-reduced-motion', async () => {
  await allowMotion()
  const { startToMove } = await changeNumber()
  await expect.poll(() => startToMove).toHaveBeenCalled()
})
