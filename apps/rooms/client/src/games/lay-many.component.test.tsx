import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LayManyContext, useLayMany } from './lay-many.ts'

const CHIPS = [{ spot: 'red', chips: 2 }]

/** A button that lays chips, and tells what is thrown. */
function Press({ onFault }: { readonly onFault: (fault: unknown) => void }) {
  const layMany = useLayMany()
  const press = () => {
    try {
      layMany(CHIPS)
    } catch (fault) {
      onFault(fault)
    }
  }
  return (
    <button type="button" onClick={press}>
      lay
    </button>
  )
}

test('several chips go to the page that gives the context', async () => {
  const [layMany, onFault] = [vi.fn(), vi.fn()]
  await render(
    <LayManyContext value={layMany}>
      <Press {...{ onFault }} />
    </LayManyContext>,
  )
  await page.getByRole('button').click()
  expect(layMany.mock.calls).toEqual([[CHIPS]])
  expect(onFault).not.toHaveBeenCalled()
})

test('without a page that gives the context, laying several chips throws', async () => {
  const onFault = vi.fn()
  await render(<Press {...{ onFault }} />)
  await page.getByRole('button').click()
  expect(String(onFault.mock.calls[0]?.[0])).toContain('no provider')
})
