import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Segmented } from './segmented.tsx'

const options = [
  { value: 'all', label: 'All' },
  { value: 'hot', label: 'Hot' },
  { value: 'recent', label: 'Recent', disabled: true },
]

function Games() {
  const [mode, setMode] = useState('all')
  return <Segmented label="Games" options={options} value={mode} onChange={setMode} />
}

test('Segmented: arrow keys choose among the segments and skip a disabled one', async () => {
  await render(<Games />)
  await expect.element(page.getByRole('group', { name: 'Games' })).toBeVisible()
  page.getByRole('radio', { name: 'All' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Hot' })).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked()
})
