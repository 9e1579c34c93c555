import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from './text-input.tsx'

const words = { show: 'Show password', hide: 'Hide password' }

test('an error describes its control and marks it as invalid, in place of the hint', async () => {
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

test('hints of two fields with the same label do not mix', async () => {
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
