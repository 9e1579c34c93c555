import { type ChangeEvent, useState } from 'react'
import { useControlFault } from './field.tsx'
import { useInputWords } from './input-words.tsx'
import { retypeMoney, separate, UNREADABLE, wireValue } from './money-typing.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type DecimalInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** A decimal string ("1234.5"), or empty; `?` is what cannot be read. */
  value: string
  onChange: (value: string) => void
  /** As many as it takes. */
  decimals: number
}

/**
 * A decimal number with thousands separators, typed or pasted as people write it; a decimal string goes out. What it
 * cannot read stays where it is, goes out as `?`, which is refused wherever money is expected, and is told beside the
 * field: at once where it was pasted, else when the field is left.
 */
export function DecimalInput({ value, onChange, onBlur, decimals, ...rest }: DecimalInputProps) {
  const words = useInputWords()
  const [typed, setTyped] = useState('')
  const [isTold, setTold] = useState(false)
  // What was typed stands ("1,234.") until a value comes from outside, such as a quick amount.
  const shown = wireValue(typed, decimals) === value ? typed : separate(value)
  const isUnreadable = value === UNREADABLE
  useControlFault(isUnreadable && isTold ? words(decimals > 0 ? 'amount' : 'whole') : undefined)

  function edit(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const caret = input.selectionStart ?? input.value.length
    const forward = event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType === 'deleteContentForward'
    const next = retypeMoney(shown, { text: input.value, caret, forward }, decimals)
    // Written before React renders the same text, so that the caret stays where it belongs.
    input.value = next.shown
    input.setSelectionRange(next.caret, next.caret)
    setTyped(next.shown)
    setTold(Math.abs(next.shown.length - shown.length) > 1)
    if (next.value !== value) onChange(next.value)
  }

  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={shown}
      onChange={edit}
      onBlur={(event) => {
        if (!isUnreadable) setTyped(separate(value))
        setTold(true)
        onBlur?.(event)
      }}
    />
  )
}
