import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Menu, MenuChoices } from './menu.tsx'

const options = [
  { value: 'th', label: 'ไทย', lang: 'th' },
  { value: 'en', label: 'English', lang: 'en' },
]

function Languages() {
  const [language, setLanguage] = useState('th')
  return (
    <>
      <Menu hover trigger={<Button>Language</Button>}>
        <MenuChoices options={options} value={language} onChange={setLanguage} />
      </Menu>
      <p style={{ marginBlockStart: 400 }}>Elsewhere</p>
    </>
  )
}

test('Menu: opens on hover and closes when the pointer leaves', async () => {
  await render(<Languages />)
  await page.getByRole('button', { name: 'Language' }).hover()
  await expect.element(page.getByRole('menu')).toBeVisible()
  // While the menu is open, only it takes the pointer.
  await page.getByText('Elsewhere').hover({ force: true })
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('Menu: can be used by keyboard and checks the chosen option', async () => {
  await render(<Languages />)
  const trigger = page.getByRole('button', { name: 'Language' })
  trigger.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitemradio', { name: 'ไทย' })).toHaveFocus()
  await expect.element(page.getByRole('menuitemradio', { name: 'ไทย' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()

  await trigger.click()
  await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
  await expect.element(page.getByRole('menuitemradio', { name: 'ไทย' })).not.toBeChecked()
})
