import { useLingui } from '@lingui/react'
import type { Application } from '@sanuk/contracts/office-activities'
import type { SavedColumn } from '../../lists/save-list.tsx'

/** What a member applied for, in a file. */
export function useSavedApplications(): readonly SavedColumn<Application>[] {
  const { _ } = useLingui()
  return [
    { header: _('office-activities.name'), text: ({ activity }) => activity.name },
    { header: _('office-activities.member'), text: ({ member }) => member.username },
    { header: _('office.state'), text: ({ state }) => _(`office-activities.state.${state}`) },
    { header: _('office-activities.amount'), text: ({ amount }) => amount ?? '' },
    { header: _('office-activities.applied'), text: ({ appliedAt }) => appliedAt },
    { header: _('office-activities.operator'), text: ({ operator }) => operator ?? '' },
    { header: _('office-activities.decided'), text: ({ decidedAt }) => decidedAt ?? '' },
    { header: _('office-activities.reason'), text: ({ reason }) => reason ?? '' },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
