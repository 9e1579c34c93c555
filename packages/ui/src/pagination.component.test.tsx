import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Pagination } from './pagination.tsx'

const words = {
  label: 'Pages',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: (number: number) => `Page ${number}`,
}

function Pages() {
  const [current, setCurrent] = useState(1)
  return <Pagination words={words} page={current} pages={12} onChange={setCurrent} />
}

test('Pagination: disables First and Previous on the first page, Next and Last on the last', async () => {
  await render(<Pages />)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  for (const name of ['First', 'Previous']) await expect.element(button(name)).toBeDisabled()
  for (const name of ['Next', 'Last']) await expect.element(button(name)).toBeEnabled()

  await button('Next').click()
  await expect.element(button('Page 2')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('Page 1')).not.toHaveAttribute('aria-current')

  await button('Last').click()
  await expect.element(button('Page 12')).toHaveAttribute('aria-current', 'page')
  for (const name of ['Next', 'Last']) await expect.element(button(name)).toBeDisabled()
  for (const name of ['First', 'Previous']) await expect.element(button(name)).toBeEnabled()
})
