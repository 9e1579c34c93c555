import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { AuditEntry } from './audit.ts'
import { useAuditWords } from './use-audit-words.ts'

/** An entry in a file, in the words of the screen, with all that changed. */
export function useSavedEntries(): readonly SavedColumn<AuditEntry>[] {
  const { _ } = useLingui()
  const words = useAuditWords()
  return [
    { header: _('office.id'), text: ({ id }) => id },
    { header: _('audit.at'), text: ({ at }) => at },
    { header: _('audit.operator'), text: ({ operator }) => words.who(operator) },
    { header: _('audit.action'), text: words.action },
    { header: _('audit.subject'), text: ({ subject }) => words.table(subject) },
    { header: _('audit.record'), text: words.record },
    { header: _('audit.member'), text: (entry) => words.member(entry)?.username ?? '' },
    { header: _('audit.what'), text: (entry) => words.changes(entry, Number.POSITIVE_INFINITY) },
  ]
}
