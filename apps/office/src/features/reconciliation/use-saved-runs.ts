import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { RunLine } from './reconciliation.ts'

/** A comparison with a vendor's statement, in a file. */
export function useSavedRuns(): readonly SavedColumn<RunLine>[] {
  const { _ } = useLingui()
  return [
    { header: _('reconciliation.vendor'), text: ({ vendor }) => vendor },
    { header: _('reconciliation.day'), text: ({ day }) => day },
    { header: _('reconciliation.zone'), text: ({ timeZone }) => timeZone },
    { header: _('reconciliation.result'), text: ({ differences }) => String(differences) },
    { header: _('reconciliation.lines'), text: ({ lines }) => String(lines) },
    { header: _('reconciliation.made'), text: ({ madeAt }) => madeAt },
    { header: _('reconciliation.made_by'), text: ({ madeBy }) => madeBy },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
