import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { Redemption } from './points.ts'

/** What a member asks for with points, in a file. Where it goes to stays with whoever sends it. */
export function useSavedRedemptions(): readonly SavedColumn<Redemption>[] {
  const { _ } = useLingui()
  return [
    { header: _('office-points.member'), text: ({ member }) => member.username },
    { header: _('office-points.reward'), text: ({ title, quantity }) => _('office-points.asked', { title, quantity }) },
    { header: _('office-points.points'), text: ({ points }) => String(points) },
    { header: _('office-points.pays'), text: ({ amount }) => amount ?? '' },
    { header: _('office.state'), text: ({ state }) => _(`office-points.state.${state}`) },
    { header: _('office-points.asked_at'), text: ({ askedAt }) => askedAt },
    { header: _('office-points.decided'), text: ({ decidedAt }) => decidedAt ?? '' },
    { header: _('office.reason'), text: ({ reason }) => reason ?? '' },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
