import { useLingui } from '@lingui/react'
import type { SalaryPeriod } from '@sanuk/contracts/agent-salary'
import { Badge } from '@sanuk/ui/badge'

const LOOKS = { running: 'luck', waiting: 'luck', paid: 'good', owing: 'bad', nothing: 'plain' } as const

/** How far the payment of a period is. */
export function SalaryState({ state }: Pick<SalaryPeriod, 'state'>) {
  const { _ } = useLingui()
  return <Badge look={LOOKS[state]}>{_(`agent-salary.state.${state}`)}</Badge>
}
