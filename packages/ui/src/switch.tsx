import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './switch.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role' | 'children'> & {
  /** Its label. */
  children: ReactNode
}

/** On or off, in force at once. */
export function Switch({ className, children, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      <span className={styles.label}>{children}</span>
      <span className={styles.track}>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself */}
        <input {...rest} type="checkbox" role="switch" className={styles.input} />
      </span>
    </label>
  )
}
