import { useLingui } from '@lingui/react'
import { changeRiskRules, listFlags, type RiskRules } from '@sanuk/contracts/office-risk'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './risk.module.css'
import { RISK } from './risk.ts'

type Props = { readonly onClose: () => void }

/** From when on members are looked at. */
export function RulesDialog({ onClose }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(RISK)
  const { data } = useAsked({ key: ['risk-rules'], ask: (signal) => call(listFlags, { query: {} }, signal) })

  async function save(body: RiskRules) {
    if (!(await send(() => call(changeRiskRules, { body })))) return
    toast.success(_('office-risk.rules.saved'))
    onClose()
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      title={_('office-risk.rules')}
      description={_('office-risk.rules.note')}
      closeLabel={_('office.close')}
      error={fault}
      footer={
        <Button type="submit" form={form} busy={busy} disabled={!data}>
          {_('office-risk.rules.save')}
        </Button>
      }
    >
      {data ? <RulesFields id={form} rules={data.rules} onSave={save} /> : <Skeleton height="240px" />}
    </Dialog>
  )
}

type FieldsProps = {
  readonly id: string
  readonly rules: RiskRules
  readonly onSave: (rules: RiskRules) => Promise<void>
}

function RulesFields({ id, rules, onSave }: FieldsProps) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const { control, register, handleSubmit } = useForm<RiskRules>({ defaultValues: rules })
  const whole = { valueAsNumber: true } as const
  return (
    <form id={id} className={styles.columns} noValidate onSubmit={handleSubmit(onSave)}>
      <Field label={_('office-risk.rule.shared')}>
        <TextInput type="number" min={2} max={100} {...register('sharedFrom', whole)} />
      </Field>
      <Field label={_('office-risk.rule.deposits')}>
        <TextInput type="number" min={2} max={1000} {...register('depositsPerHour', whole)} />
      </Field>
      <Field label={_('office-risk.rule.withdrawn')}>
        <TextInput type="number" min={10} max={1000} suffix="%" {...register('withdrawnPercent', whole)} />
      </Field>
      {(['dayFrom', 'monthFrom'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <Field label={_(`office-risk.rule.${name}`)}>
              <MoneyInput currency={currency} value={value} onChange={onChange} />
            </Field>
          )}
        />
      ))}
    </form>
  )
}
