import type { Currency } from '@sanuk/money/currency'
import { type ChangeEvent, useState } from 'react'
import { retypeMoney, separate, wireValue } from './money-typing.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** Wire money ("1234.5"), or empty. */
  value: string
  onChange: (value: string) => void
  /** Its symbol stands in front, its decimals are as many as can be typed. */
  currency: Currency
}

/** An amount with thousands separators while it is typed; a decimal string goes out. */
export function MoneyInput({ value, onChange, onBlur, currency, ...rest }: MoneyInputProps) {
  const [typed, setTyped] = useState('')
  // What was typed stands ("1,234.") until a value comes from outside, such as a quick amount.
  const shown = wireValue(typed) === value ? typed : separate(value)

  function edit(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const caret = input.selectionStart ?? input.value.length
    const forward = event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'deleteContentForward'
    const next = retypeMoney(shown, { text: input.value, caret, forward }, currency.decimals)
    // Written before React renders the same text, so that the caret stays where it belongs.
    input.value = next.shown
    input.setSelectionRange(next.caret, next.caret)
    setTyped(next.shown)
    if (next.value !== value) onChange(next.value)
  }

  return (
    <TextInput
      prefix={currency.symbol}
      autoComplete="off"
      {...rest}
      inputMode={currency.decimals > 0 ? 'decimal' : 'numeric'}
      value={shown}
      onChange={edit}
      onBlur={(event) => {
        setTyped(separate(value))
        onBlur?.(event)
      }}
    />
  )
}
