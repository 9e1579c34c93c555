import { westernDigits } from '@sanuk/money/digits'
import { readMoney } from '@sanuk/money/read-money'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type InputEvent,
  useState,
} from 'react'
import { useControlFault } from './field.tsx'
import { useInputWords } from './input-words.tsx'

/**
 * A whole number as the browser's own field takes it. Browsers drop the comma of a typed or pasted "12,5" and leave 125:
 * here whatever is no whole number is refused, told beside the field, and the digits behind it are refused as well, until
 * something is erased or the field is entered again. Digits of other scripts and separated thousands ("1,200") are read.
 */
export function WholeNumberInput({ onChange, onFocus, ...rest }: ComponentProps<'input'>) {
  const words = useInputWords()
  const [isRefused, setRefused] = useState(false)
  useControlFault(isRefused ? words('whole') : undefined)

  function type(event: InputEvent<HTMLInputElement>) {
    const digits = westernDigits(event.data)
    if (/^\d*$/.test(event.data) && !isRefused) return
    event.preventDefault()
    if (!/^\d+$/.test(digits)) setRefused(true)
    else if (!isRefused) insert(digits)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    const whole = readMoney(event.clipboardData.getData('text').replace(/\s*%\s*$/, ''), 0)
    if (whole === null) setRefused(true)
    else insert(whole)
  }

  return (
    <input
      {...rest}
      type="number"
      inputMode="numeric"
      onBeforeInput={type}
      onPaste={paste}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setRefused(false)
        onChange?.(event)
      }}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        setRefused(false)
        onFocus?.(event)
      }}
    />
  )
}

/** As if it were typed where the caret stands, which a field of numbers tells nobody. */
const insert = (text: string): void => void document.execCommand('insertText', false, text)
