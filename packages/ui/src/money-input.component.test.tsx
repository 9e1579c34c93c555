import { currency } from '@sanuk/money/currency'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chips } from './chips.tsx'
import { Field } from './field.tsx'
import { InputWordsProvider } from './input-words.tsx'
import { MoneyInput } from './money-input.tsx'

/** An amount with one quick amount below it; `data-wire` shows the decimal string that goes out. */
function Amount() {
  const [amount, setAmount] = useState('')
  return (
    <InputWordsProvider words={(what) => `Write it as ${what}`}>
      <Field label="Amount">
        <MoneyInput currency={currency('THB')} value={amount} onChange={setAmount} data-wire={amount} />
      </Field>
      <Chips label="Quick amounts" options={[{ value: '5000', label: '฿5,000' }]} onPick={setAmount} />
    </InputWordsProvider>
  )
}

async function renderAmount() {
  await render(<Amount />)
  const field = page.getByLabelText('Amount', { exact: true })
  const caret = () => (field.element() as HTMLInputElement).selectionStart
  await field.click()
  return { field, caret }
}

test('MoneyInput: shows separators while typing and passes on the plain decimal string', async () => {
  const { field } = await renderAmount()
  await userEvent.keyboard('1234567.5')
  await expect.element(field).toHaveValue('1,234,567.5')
  await expect.element(field).toHaveAttribute('data-wire', '1234567.5')
})

test('MoneyInput: keeps the caret beside the digits that were typed or removed', async () => {
  const { field, caret } = await renderAmount()
  await userEvent.keyboard('1234567.5{Home}98')
  await expect.element(field).toHaveValue('981,234,567.5')
  expect(caret()).toBe(2)
  await userEvent.keyboard('{ArrowRight>3/}{Backspace}{Delete}')
  await expect.element(field).toHaveAttribute('data-wire', '9814567.5')
  await expect.element(field).toHaveValue('9,814,567.5')
})

test('MoneyInput: shows a quick amount with its separators', async () => {
  const { field } = await renderAmount()
  await userEvent.keyboard('12.')
  await page.getByRole('button', { name: '฿5,000' }).click()
  await expect.element(field).toHaveValue('5,000')
  await expect.element(field).toHaveAttribute('data-wire', '5000')
})

test('MoneyInput: reads a decimal comma, and writes the amount its own way when it is left', async () => {
  const { field } = await renderAmount()
  await userEvent.keyboard('5,25')
  await expect.element(field).toHaveAttribute('data-wire', '5.25')
  await userEvent.tab()
  await expect.element(field).toHaveValue('5.25')
})

test('MoneyInput: tells beside the field what was pasted and cannot be read, until it is corrected', async () => {
  const { field } = await renderAmount()
  await field.fill('1.234')
  await expect.element(field).toHaveAttribute('data-wire', '?')
  await expect.element(field).toHaveAccessibleDescription('Write it as amount')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('1.234,50')
  await expect.element(field).toHaveValue('1,234.50')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})
