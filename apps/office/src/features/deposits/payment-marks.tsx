import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import styles from '../../components/desk/desk.module.css'
import type { Payment } from './deposits.ts'

const LOOKS = { credited: 'good', held_for_review: 'luck', returning: 'plain', returned: 'plain' } as const

/** How a payment stands, why it was held, and who is needed. */
export function PaymentMarks({ payment }: { readonly payment: Payment }) {
  const { _ } = useLingui()
  const { result, heldBecause, overdue, needsTwo, proposed } = payment
  return (
    <span className={styles.marks}>
      <Badge look={LOOKS[result]}>{_(`office-cashier.result.${result}`)}</Badge>
      {heldBecause && <Badge>{_(`office-cashier.held.${heldBecause}`)}</Badge>}
      {overdue && <Badge look="bad">{_('office-cashier.overdue')}</Badge>}
      {needsTwo && !proposed && <Badge>{_('office-cashier.two')}</Badge>}
      {proposed && <Badge>{_('office-cashier.proposed')}</Badge>}
    </span>
  )
}
