import { classNames } from '@sanuk/ui/class-names'
import { Suspense } from 'react'
import { useBrand } from '../../brand/use-brand.ts'
import { optionalPart } from '../../components/lazy-part.ts'
import styles from './jackpot.module.css'

const JackpotCounter = optionalPart(() => import('./jackpot-counter.tsx').then((part) => part.JackpotCounter))

/** Where the jackpot stands above the slots. No vendor here has a pool: only a demo brand has something to show. */
export function JackpotPlace() {
  const brand = useBrand()
  // The server has marked the page of a demo brand: its place is kept before anything is known.
  if (!brand) return <div className={classNames(styles.board, styles.waiting)} />
  if (!brand.brand.demo) return null
  return (
    <Suspense fallback={<div className={styles.board} />}>
      <JackpotCounter />
    </Suspense>
  )
}
