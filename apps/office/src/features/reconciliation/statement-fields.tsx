import { useLingui } from '@lingui/react'
import { listVendors } from '@sanuk/contracts/office-vendors'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { FileFaults, FileInput } from '../../components/file-input.tsx'
import { FormFault } from '../../components/form-fault.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './reconciliation.module.css'
import type { StatementFaults, StatementForm } from './statement-form.ts'

type StatementFieldsProps = {
  form: StatementForm
  faults: StatementFaults
  busy: boolean
  onChange: (form: StatementForm) => void
}

/** Whose statement it is, of which day, and the file. */
export function StatementFields({ form, faults, busy, onChange }: StatementFieldsProps) {
  const { _ } = useLingui()
  const { data, error } = useAsked({
    key: ['vendors', 'all'],
    ask: (signal) => call(listVendors, undefined, signal),
  })
  // The platform sends itself no statements.
  const others = data?.list.filter(({ wallet }) => wallet !== 'house') ?? []
  const vendors = others.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <div className={styles.fields}>
      <FormFault>{faults.whole && `${_('reconciliation.compare.failed')}: ${faults.whole}`}</FormFault>
      <Field
        label={_('reconciliation.vendor')}
        error={faults.vendor ?? (error ? _('reconciliation.vendor.failed') : undefined)}
      >
        <Select
          options={vendors}
          value={form.vendor}
          placeholder={_('reconciliation.vendor.choose')}
          disabled={busy}
          onChange={(vendor) => onChange({ ...form, vendor })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={_('reconciliation.day')} error={faults.day}>
          <TextInput
            type="date"
            value={form.day}
            disabled={busy}
            onChange={(event) => onChange({ ...form, day: event.target.value })}
          />
        </Field>
        <Field label={_('reconciliation.zone')} hint={_('reconciliation.zone.hint')} error={faults.timeZone}>
          <TextInput
            value={form.timeZone}
            autoComplete="off"
            spellCheck={false}
            disabled={busy}
            onChange={(event) => onChange({ ...form, timeZone: event.target.value })}
          />
        </Field>
      </div>
      <Field label={_('reconciliation.file')} error={faults.file && <FileFaults faults={faults.file} />}>
        <FileInput
          accept=".csv,.jsonl,.ndjson,.txt,text/csv"
          disabled={busy}
          onChange={(file) => onChange({ ...form, file })}
        />
      </Field>
      <p role="status" className={styles.note}>
        {busy ? _('reconciliation.compare.sending') : ''}
      </p>
    </div>
  )
}
