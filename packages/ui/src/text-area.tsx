import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import styles from './text-area.module.css'

/** Text of several lines; the box grows with what is written, where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  return <textarea {...field} {...rest} rows={rows} className={classNames(styles.area, className)} />
}
