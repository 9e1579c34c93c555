import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { Paper } from './documents.ts'

/** A document, in a file: whose, of which kind and what became of it. Its pictures never leave the office. */
export function useSavedDocuments(): readonly SavedColumn<Paper>[] {
  const { _ } = useLingui()
  return [
    { header: _('office-documents.member'), text: ({ member }) => member.username },
    { header: _('office-documents.kinds'), text: ({ kind }) => _(`documents.kind.${kind}`) },
    { header: _('office.state'), text: ({ state }) => _(`documents.document.${state}`) },
    { header: _('office-documents.sent'), text: ({ sentAt }) => sentAt },
    { header: _('office-documents.due'), text: ({ dueAt }) => dueAt },
    { header: _('office-documents.claimed'), text: ({ claimedBy }) => claimedBy?.username ?? '' },
    {
      header: _('office-documents.decided'),
      text: ({ decidedBy, decidedAt }) => (decidedBy && decidedAt ? `${decidedBy.username} ${decidedAt}` : ''),
    },
    { header: _('office.reason'), text: ({ reason }) => (reason ? _(`documents.reason.${reason}`) : '') },
    { header: _('office-documents.remark'), text: ({ note }) => note ?? '' },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
