import { useLingui } from '@lingui/react'
import { writeLongDay } from '../../../components/records/written-days.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { useLanguage } from '../../../language/language.ts'
import { type Agreement, hasConditions, highestRate } from './contract-tiers.ts'
import styles from './terms.module.css'
import { TierTable } from './tier-table.tsx'

type NextContractProps = {
  readonly next: Agreement
  /** Says that the contract ends before a day. */
  readonly ends: (day: string) => string
}

/** What holds from a later day on. Words: `agent-salary`, and those of `TierTable`. */
export function NextContract({ next: { tiers, from }, ends }: NextContractProps) {
  const { _ } = useLingui()
  const day = writeLongDay(from, useLanguage())
  if (tiers.length === 0) return <p className={styles.next}>{ends(day)}</p>
  if (!hasConditions(tiers)) {
    return <p className={styles.next}>{_('agent-salary.next.rate', { day, rate: writeRate(highestRate(tiers)) })}</p>
  }
  const label = _('agent-salary.next.tiers', { day })
  return (
    <div className={styles.stack}>
      <p className={styles.next}>{label}</p>
      <TierTable label={label} tiers={tiers} reached={0} />
    </div>
  )
}
