import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from './text-input.tsx'

const words = { show: 'Show password', hide: 'Hide password' }

test('Field: an error replaces the hint, describes the control and marks it as invalid', async () => {
  const field = (error: string) => (
    <Field label="New password" hint="8 characters or more" error={error}>
      <PasswordInput words={words} />
    </Field>
  )
  const { rerender } = await render(field(''))
  const control = page.getByRole('textbox', { name: 'New password' })
  const input = page.getByLabelText('New password', { exact: true })
  await expect.element(input).toHaveAccessibleDescription('8 characters or more')
  await expect.element(input).not.toHaveAttribute('aria-invalid')

  await rerender(field('At least 8 characters'))
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('At least 8 characters')
  await expect.element(page.getByText('8 characters or more', { exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(control).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})

test('Field: two fields with the same label keep their own hints', async () => {
  await render(
    <>
      <Field label="Username" hint="6–12 letters">
        <TextInput />
      </Field>
      <Field label="Username" hint="fixed">
        <TextInput disabled />
      </Field>
    </>,
  )
  const inputs = page.getByRole('textbox', { name: 'Username' })
  await expect.element(inputs.nth(0)).toHaveAccessibleDescription('6–12 letters')
  await expect.element(inputs.nth(1)).toHaveAccessibleDescription('fixed')
})

test('TextInput: a day typed in the Buddhist calendar becomes the one of the common era', async () => {
  await render(
    <Field label="Birthday">
      <TextInput type="date" onChange={({ target }) => target.setAttribute('data-sent', target.value)} />
    </Field>,
  )
  const input = page.getByLabelText('Birthday')
  await input.fill('2540-05-01')
  await expect.element(input).toHaveValue('1997-05-01')
  await expect.element(input).toHaveAttribute('data-sent', '1997-05-01')
})
