import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { HandCoins } from 'lucide-react'

/** Stands where an agent has no salary, and says who agrees on one. */
export function NoContract() {
  const { _ } = useLingui()
  return (
    <EmptyState icon={<HandCoins />} title={_('agent-salary.none')}>
      {_('agent-salary.none.note')}
    </EmptyState>
  )
}
