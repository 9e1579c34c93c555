import { useLingui } from '@lingui/react'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { type ProposedPointRules, proposePointRules } from '@sanuk/contracts/office-points'
import { parseAmount } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormFault } from '../../components/form-fault.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './points.module.css'
import { POINTS } from './points.ts'

type Props = { rules: ProposedPointRules | null; today: string; waits: boolean }

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST = {
  ...{ stakePerPoint: '10', pointsPerUnit: 100, lot: 1000, convertDailyMax: '1000' },
  weights: Object.fromEntries(GAME_TYPES.map((gameType) => [gameType, 100])),
}

/** Other rules, from a day on. They are proposed: a colleague decides. */
export function RulesForm({ rules, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('points.change') && !waits
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const doing = useDoing(POINTS)
  const [fault, setFault] = useState<string>()
  const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10)
  const { control, register, handleSubmit, formState } = useForm<ProposedPointRules>({
    defaultValues: { ...FIRST, ...rules, effectiveFrom: tomorrow },
  })

  async function send(body: ProposedPointRules) {
    setFault(undefined)
    try {
      await doing(() => call(proposePointRules, { body }))
      toast.success(_('office-points.proposed'))
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  const money = (name: 'stakePerPoint' | 'convertDailyMax', label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Field label={label}>
          <MoneyInput currency={currency} value={value} onChange={onChange} />
        </Field>
      )}
    />
  )
  const whole = { valueAsNumber: true, required: true, min: 1 } as const
  return (
    <form className={styles.page} noValidate onSubmit={handleSubmit(send)}>
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.fields} disabled={!mayChange}>
        <div className={styles.columns}>
          <Field label={_('office-points.rule.from')} hint={_('office-points.rules.earliest')}>
            <TextInput type="date" min={tomorrow} {...register('effectiveFrom', { required: true })} />
          </Field>
          {money('stakePerPoint', _('office-points.rule.stake'))}
          <Field label={_('office-points.rule.rate', { unit: formatMoney(parseAmount('1'), currency) })}>
            <TextInput type="number" min={1} {...register('pointsPerUnit', whole)} />
          </Field>
          <Field label={_('office-points.rule.lot')}>
            <TextInput type="number" min={1} {...register('lot', whole)} />
          </Field>
          {money('convertDailyMax', _('office-points.rule.max'))}
        </div>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{_('office-points.rule.weights')}</legend>
          <div className={styles.columns}>
            {GAME_TYPES.map((gameType) => (
              <Field key={gameType} label={_(`office.category.${gameType}`)}>
                <TextInput
                  type="number"
                  min={0}
                  max={1000}
                  suffix="%"
                  {...register(`weights.${gameType}`, { valueAsNumber: true })}
                />
              </Field>
            ))}
          </div>
        </fieldset>
      </fieldset>
      {mayChange && (
        <Button type="submit" busy={formState.isSubmitting} className={styles.save}>
          {_('office-points.propose')}
        </Button>
      )}
    </form>
  )
}
