import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { writeLongDay } from '../../../components/records/written-days.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { useLanguage } from '../../../language/language.ts'
import styles from './salary.module.css'
import type { OwnSalary } from './use-salary.ts'

/** What the agent is paid by, from when, and what comes next. */
export function ContractCard({ contract, next }: Pick<OwnSalary, 'contract' | 'next'>) {
  const { _ } = useLingui()
  const language = useLanguage()
  return (
    <Card level={3} title={_('agent-salary.contract')}>
      <p className={styles.contract}>
        {contract ? (
          <>
            <b className={styles.rate}>{_('agent-salary.contract.rate', { rate: writeRate(contract.rate) })}</b>{' '}
            <span className={styles.note}>
              {_('agent-salary.contract.since', { day: writeLongDay(contract.from, language) })}
            </span>
          </>
        ) : (
          <b className={styles.rate}>{_('agent-salary.none')}</b>
        )}
      </p>
      {next && (
        <p className={styles.next}>
          {next.rate > 0
            ? _('agent-salary.next.rate', { day: writeLongDay(next.from, language), rate: writeRate(next.rate) })
            : _('agent-salary.next.ends', { day: writeLongDay(next.from, language) })}
        </p>
      )}
      <p className={styles.note}>{_(contract ? 'agent-salary.contract.note' : 'agent-salary.none.note')}</p>
    </Card>
  )
}
