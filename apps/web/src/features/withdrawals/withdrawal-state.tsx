import { useLingui } from '@lingui/react'
import type { Withdrawal } from '@sanuk/contracts/withdrawals'
import { Badge } from '@sanuk/ui/badge'

const LOOKS = {
  ...({ waiting: 'luck', approved: 'luck', paying: 'luck', partly_paid: 'luck', paid: 'good' } as const),
  ...({ received: 'good', received_automatically: 'good', resolved_received: 'good' } as const),
  ...({ cancelled: 'plain', resolved_refunded: 'plain', rejected: 'bad', disputed: 'bad' } as const),
} as const

/** How a withdrawal stands, in a word. */
export function WithdrawalState({ state }: Pick<Withdrawal, 'state'>) {
  const { _ } = useLingui()
  return <Badge look={LOOKS[state]}>{_(`withdrawals.state.${state}`)}</Badge>
}
