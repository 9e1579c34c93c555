import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { Deed } from './audit-page.tsx'
import { useAuditWords } from './use-audit-words.ts'

/** A deed in a file, with what was before and came after as JSON. */
export function useSavedDeeds(): readonly SavedColumn<Deed>[] {
  const { _ } = useLingui()
  const { table, who } = useAuditWords()
  const json = (version: Deed['before']) => (version === null ? '' : JSON.stringify(version))
  return [
    { header: _('office.id'), text: ({ id }) => id },
    { header: _('audit.at'), text: ({ at }) => at },
    { header: _('audit.operator'), text: ({ operator }) => who(operator) },
    { header: _('audit.verb'), text: ({ verb }) => _(`audit.verb.${verb}`) },
    { header: _('audit.subject'), text: ({ subject, subjectId }) => `${table(subject)} ${subjectId}` },
    { header: _('audit.call'), text: (deed) => deed.call },
    { header: _('audit.before'), text: ({ before }) => json(before) },
    { header: _('audit.after'), text: ({ after }) => json(after) },
  ]
}
