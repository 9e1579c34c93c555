import type { ReactNode } from 'react'
import styles from './chips.module.css'
import { classNames } from './class-names.ts'

export type ChipOption<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean | undefined }

export type ChipsProps<Value extends string> = {
  /** What the chips are for, read out before them. */
  label: string
  options: readonly ChipOption<Value>[]
  /** The chip that is on, if any. */
  value?: Value | undefined
  onPick: (value: Value) => void
  /** `small` for quick amounts and shortcuts beside other things. */
  size?: 'small' | 'medium' | undefined
  className?: string | undefined
}

/** Shortcuts in a row that wraps: quick amounts, kinds of bet, filters. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, options, value, onPick, size = 'medium', className } = props
  return (
    <fieldset className={classNames(styles.chips, styles[size], className)} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          disabled={option.disabled}
          onClick={() => onPick(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
