import { DecimalInput } from '@sanuk/ui/decimal-input'
import { UNREADABLE } from '@sanuk/ui/money-typing'
import { useState } from 'react'

type RateInputProps = {
  /** In hundredths of a per cent. */
  readonly value: number
  /** Not a number where none stands there. */
  readonly onChange: (hundredths: number) => void
}

/** A rate as people write it, in per cent; the form keeps hundredths of one. */
export function RateInput({ value, onChange }: RateInputProps) {
  const [percent, setPercent] = useState(Number.isNaN(value) ? '' : String(value / 100))

  function change(next: string) {
    setPercent(next)
    onChange(next === '' || next === UNREADABLE ? Number.NaN : Math.round(Number(next) * 100))
  }
  return <DecimalInput value={percent} onChange={change} decimals={2} suffix="%" />
}
