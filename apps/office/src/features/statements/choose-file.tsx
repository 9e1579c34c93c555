import { useLingui } from '@lingui/react'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { FileFaults, FileInput } from '../../components/file-input.tsx'
import { FormFault } from '../../components/form-fault.tsx'
import type { BankFileFaults, BankFileForm } from './bank-file-form.ts'
import styles from './statements.module.css'
import { useAccounts } from './use-accounts.ts'

type Props = {
  readonly form: BankFileForm
  readonly faults: BankFileFaults
  readonly busy: boolean
  readonly onChange: (form: BankFileForm) => void
}

/** Of which account, and the file. */
export function ChooseFile({ form, faults, busy, onChange }: Props) {
  const { _ } = useLingui()
  const { options, error } = useAccounts()
  return (
    <div className={styles.fields}>
      <FormFault>{faults.whole && `${_('statements.compare.failed')}: ${faults.whole}`}</FormFault>
      <Field
        label={_('statements.account')}
        error={faults.account ?? (error ? _('statements.account.failed') : undefined)}
      >
        <Select
          options={options}
          value={form.account}
          placeholder={_('statements.account.choose')}
          disabled={busy}
          onChange={(account) => onChange({ ...form, account })}
        />
      </Field>
      <Field label={_('statements.file')} error={faults.file && <FileFaults faults={faults.file} />}>
        <FileInput accept=".csv,.txt,text/csv" disabled={busy} onChange={(file) => onChange({ ...form, file })} />
      </Field>
      <p role="status" className={styles.note}>
        {busy ? _('statements.compare.reading') : ''}
      </p>
    </div>
  )
}
