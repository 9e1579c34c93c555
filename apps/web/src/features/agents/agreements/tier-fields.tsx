import { useLingui } from '@lingui/react'
import { TIERS_MAX } from '@sanuk/contracts/agent-schemes'
import { Button } from '@sanuk/ui/button'
import { DecimalInput } from '@sanuk/ui/decimal-input'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useCurrency } from '../../../brand/use-currency.ts'
import styles from './terms.module.css'
import { rowAfter, type TierField, type TierRow, type TierRules } from './tier-rows.ts'

type TierFieldsProps = {
  readonly rows: readonly TierRow[]
  readonly onChange: (rows: readonly TierRow[]) => void
  readonly rules: TierRules
  /** What is wrong with a field of a row, counted from 0 on. */
  readonly faultOf: (at: number, field: TierField) => string | undefined
}

/** The tiers of a contract as rows that can be added and removed; the keyboard goes on in the row that was added. */
export function TierFields({ rows, onChange, rules, faultOf }: TierFieldsProps) {
  const { _ } = useLingui()
  const part = useRef<HTMLFieldSetElement>(null)
  const last = rows.at(-1)

  function add(after: TierRow) {
    flushSync(() => onChange([...rows, rowAfter(after, rules.most)]))
    part.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input')?.focus()
  }

  function remove({ id }: TierRow) {
    flushSync(() => onChange(rows.filter((row) => row.id !== id)))
    part.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }

  return (
    <fieldset ref={part} className={styles.tiers} aria-label={_('agent-agreements.terms.tiers')}>
      {rows.map((row, at) => (
        <TierRowFields
          key={row.id}
          row={row}
          number={at + 1}
          hasLoss={rules.hasLoss}
          onChange={(change) => onChange(rows.map((one) => (one.id === row.id ? { ...one, ...change } : one)))}
          onRemove={rows.length > 1 ? () => remove(row) : undefined}
          faultOf={(field) => faultOf(at, field)}
        />
      ))}
      {last && rows.length < TIERS_MAX ? (
        <Button look="outline" size="small" icon={<Plus />} className={styles.add} onClick={() => add(last)}>
          {_('agent-agreements.terms.add')}
        </Button>
      ) : (
        <p className={styles.note}>{_('agent-agreements.terms.add.most', { most: TIERS_MAX })}</p>
      )}
    </fieldset>
  )
}

type RowProps = {
  readonly row: TierRow
  /** From 1 on. */
  readonly number: number
  readonly hasLoss: boolean
  readonly onChange: (change: Partial<TierRow>) => void
  /** Left out for the only row: a contract without tiers is ended instead. */
  readonly onRemove: (() => void) | undefined
  readonly faultOf: (field: TierField) => string | undefined
}

function TierRowFields({ row: { rate, valid, active, loss }, number, hasLoss, onChange, onRemove, faultOf }: RowProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  return (
    <fieldset className={styles.tier}>
      <legend className={styles.legend}>{_('agent-agreements.terms.tier', { number })}</legend>
      {onRemove && (
        <IconButton
          size="small"
          className={styles.remove}
          label={_('agent-agreements.terms.remove', { number })}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
      )}
      <div className={styles.fields}>
        <Field label={_('agent-agreements.terms.rate')} error={faultOf('rate')}>
          <DecimalInput decimals={2} suffix="%" value={rate} onChange={(next) => onChange({ rate: next })} />
        </Field>
        <Field label={_('agent-agreements.terms.valid')} error={faultOf('valid')}>
          <MoneyInput currency={currency} value={valid} onChange={(next) => onChange({ valid: next })} />
        </Field>
        <Field label={_('agent-agreements.terms.active')} error={faultOf('active')}>
          <DecimalInput decimals={0} value={active} onChange={(next) => onChange({ active: next })} />
        </Field>
        {hasLoss && (
          <Field label={_('agent-agreements.terms.loss')} error={faultOf('loss')}>
            <MoneyInput currency={currency} value={loss} onChange={(next) => onChange({ loss: next })} />
          </Field>
        )}
      </div>
    </fieldset>
  )
}
