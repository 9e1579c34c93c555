import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import styles from '../../components/desk/desk.module.css'
import type { Deposit } from './deposits.ts'

const LOOKS = { waiting: 'luck', credited: 'good', expired: 'plain', cancelled: 'plain', failed: 'bad' } as const

/** How a deposit stands, and what is out of the ordinary about it. */
export function DepositMarks({ deposit: { state, slip, overdue, proposed } }: { readonly deposit: Deposit }) {
  const { _ } = useLingui()
  return (
    <span className={styles.marks}>
      <Badge look={LOOKS[state]}>{_(`office-cashier.state.${state}`)}</Badge>
      {slip?.state === 'waiting' && <Badge look="luck">{_('office-cashier.slip')}</Badge>}
      {overdue && <Badge look="bad">{_('office-cashier.overdue')}</Badge>}
      {proposed && <Badge>{_('office-cashier.proposed')}</Badge>}
    </span>
  )
}
