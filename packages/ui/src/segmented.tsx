import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './segmented.module.css'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean | undefined
}

export type SegmentedProps<Value extends string> = {
  /** What is chosen here, read out before the options. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Options share the width. */
  wide?: boolean | undefined
  className?: string | undefined
}

/** One of a few, all in sight. A radio group: arrow keys move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, wide = false, className } = props
  const name = useId()
  return (
    <fieldset className={classNames(styles.track, wide && styles.wide, className)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
