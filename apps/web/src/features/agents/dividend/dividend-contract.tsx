import { useLingui } from '@lingui/react'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import { Card } from '@sanuk/ui/card'
import { ContractRate } from '../terms/contract-rate.tsx'
import { NextContract } from '../terms/next-contract.tsx'
import styles from '../terms/terms.module.css'
import dividend from './dividend.module.css'
import { DividendTiers } from './dividend-tiers.tsx'
import type { OwnDividends } from './use-dividend.ts'

type DividendContractProps = {
  readonly scheme: DividendScheme
  readonly own: Pick<OwnDividends, 'contract' | 'next' | 'running' | 'missing' | 'way' | 'carry'>
}

/** What the agent is paid by, from when, how the loss counts, what is missing to the next tier, and what comes next. */
export function DividendContract({ scheme, own }: DividendContractProps) {
  const { _ } = useLingui()
  const { contract, next, running } = own
  return (
    <Card level={3} title={_('agent-dividend.contract')}>
      <div className={styles.stack}>
        <ContractRate
          contract={contract}
          none={_('agent-dividend.none')}
          say={(rate, isHighest) =>
            _(isHighest ? 'agent-dividend.contract.up_to' : 'agent-dividend.contract.rate', { rate })
          }
        />
        {contract && !running && <p className={styles.next}>{_('agent-dividend.contract.closed')}</p>}
        {contract && <DividendTiers tiers={contract.tiers} bill={running} missing={own.missing} />}
        {next && <NextContract next={next} ends={(day) => _('agent-dividend.next.ends', { day })} />}
        {contract ? (
          <ul className={dividend.notes}>
            <li>{_(`agent-dividend.paid_when.${scheme}`)}</li>
            <li>{_(`agent-dividend.way.${own.way}`)}</li>
            <li>{_(`agent-dividend.carry.${own.carry}`)}</li>
            <li>{_('agent-dividend.contract.note')}</li>
          </ul>
        ) : (
          <p className={styles.note}>{_('agent-dividend.none.note')}</p>
        )}
      </div>
    </Card>
  )
}
