import { MONEY_PATTERN } from '@sanuk/money/amount'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'

/** So long after the last figure the amount is asked for. */
const PAUSE_MS = 300

type AmountFilterProps = {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (amount: string | undefined) => void
}

/** An end of a range of amounts, once the typing pauses; what is no amount narrows nothing. */
export function AmountFilter({ label, value, onChange }: AmountFilterProps) {
  const currency = useCurrency()
  const [typed, setTyped] = useState(value ?? '')
  const change = useEffectEvent(onChange)
  const wanted = MONEY_PATTERN.test(typed) ? typed : undefined

  // The filters were cleared elsewhere.
  useEffect(() => {
    if (value === undefined) setTyped('')
  }, [value])

  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => change(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, value])

  return (
    <Field label={label}>
      <MoneyInput currency={currency} value={typed} onChange={setTyped} />
    </Field>
  )
}
