import { useLingui } from '@lingui/react'
import type { listProposals } from '@sanuk/contracts/approvals'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { SavedColumn } from '../../lists/save-list.tsx'

/** A proposal in a file. */
export function useSavedProposals(): readonly SavedColumn<AnswerOf<typeof listProposals>['list'][number]>[] {
  const { _ } = useLingui()
  return [
    { header: _('office.id'), text: ({ id }) => id },
    { header: _('approvals.title'), text: ({ kind, about }) => _(`approvals.kind.${kind}`, { about }) },
    { header: _('office.state'), text: ({ state }) => _(`approvals.state.${state}`) },
    { header: _('approvals.by'), text: ({ proposedBy, proposedAt }) => `${proposedBy.username} ${proposedAt}` },
    {
      header: _('approvals.decided'),
      text: ({ decidedBy, decidedAt }) => (decidedBy ? `${decidedBy.username} ${decidedAt}` : ''),
    },
    { header: _('office.reason'), text: ({ reason }) => reason ?? '' },
  ]
}
