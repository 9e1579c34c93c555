import { jackpots } from '@sanuk/contracts/jackpots'
import { classNames } from '@sanuk/ui/class-names'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useBrand } from '../../brand/use-brand.ts'
import { optionalPart } from '../../components/lazy-part.ts'
import { read } from '../../wire/read.ts'
import { TICK_MS } from './demo-jackpot.ts'
import styles from './jackpot.module.css'

const JackpotCounter = optionalPart(() => import('./jackpot-counter.tsx').then((part) => part.JackpotCounter))

const PoolCounter = optionalPart(() => import('./pool-counter.tsx').then((part) => part.PoolCounter))

/**
 * Where the jackpot stands above the slots: what is in the fullest pool. Where there is none a demo brand shows a sample,
 * and says so; where nobody knows whether there is one, nothing is shown.
 */
export function JackpotPlace() {
  const brand = useBrand()
  const { data, isPending } = useQuery({ ...read(jackpots), refetchInterval: TICK_MS })
  // The server has marked the page of a demo brand: its place is kept before anything is known.
  if (!brand) return <div className={classNames(styles.board, styles.waiting)} />
  if (isPending) return brand.brand.demo ? <div className={styles.board} /> : null
  const pool = data?.list[0]
  if (!data || (!pool && !brand.brand.demo)) return null
  return (
    <Suspense fallback={<div className={styles.board} />}>
      {pool ? <PoolCounter pool={pool} /> : <JackpotCounter />}
    </Suspense>
  )
}
