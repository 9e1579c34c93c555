import { useLingui } from '@lingui/react'
import type { SalaryDay } from '@sanuk/contracts/agent-salary'
import { Badge } from '@sanuk/ui/badge'

const LOOKS = { running: 'luck', waiting: 'luck', paid: 'good', owing: 'bad', nothing: 'plain' } as const

/** How far the payment of a day is. */
export function SalaryState({ state }: Pick<SalaryDay, 'state'>) {
  const { _ } = useLingui()
  return <Badge look={LOOKS[state]}>{_(`agent-salary.state.${state}`)}</Badge>
}
