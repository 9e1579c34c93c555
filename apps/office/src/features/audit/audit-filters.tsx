import { useLingui } from '@lingui/react'
import { AUDIT_ACTIONS, COMMAND_LINE } from '@sanuk/contracts/audit'
import { AUDIT_RECORDS } from '@sanuk/contracts/audit-records'
import { listOperators } from '@sanuk/contracts/operators'
import { Button } from '@sanuk/ui/button'
import { Select } from '@sanuk/ui/select'
import { useLanguage } from '../../language/language.ts'
import { choiceFilter, daysFilter, type Narrowing, textFilter } from '../../lists/filter.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useAuditWords } from './use-audit-words.ts'

const NAMES = ['from', 'to', 'operator', 'subject', 'subjectId', 'action', 'text'] as const

/** By what the audit can be narrowed down: text, operator, kind of record, action and days. */
export const AUDIT_FILTERS = [
  textFilter('text', 'audit.search'),
  { names: ['operator' as const], draw: (at: Narrowing) => <Operators key="operator" at={at} /> },
  { names: ['subject' as const, 'subjectId' as const], draw: (at: Narrowing) => <Subjects key="subject" at={at} /> },
  choiceFilter('action', {
    label: 'audit.action',
    any: 'audit.action.any',
    values: AUDIT_ACTIONS,
    word: (action) => `audit.action.${action}`,
  }),
  { names: [], draw: (at: Narrowing) => <Clear key="clear" at={at} /> },
  daysFilter(),
]

type Props = { readonly at: Narrowing }

/** The kinds of records, sorted by what the reader calls them. */
function Subjects({ at }: Props) {
  const { _ } = useLingui()
  const { table } = useAuditWords()
  const language = useLanguage()
  const kinds = Object.keys(AUDIT_RECORDS)
    .map((value) => ({ value, label: table(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <Select
      label={_('audit.subject')}
      value={at.get('subject') ?? ''}
      onChange={(subject) => at.set({ subject, subjectId: undefined })}
      options={[{ value: '', label: _('audit.subject.any') }, ...kinds]}
    />
  )
}

/** For those who may know who works here. */
function Operators({ at }: Props) {
  const { _ } = useLingui()
  const may = useMay()('operators.see')
  const { data } = useAsked({
    key: ['operators', 'all', may],
    ask: async (signal) => (may ? call(listOperators, undefined, signal) : { list: [] }),
  })
  if (!may) return null
  return (
    <Select
      label={_('audit.operator')}
      value={at.get('operator') ?? ''}
      onChange={(operator) => at.set({ operator })}
      options={[
        { value: '', label: _('audit.operator.all') },
        ...(data?.list ?? []).map(({ id, username }) => ({ value: id, label: username })),
        { value: COMMAND_LINE, label: _('audit.command_line') },
      ]}
    />
  )
}

function Clear({ at }: Props) {
  const { _ } = useLingui()
  if (NAMES.every((name) => at.get(name) === undefined)) return null
  return (
    <Button look="outline" onClick={() => at.set(Object.fromEntries(NAMES.map((name) => [name, undefined])))}>
      {_('audit.clear')}
    </Button>
  )
}
