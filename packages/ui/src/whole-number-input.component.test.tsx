import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'
import { InputWordsProvider } from './input-words.tsx'
import { TextInput } from './text-input.tsx'

/** A whole number; `data-told` shows what the form has of it. */
function Rounds() {
  const [told, setTold] = useState('')
  return (
    <InputWordsProvider words={(what) => `Write it as ${what}`}>
      <Field label="Rounds">
        <TextInput type="number" data-told={told} onChange={(event) => setTold(event.target.value)} />
      </Field>
      <Field label="Text to copy">
        <TextInput />
      </Field>
    </InputWordsProvider>
  )
}

async function renderRounds() {
  await render(<Rounds />)
  const field = page.getByLabelText('Rounds')
  await field.click()
  return field
}

/** Copies a text from another field, as people do, and pastes it. */
async function paste(text: string) {
  await page.getByLabelText('Text to copy').fill(text)
  await page.getByLabelText('Text to copy').click()
  await userEvent.keyboard('{ControlOrMeta>}ac{/ControlOrMeta}')
  await page.getByLabelText('Rounds').click()
  await userEvent.keyboard('{ControlOrMeta>}v{/ControlOrMeta}')
}

test.each(['12,5', '12.5', '12e5', '12-5'])(
  'TextInput: of %s no digit behind the sign is taken, and that is told',
  async (typed) => {
    const field = await renderRounds()
    await userEvent.keyboard(typed)
    await expect.element(field).toHaveAttribute('data-told', '12')
    await expect.element(field).toHaveAccessibleDescription('Write it as whole')
    await userEvent.keyboard('{Backspace}34')
    await expect.element(field).toHaveAttribute('data-told', '134')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
  },
)

test('TextInput: digits of other scripts are read in a whole number', async () => {
  const field = await renderRounds()
  await userEvent.keyboard('๑๒๐')
  await expect.element(field).toHaveAttribute('data-told', '120')
})

test.each([
  ['1,200', '1200'],
  ['1.200.000', '1200000'],
  [' 15 % ', '15'],
  ['๑๕', '15'],
])('TextInput: %j is pasted as the whole number %s', async (text, told) => {
  const field = await renderRounds()
  await paste(text)
  await expect.element(field).toHaveAttribute('data-told', told)
})

test.each(['12,5', '12.5', '-5', 'twelve'])(
  'TextInput: %s is not pasted as a whole number, and that is told',
  async (text) => {
    const field = await renderRounds()
    await paste(text)
    await expect.element(field).toHaveAccessibleDescription('Write it as whole')
    await expect.element(field).toHaveAttribute('data-told', '')
  },
)
