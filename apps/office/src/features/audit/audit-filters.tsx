import { useLingui } from '@lingui/react'
import { AUDIT_ACTIONS, COMMAND_LINE } from '@sanuk/contracts/audit'
import { AUDIT_RECORDS } from '@sanuk/contracts/audit-records'
import { listOperators } from '@sanuk/contracts/operators'
import { Button } from '@sanuk/ui/button'
import { Select } from '@sanuk/ui/select'
import { DayFields } from '../../components/day-fields.tsx'
import { useLanguage } from '../../language/language.ts'
import { PausedSearch } from '../../lists/paused-search.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './audit.module.css'
import { useAuditFilter } from './use-audit-filter.ts'
import { useAuditWords } from './use-audit-words.ts'

/** By what the audit can be narrowed down: days, operator, kind of record, action and text. */
export function AuditFilters() {
  const { _ } = useLingui()
  const { filter, narrow, clear } = useAuditFilter()
  const { table } = useAuditWords()
  const language = useLanguage()
  const kinds = Object.keys(AUDIT_RECORDS)
    .map((value) => ({ value, label: table(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <PausedSearch label={_('audit.search')} text={filter.text ?? ''} onSearch={(text) => narrow({ text })} />
      </div>
      <DayFields value={filter} onChange={narrow} />
      <Operators />
      <Select
        label={_('audit.subject')}
        value={filter.subject ?? ''}
        onChange={(subject) => narrow({ subject, subjectId: '' })}
        options={[{ value: '', label: _('audit.subject.any') }, ...kinds]}
      />
      <Select
        label={_('audit.action')}
        value={filter.action ?? ''}
        onChange={(action) => narrow({ action })}
        options={[
          { value: '', label: _('audit.action.any') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: _(`audit.action.${value}`) })),
        ]}
      />
      {Object.keys(filter).length > 0 && (
        <Button look="outline" onClick={clear}>
          {_('audit.clear')}
        </Button>
      )}
    </div>
  )
}

/** For those who may know who works here. */
function Operators() {
  const { _ } = useLingui()
  const { filter, narrow } = useAuditFilter()
  const may = useMay()('operators.see')
  const { data } = useAsked({
    key: ['operators', 'all', may],
    ask: async (signal) => (may ? call(listOperators, undefined, signal) : { list: [] }),
  })
  if (!may) return null
  return (
    <Select
      label={_('audit.operator')}
      value={filter.operator ?? ''}
      onChange={(operator) => narrow({ operator })}
      options={[
        { value: '', label: _('audit.operator.all') },
        ...(data?.list ?? []).map(({ id, username }) => ({ value: id, label: username })),
        { value: COMMAND_LINE, label: _('audit.command_line') },
      ]}
    />
  )
}
