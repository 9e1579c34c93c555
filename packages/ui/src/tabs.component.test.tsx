import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

const tabs = [
  { value: 'username', label: 'Username', panel: 'Log in with username and password' },
  { value: 'sms', label: 'Mobile', panel: 'Log in with a code by SMS' },
]

function LoginTabs() {
  const [tab, setTab] = useState('username')
  return <Tabs label="Way to log in" tabs={tabs} value={tab} onChange={setTab} />
}

test('Tabs: arrow keys choose among the tabs, and only the chosen panel is rendered', async () => {
  await render(<LoginTabs />)
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Log in with username and password')
  page.getByRole('tab', { name: 'Username' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Mobile' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Mobile' })).toHaveTextContent('Log in with a code by SMS')
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
})
