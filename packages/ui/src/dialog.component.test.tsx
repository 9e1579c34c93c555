import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { usePhone } from './component-page.fixture.ts'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

function Login() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log in</Button>
      <Button>Sign up</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Welcome"
        closeLabel="Close"
        footer={<Button wide>Go on</Button>}
      >
        <Field label="Username">
          <TextInput />
        </Field>
      </Dialog>
    </>
  )
}

test('Dialog: takes the focus, traps it on Tab and returns it when Escape closes the dialog', async () => {
  await render(<Login />)
  const opener = page.getByRole('button', { name: 'Log in' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Welcome' })
  await expect.element(dialog.getByLabelText('Username')).toHaveFocus()

  for (const name of ['Go on', 'Close']) {
    await userEvent.tab()
    await expect.element(dialog.getByRole('button', { name })).toHaveFocus()
  }
  // Behind the last control a guard takes the key and hands the focus on to the first.
  await userEvent.tab()
  await expect.element(dialog.getByLabelText('Username')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()

  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('Dialog: is at the bottom edge of a phone, in full width', async () => {
  await usePhone()
  await render(<Login />)
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBe(innerHeight)
  expect(dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, width: innerWidth })
})

test('Dialog: is vertically centred and 420 px wide on a desktop', async () => {
  await render(<Login />)
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(420)
  const { top, bottom } = dialog.element().getBoundingClientRect()
  expect(top).toBeCloseTo(innerHeight - bottom, 0)
})
