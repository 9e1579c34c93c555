import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ChartPie } from 'lucide-react'

/** Stands where an agent has no dividend, and says who agrees on one. */
export function NoDividend() {
  const { _ } = useLingui()
  return (
    <EmptyState icon={<ChartPie />} title={_('agent-dividend.none')}>
      {_('agent-dividend.none.note')}
    </EmptyState>
  )
}
