import type { Fact } from '@sanuk/ui/facts'
import { ArrowRight } from 'lucide-react'
import styles from './compared-facts.module.css'

/** A fact with what it is by, so that two can be told apart. */
export type Told = Fact & { readonly by: string }

/** What would be, and beside what changes what was before. */
export function compared(before: readonly Told[] | null, after: readonly Told[]): Fact[] {
  return after.map(({ by, ...fact }) => {
    const was = before?.find(({ name }) => name === fact.name)
    if (!was || was.by === by) return fact
    return {
      ...fact,
      value: (
        <span className={styles.change}>
          <del className={styles.before}>{was.value}</del>
          <ArrowRight className={styles.arrow} aria-hidden />
          <ins className={styles.after}>{fact.value}</ins>
        </span>
      ),
    }
  })
}
