import { useLingui } from '@lingui/react'
import { writeLongDay } from '../../../components/records/written-days.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { useLanguage } from '../../../language/language.ts'
import { type Agreement, highestRate } from './contract-tiers.ts'
import styles from './terms.module.css'

type ContractRateProps = {
  readonly contract: Agreement | null
  /** What is said where there is no contract. */
  readonly none: string
  /** Says what the rate is a part of; `isHighest` where there are lower ones. */
  readonly say: (rate: string, isHighest: boolean) => string
}

/** The rate of a contract in one line, and since when it holds. Words: `agent-salary`. */
export function ContractRate({ contract, none, say }: ContractRateProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  if (!contract) return <b className={styles.rate}>{none}</b>
  return (
    <p className={styles.contract}>
      <b className={styles.rate}>{say(writeRate(highestRate(contract.tiers)), contract.tiers.length > 1)}</b>{' '}
      <span className={styles.note}>
        {_('agent-salary.contract.since', { day: writeLongDay(contract.from, language) })}
      </span>
    </p>
  )
}
