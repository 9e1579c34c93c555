import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { Segmented } from '@sanuk/ui/segmented'
import { Coins, Handshake } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Agreement } from '../terms/contract-tiers.ts'
import styles from './agreements.module.css'
import { AgreementsView } from './agreements-view.tsx'
import { WaitingAgreements } from './waiting-agreements.tsx'

type WithAgreementsProps = {
  readonly scheme: AgentScheme
  /** What holds for the agent from a later day on. */
  readonly next: Agreement | null | undefined
  /** What the scheme brought. */
  readonly children: ReactNode
}

/** What a scheme brought, and beside it the contracts by which it is paid. */
export function WithAgreements({ scheme, next, children }: WithAgreementsProps) {
  const { _ } = useLingui()
  const [view, setView] = useState<'pay' | 'contracts'>('pay')
  return (
    <>
      <div className={styles.views}>
        <Segmented
          label={_('agent-agreements.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'pay', label: _('agent-agreements.view.pay'), icon: <Coins /> },
            {
              value: 'contracts',
              icon: <Handshake />,
              label: (
                <>
                  {_('agent-agreements.view.contracts')} <WaitingAgreements scheme={scheme} />
                </>
              ),
            },
          ]}
        />
      </div>
      {view === 'pay' ? children : <AgreementsView scheme={scheme} next={next} />}
    </>
  )
}
