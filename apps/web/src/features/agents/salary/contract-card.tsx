import { useLingui } from '@lingui/react'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { Card } from '@sanuk/ui/card'
import { ContractRate } from '../terms/contract-rate.tsx'
import { hasConditions } from '../terms/contract-tiers.ts'
import { MissingToNext } from '../terms/missing-to-next.tsx'
import { NextContract } from '../terms/next-contract.tsx'
import styles from '../terms/terms.module.css'
import { TierTable } from '../terms/tier-table.tsx'
import type { OwnSalary } from './use-salary.ts'

type ContractCardProps = {
  readonly scheme: SalaryScheme
  readonly own: Pick<OwnSalary, 'contract' | 'next' | 'running' | 'missing'>
}

/** What the agent is paid by, from when, how far the team is from the next tier, and what comes next. */
export function ContractCard({ scheme, own: { contract, next, running, missing } }: ContractCardProps) {
  const { _ } = useLingui()
  const tiered = contract !== null && hasConditions(contract.tiers)
  return (
    <Card level={3} title={_('agent-salary.contract')}>
      <div className={styles.stack}>
        <ContractRate
          contract={contract}
          none={_('agent-salary.none')}
          say={(rate, isHighest) =>
            _(isHighest ? 'agent-salary.contract.up_to' : 'agent-salary.contract.rate', { rate })
          }
        />
        {contract && !running && <p className={styles.next}>{_('agent-salary.contract.closed')}</p>}
        {tiered && <TierTable label={_('agent-salary.tiers')} tiers={contract.tiers} reached={running?.tier ?? 0} />}
        {tiered && running && <MissingToNext missing={missing} period={running} />}
        {next && <NextContract next={next} ends={(day) => _('agent-salary.next.ends', { day })} />}
        {contract ? (
          <p className={styles.note}>
            {_(`agent-salary.paid_when.${scheme}`)} {tiered && `${_('agent-salary.tiers.note')} `}
            {_('agent-salary.contract.note')}
          </p>
        ) : (
          <p className={styles.note}>{_('agent-salary.none.note')}</p>
        )}
      </div>
    </Card>
  )
}
