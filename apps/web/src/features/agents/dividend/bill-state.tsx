import { useLingui } from '@lingui/react'
import type { DividendBill } from '@sanuk/contracts/agent-dividend'
import { Badge } from '@sanuk/ui/badge'

const LOOKS = {
  running: 'luck',
  waiting: 'luck',
  approved: 'good',
  paid: 'good',
  denied: 'bad',
  owing: 'bad',
  nothing: 'plain',
} as const

/** How far a dividend is: whether it is an estimate, approved, paid. */
export function BillState({ state }: Pick<DividendBill, 'state'>) {
  const { _ } = useLingui()
  return <Badge look={LOOKS[state]}>{_(`agent-dividend.state.${state}`)}</Badge>
}
