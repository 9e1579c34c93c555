import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import styles from '../../components/desk/desk.module.css'
import type { Withdrawal } from './withdrawals.ts'

const LOOKS = {
  ...({ waiting: 'luck', approved: 'luck', paying: 'plain', partly_paid: 'luck', paid: 'good' } as const),
  ...({ received: 'good', received_automatically: 'good', resolved_received: 'good' } as const),
  ...({ cancelled: 'plain', resolved_refunded: 'plain', rejected: 'plain', disputed: 'bad' } as const),
} as const

/** How a withdrawal stands, and what is out of the ordinary about it. */
export function WithdrawalMarks({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { _ } = useLingui()
  const { state, overdue, needsTwo, proposed, bankHasIt, bankSilent } = withdrawal
  return (
    <span className={styles.marks}>
      <Badge look={LOOKS[state]}>{_(`office-withdrawals.state.${state}`)}</Badge>
      {overdue && <Badge look="bad">{_('office-withdrawals.overdue')}</Badge>}
      {needsTwo && !proposed && <Badge>{_('office-withdrawals.two')}</Badge>}
      {proposed && <Badge>{_('office-withdrawals.proposed')}</Badge>}
      {bankHasIt && (
        <Badge look={bankSilent ? 'bad' : 'plain'}>
          {_(bankSilent ? 'office-withdrawals.bank_silent' : 'office-withdrawals.at_bank')}
        </Badge>
      )}
    </span>
  )
}
