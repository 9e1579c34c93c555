import { useLingui } from '@lingui/react'
import { RollingMoney } from '@sanuk/ui/rolling-number'
import { useEffect, useState } from 'react'
import { useClockOffset } from '../../brand/use-clock-offset.ts'
import { useCurrency } from '../../brand/use-currency.ts'
import { demoJackpot, TICK_MS } from './demo-jackpot.ts'
import styles from './jackpot.module.css'

/** The counter of a demo brand without a pool: a sample, and named so. It moves too often to be read aloud. */
export function JackpotCounter() {
  const { _ } = useLingui()
  const currency = useCurrency()
  const offset = useClockOffset()
  const [value, setValue] = useState(() => demoJackpot(Date.now() + offset))
  useEffect(() => {
    const timer = setInterval(() => setValue(demoJackpot(Date.now() + offset)), TICK_MS)
    return () => clearInterval(timer)
  }, [offset])
  return (
    <section className={styles.board} aria-label={_('lobby.jackpot.sample')}>
      <h2 className={styles.name}>{_('lobby.jackpot.sample')}</h2>
      <p className={styles.value} aria-hidden="true">
        <RollingMoney amount={value} currency={currency} />
      </p>
      <p className={styles.note}>{_('lobby.jackpot.demo')}</p>
    </section>
  )
}
