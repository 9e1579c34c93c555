import { useLingui } from '@lingui/react'
import { COMMAND_LINE } from '@sanuk/contracts/audit'
import { useLanguage } from '../../language/language.ts'
import { useWordIfAny } from '../../language/use-word-if-any.ts'
import type { AuditEntry } from './audit.ts'
import { type AuditChange, changesOf } from './changes-of.ts'
import { isUuid, useAuditValue } from './use-audit-value.ts'

/** As many changes as a line of the list tells. */
const CHANGES_SHOWN = 3

/** Says an entry in words: who, what to which record, and what is different now. */
export function useAuditWords() {
  const { _ } = useLingui()
  const language = useLanguage()
  const word = useWordIfAny()
  const value = useAuditValue()

  const table = (subject: string): string => word(`audit.table.${subject}`) ?? subject

  /** A step of a path: a column, a part of a structure, or the place in a list. */
  const step = (name: string): string => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1)
    const snake = name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
    return word(`audit.column.${snake}`) ?? word(`office.category.${name}`) ?? word(`operators.power.${name}`) ?? name
  }

  /** The record without its kind: its name, or the parts of its key that say something. */
  const record = (entry: AuditEntry): string => {
    const parts = entry.subjectId.split(' ')
    const said = parts.filter((part) => parts.length === 1 || entry.names[part] || !isUuid(part))
    return said.map((part) => value.name(part, entry)).join(' · ')
  }

  const change = (entry: AuditEntry, { path, before, after }: AuditChange): string => {
    const [was, is] = [value.text(entry, path, before), value.text(entry, path, after)]
    const told = entry.action === 'changed' ? `${was} → ${is}` : entry.action === 'removed' ? was : is
    return `${path.map(step).join(' › ')}: ${told}`
  }

  return {
    table,
    record,
    path: (path: readonly string[]) => path.map(step).join(' › '),
    value: value.text,
    /** All that changed, or the first few. */
    changes: (entry: AuditEntry, shown = CHANGES_SHOWN): string => {
      const all = changesOf(entry).shown
      const told = all.slice(0, shown).map((one) => change(entry, one))
      const more = all.length - told.length
      return [...told, ...(more > 0 ? [_('audit.more', { count: more })] : [])].join('; ')
    },
    action: ({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>): string =>
      (action === 'did' ? word(`audit.did.${subject}`) : null) ?? _(`audit.action.${action}`),
    /** Whose record it is, where it is a member's: their id and username. */
    member: ({ subject, subjectId, names, context, after }: AuditEntry) => {
      const [first = ''] = subjectId.split(' ')
      const id = subject === 'members.member' ? first : (names[first]?.member ?? context?.member ?? after?.member)
      const username = typeof id === 'string' ? names[id]?.text?.[language] : undefined
      return typeof id === 'string' && username ? { id, username } : null
    },
    who: ({ id, username }: { readonly id: string; readonly username: string }): string =>
      id === COMMAND_LINE ? _('audit.command_line') : username,
  }
}
