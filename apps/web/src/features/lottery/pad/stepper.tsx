import { useLingui } from '@lingui/react'
import { WholeNumberInput } from '@sanuk/ui/whole-number-input'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import styles from './stepper.module.css'

type StepperProps = {
  /** What is counted. */
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  /** Behind the number. */
  readonly suffix?: string
  readonly onChange: (value: number) => void
}

/** A whole number to be typed or stepped through. What is out of range becomes the nearest that is not. */
export function Stepper({ label, value, least = 1, most, suffix, onChange }: StepperProps) {
  const { _ } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const within = (count: number) => Math.min(most, Math.max(least, Math.floor(count) || least))
  const step = (by: number) => {
    setTyped(null)
    onChange(within(value + by))
  }
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label={_('lottery.less', { what: label })}
        disabled={value <= least}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <span className={styles.number}>
        <WholeNumberInput
          className={styles.input}
          aria-label={label}
          min={least}
          max={most}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value !== '') onChange(within(Number(target.value)))
          }}
          onBlur={() => setTyped(null)}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={_('lottery.more', { what: label })}
        disabled={value >= most}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  )
}
