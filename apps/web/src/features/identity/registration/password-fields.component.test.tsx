import type { RegistrationField } from '@sanuk/contracts/registration-rules'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { PasswordFields } from './password-fields.tsx'

const RULE: RegistrationField = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 8,
  maxLength: 64,
}

function NewPassword() {
  const form = useForm({ mode: 'onTouched', defaultValues: { password: '', confirmPassword: '' } })
  return (
    <FormProvider {...form}>
      <PasswordFields rule={RULE} username="nok_88" />
    </FormProvider>
  )
}

test('PasswordFields: the repetition has no error before it was left, and follows the password afterwards', async () => {
  await renderOnSite(<NewPassword />, { rooms: ['identity', 'field'] })
  const password = page.getByLabelText(say('identity.password'), { exact: true })
  const again = page.getByLabelText(say('identity.password.again'), { exact: true })
  await password.fill('elephants on a tuesday')
  await again.click()
  await password.click()
  await userEvent.keyboard('{End}!')
  await again.fill('elephants on a tuesday!')
  await expect.element(again).not.toHaveAttribute('aria-invalid')
  await password.fill('elephants on a monday')
  await expect.element(again).toHaveAccessibleDescription(say('field.must_match'))
})

test('PasswordFields: leaving the password shows nothing wrong with its repetition', async () => {
  await renderOnSite(<NewPassword />, { rooms: ['identity', 'field'] })
  const password = page.getByLabelText(say('identity.password'), { exact: true })
  const again = page.getByLabelText(say('identity.password.again'), { exact: true })
  await password.fill('short')
  await userEvent.tab()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('elephants on a tuesday')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  await expect.element(again).not.toHaveAttribute('aria-invalid')
})
