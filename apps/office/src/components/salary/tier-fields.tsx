import { useLingui } from '@lingui/react'
import { type AgentScheme, TIERS_MAX } from '@sanuk/contracts/agent-schemes'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { DecimalInput } from '@sanuk/ui/decimal-input'
import { Field, FieldRow } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { OfficeWord } from '../../language/office-word.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { RateInput } from '../rate-input.tsx'
import styles from '../rules/rules.module.css'
import { fieldsOf, rowAfter, type TierField, type TierRow } from './tier-rows.ts'

type Props = {
  readonly scheme: AgentScheme
  readonly rows: readonly TierRow[]
  readonly onChange: (rows: TierRow[]) => void
  /** What is wrong with a field of a row. */
  readonly faultOf: (row: TierRow, field: TierField) => string | undefined
}

/** The tiers of a contract as rows that can be added and removed; the keyboard goes on in the row that was added. */
export function TierFields({ scheme, rows, onChange, faultOf }: Props) {
  const { _ } = useLingui()
  const part = useRef<HTMLDivElement>(null)
  const last = rows.at(-1)

  function add(after: TierRow) {
    flushSync(() => onChange([...rows, rowAfter(after, scheme)]))
    part.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input')?.focus()
  }

  function remove({ id }: TierRow) {
    flushSync(() => onChange(rows.filter((row) => row.id !== id)))
    part.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }

  return (
    <div ref={part} className={styles.fields}>
      {rows.map((row, at) => (
        <TierRowFields
          key={row.id}
          fields={fieldsOf(scheme)}
          row={row}
          number={at + 1}
          onChange={(change) => onChange(rows.map((one) => (one.id === row.id ? { ...one, ...change } : one)))}
          onRemove={rows.length > 1 ? () => remove(row) : undefined}
          faultOf={(field) => faultOf(row, field)}
        />
      ))}
      {last && rows.length < TIERS_MAX && (
        <Button look="outline" size="small" icon={<Plus />} className={styles.add} onClick={() => add(last)}>
          {_('office-agent-money.tier.add')}
        </Button>
      )}
    </div>
  )
}

type RowProps = {
  readonly fields: readonly TierField[]
  readonly row: TierRow
  /** From 1 on. */
  readonly number: number
  readonly onChange: (change: Partial<TierRow>) => void
  /** Left out for the only row: a contract without tiers is ended instead. */
  readonly onRemove: (() => void) | undefined
  readonly faultOf: (field: TierField) => string | undefined
}

const LABELS = {
  rate: 'office-agent-money.rate',
  valid: 'office-agent-money.tier.valid_from',
  loss: 'office-agent-money.tier.loss_from',
  active: 'office-agent-money.tier.active_from',
} as const satisfies Record<TierField, OfficeWord>

function TierRowFields({ fields, row, number, onChange, onRemove, faultOf }: RowProps) {
  const { _ } = useLingui()
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{_('office-agent-money.tier.number', { number })}</legend>
      <FieldRow>
        {fields.map((field) => (
          <Field key={field} label={_(LABELS[field])} error={faultOf(field)}>
            <TierInput field={field} row={row} onChange={onChange} />
          </Field>
        ))}
        {onRemove && (
          <IconButton
            className={styles.remove}
            label={_('office-agent-money.tier.remove', { number })}
            onClick={onRemove}
          >
            <Trash2 />
          </IconButton>
        )}
      </FieldRow>
    </fieldset>
  )
}

type InputProps = Pick<RowProps, 'row' | 'onChange'> & { readonly field: TierField }

function TierInput({ field, row, onChange }: InputProps) {
  const unit = useBrand()?.currency ?? currencyOf('THB')
  if (field === 'rate') return <RateInput value={row.rate} onChange={(rate) => onChange({ rate })} />
  if (field === 'active') {
    return <DecimalInput decimals={0} value={row.active} onChange={(active) => onChange({ active })} />
  }
  return <MoneyInput currency={unit} value={row[field]} onChange={(amount) => onChange({ [field]: amount })} />
}
