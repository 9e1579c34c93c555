import { commonEra } from '@sanuk/contracts/typed-day'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import styles from './text-input.module.css'
import { WholeNumberInput } from './whole-number-input.tsx'

export type TextInputProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> & {
  /** Before the text, inside the box: a symbol, an icon, a dialling code. */
  prefix?: ReactNode
  /** After the text, inside the box: a unit, a small button. */
  suffix?: ReactNode
  size?: 'medium' | 'large' | undefined
}

/** One line of text; of the type `number` a whole number. `className` goes to the box around it, everything else to the input. */
export function TextInput({ prefix, suffix, size = 'medium', className, onChange, ...rest }: TextInputProps) {
  const field = useFieldControl()
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (DAYS.includes(rest.type ?? '')) readEitherEra(event.target)
    onChange?.(event)
  }
  const Input = rest.type === 'number' ? WholeNumberInput : 'input'
  return (
    <div className={classNames(styles.box, styles[size], className)}>
      {prefix && <span className={styles.aside}>{prefix}</span>}
      <Input {...field} {...rest} onChange={onChange && change} className={styles.input} />
      {suffix && <span className={styles.aside}>{suffix}</span>}
    </div>
  )
}

/** Types whose value is a day or begins with one. */
const DAYS: readonly string[] = ['date', 'datetime-local']

/** A year typed in the Buddhist calendar becomes the one of the common era, in sight of whoever typed it. */
function readEitherEra(input: HTMLInputElement): void {
  const read = commonEra(input.value)
  if (read !== input.value) input.value = read
}
