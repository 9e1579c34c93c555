import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import styles from './text-input.module.css'

export type TextInputProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> & {
  /** Before the text, inside the box: a symbol, an icon, a dialling code. */
  prefix?: ReactNode
  /** After the text, inside the box: a unit, a small button. */
  suffix?: ReactNode
  size?: 'medium' | 'large' | undefined
}

/** One line of text. `className` goes to the box around it, everything else to the input. */
export function TextInput({ prefix, suffix, size = 'medium', className, ...rest }: TextInputProps) {
  const field = useFieldControl()
  return (
    <div className={classNames(styles.box, styles[size], className)}>
      {prefix && <span className={styles.aside}>{prefix}</span>}
      <input {...field} {...rest} className={styles.input} />
      {suffix && <span className={styles.aside}>{suffix}</span>}
    </div>
  )
}
