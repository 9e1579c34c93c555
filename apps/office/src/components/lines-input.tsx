import { useFieldControl } from '@sanuk/ui/field'
import type { ComponentProps } from 'react'
import styles from './lines-input.module.css'

/** Several lines of text for machines, such as ranges of addresses or a key. */
export function LinesInput(props: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  return <textarea spellCheck={false} autoComplete="off" {...field} {...props} className={styles.lines} />
}
