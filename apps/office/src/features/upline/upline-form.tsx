import { useLingui } from '@lingui/react'
import { type ProposedUplineRules, proposeUpline } from '@sanuk/contracts/office-upline'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Switch } from '@sanuk/ui/switch'
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
import styles from './upline.module.css'
import { dayAfter, FIRST, UPLINE } from './upline.ts'

type Props = { readonly rules: ProposedUplineRules | null; readonly today: string; readonly waits: boolean }

/** Other rules from a day on. A colleague decides. */
export function UplineForm({ rules, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('money.change') && !waits
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const doing = useDoing(UPLINE)
  const [fault, setFault] = useState<string>()
  const earliest = rules ? dayAfter(today) : today
  const { control, register, handleSubmit, formState } = useForm<ProposedUplineRules>({
    defaultValues: { ...FIRST, ...rules, effectiveFrom: earliest },
  })

  async function send(body: ProposedUplineRules) {
    setFault(undefined)
    try {
      await doing(() => call(proposeUpline, { body }))
      toast.success(_('office-rebates.proposed'))
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  return (
    <form className={styles.page} noValidate onSubmit={handleSubmit(send)}>
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.fields} disabled={!mayChange}>
        <Controller
          control={control}
          name="open"
          render={({ field: { value, onChange } }) => (
            <Switch checked={value} onChange={onChange}>
              {_('office-upline.open')}
            </Switch>
          )}
        />
        <div className={styles.columns}>
          <Field label={_('office-rebates.from')} hint={_('office-rebates.from.hint')}>
            <TextInput type="date" min={earliest} {...register('effectiveFrom', { required: true })} />
          </Field>
          {(['least', 'most', 'dayMax'] as const).map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field: { value, onChange } }) => (
                <Field label={_(`office-upline.${name}`)}>
                  <MoneyInput currency={currency} value={value} onChange={onChange} />
                </Field>
              )}
            />
          ))}
        </div>
      </fieldset>
      {mayChange && (
        <Button type="submit" busy={formState.isSubmitting} className={styles.save}>
          {_('office-rebates.propose')}
        </Button>
      )}
    </form>
  )
}
