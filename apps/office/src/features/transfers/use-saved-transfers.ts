import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { Transfer } from './office-transfers.ts'

/** A transfer in a file. */
export function useSavedTransfers(): readonly SavedColumn<Transfer>[] {
  const { _ } = useLingui()
  return [
    { header: _('office.username'), text: ({ username }) => username },
    { header: _('office.state'), text: ({ state }) => _(`office-transfers.state.${state}`) },
    { header: _('office-transfers.vendor'), text: ({ vendorName }) => vendorName },
    {
      header: _('office-transfers.direction'),
      text: ({ direction, vendorName }) => _(`office-transfers.direction.${direction}`, { vendor: vendorName }),
    },
    { header: _('office-transfers.amount'), text: ({ amount }) => amount ?? '' },
    { header: _('office-transfers.currency'), text: ({ currency }) => currency },
    { header: _('office-transfers.since'), text: ({ requestedAt }) => requestedAt },
    { header: _('office-transfers.questions'), text: ({ questions }) => String(questions) },
    { header: _('office-transfers.fault'), text: ({ reason, lastFault }) => reason ?? lastFault ?? '' },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
