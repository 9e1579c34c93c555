import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  /** Its label. */
  children: ReactNode
}

/** Yes or no, in force when the form is sent. For what takes effect at once use `Switch`. */
export function Checkbox({ className, children, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <span className={styles.box}>
        <input {...rest} type="checkbox" className={styles.input} />
        <Check className={styles.check} />
      </span>
      <span>{children}</span>
    </label>
  )
}
