import type { ComponentProps, ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Beside the title: a badge. */
  mark?: ReactNode
  /** At the far end of the title's line: a link or a small button. */
  action?: ReactNode
  /** The heading's rank in the page's outline. */
  level?: 2 | 3 | 4 | undefined
  /** `edge` has no padding: tables, pictures. */
  padding?: 'normal' | 'edge' | undefined
}

/** A raised sheet of paper that holds one subject. */
export function Card({ title, mark, action, level = 2, padding = 'normal', className, children, ...rest }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section {...rest} className={classNames(styles.card, styles[padding], className)}>
      {(title || action) && (
        <div className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {mark}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
