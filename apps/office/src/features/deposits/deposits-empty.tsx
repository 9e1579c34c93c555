import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ArrowDownToLine } from 'lucide-react'

/** Where nothing came. */
export function DepositsEmpty() {
  const { _ } = useLingui()
  return (
    <EmptyState icon={<ArrowDownToLine />} title={_('office-cashier.empty')}>
      {_('office-cashier.empty.note')}
    </EmptyState>
  )
}
