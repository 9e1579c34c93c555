import { DecimalInput } from '@sanuk/ui/decimal-input'
import { UNREADABLE } from '@sanuk/ui/money-typing'
import { useState } from 'react'

type RateInputProps = {
  /** In hundredths of a per cent; not a number where none stands there. */
  readonly value: number
  /** Not a number where none stands there. */
  readonly onChange: (hundredths: number) => void
  /** Called instead where the rate is cleared; it may be left out then. */
  readonly onClear?: () => void
}

/** A rate as people write it, in per cent; the form keeps hundredths of one. */
export function RateInput({ value, onChange, onClear }: RateInputProps) {
  const [percent, setPercent] = useState(Number.isNaN(value) ? '' : String(value / 100))

  function change(next: string) {
    setPercent(next)
    if (next === '' && onClear) onClear()
    else onChange(next === '' || next === UNREADABLE ? Number.NaN : Math.round(Number(next) * 100))
  }
  return <DecimalInput value={percent} onChange={change} decimals={2} suffix="%" />
}
