import { TextInput } from '@sanuk/ui/text-input'

type RateInputProps = {
  /** In hundredths of a per cent. */
  readonly value: number
  readonly most: number
  readonly onChange: (hundredths: number) => void
}

/** A rate as people write it, in per cent; the form keeps hundredths of one. */
export function RateInput({ value, most, onChange, ...field }: RateInputProps) {
  return (
    <TextInput
      {...field}
      type="number"
      inputMode="decimal"
      step={0.01}
      min={0}
      max={most / 100}
      suffix="%"
      defaultValue={value / 100}
      onChange={({ target }) => onChange(Math.round(Number(target.value) * 100))}
    />
  )
}
