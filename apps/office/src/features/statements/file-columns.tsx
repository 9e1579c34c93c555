import { useLingui } from '@lingui/react'
import { STATEMENT_COLUMNS, type StatementColumn } from '@sanuk/contracts/office-statements'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { FileFaults } from '../../components/file-input.tsx'
import { FormFault } from '../../components/form-fault.tsx'
import type { BankFileFaults, Layout } from './bank-file-form.ts'
import styles from './statements.module.css'

type Props = {
  readonly layout: Layout
  readonly faults: BankFileFaults
  readonly busy: boolean
  readonly onChange: (layout: Layout) => void
}

/** What each of our columns is read from, with an example of the file. */
export function FileColumns({ layout, faults, busy, onChange }: Props) {
  const { _ } = useLingui()
  const { reading, tolerance } = layout
  return (
    <div className={styles.fields}>
      <FormFault>{faults.whole && `${_('statements.compare.failed')}: ${faults.whole}`}</FormFault>
      <FormFault>{faults.file && <FileFaults faults={faults.file} />}</FormFault>
      <p className={styles.note}>
        {_('statements.columns.note', { line: reading.headLine })}{' '}
        {reading.remembered && _('statements.columns.remembered')}
      </p>
      <fieldset className={styles.columns} disabled={busy} aria-label={_('statements.columns')}>
        {STATEMENT_COLUMNS.map((column) => (
          <ColumnField key={column} column={column} layout={layout} onChange={onChange} />
        ))}
        <Field
          label={_('statements.tolerance')}
          hint={_('statements.tolerance.hint')}
          error={faults.tolerance}
          className={styles.whole}
        >
          <TextInput
            inputMode="numeric"
            maxLength={4}
            value={tolerance}
            onChange={(event) => onChange({ ...layout, tolerance: event.target.value.trim() })}
          />
        </Field>
      </fieldset>
      <p role="status" className={styles.note}>
        {busy ? _('statements.compare.sending') : ''}
      </p>
    </div>
  )
}

const NONE = 'none'

type ColumnProps = Pick<Props, 'layout' | 'onChange'> & { readonly column: StatementColumn }

function ColumnField({ column, layout, onChange }: ColumnProps) {
  const { _ } = useLingui()
  const { headers, samples } = layout.reading
  const place = layout.columns[column]
  const sample = place === undefined ? '' : (samples.find((row) => row[place])?.[place] ?? '')
  const options = headers.map((header, at) => ({
    value: String(at),
    label: header || _('statements.columns.place', { place: at + 1 }),
  }))
  return (
    <Field
      label={_(`statements.column.${column}`)}
      hint={sample && _('statements.columns.sample', { sample: sample.slice(0, 40) })}
    >
      <Select
        options={[{ value: NONE, label: _('statements.columns.none') }, ...options]}
        value={place === undefined ? NONE : String(place)}
        onChange={(value) => {
          const { [column]: _before, ...others } = layout.columns
          onChange({ ...layout, columns: value === NONE ? others : { ...others, [column]: Number(value) } })
        }}
      />
    </Field>
  )
}
