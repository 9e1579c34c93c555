import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'

/** Whether both sides said the same. */
export function RunResult({ differences }: { differences: number }) {
  const { _ } = useLingui()
  if (differences === 0) return <Badge look="good">{_('reconciliation.same')}</Badge>
  return <Badge look="bad">{_('reconciliation.differs', { differences })}</Badge>
}
