import { useLingui } from '@lingui/react'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { type ProposedTurnoverRules, proposeTurnover, type TurnoverRules } from '@sanuk/contracts/office-turnover'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormFault } from '../../components/form-fault.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './rebates.module.css'
import { dayAfter, TURNOVER } from './rebates.ts'

type Props = { readonly rules: TurnoverRules; readonly earliest: string; readonly waits: boolean }

/** Other rules of what money must be played, from a day on. A colleague decides. */
export function TurnoverForm({ rules, earliest, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const doing = useDoing(TURNOVER)
  const [fault, setFault] = useState<string>()
  const tomorrow = dayAfter(earliest)
  const { register, handleSubmit, formState } = useForm<ProposedTurnoverRules>({
    defaultValues: { ...rules, effectiveFrom: tomorrow },
  })

  async function send(body: ProposedTurnoverRules) {
    setFault(undefined)
    try {
      await doing(() => call(proposeTurnover, { body }))
      toast.success(_('office-rebates.proposed'))
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  return (
    <form className={styles.page} noValidate onSubmit={handleSubmit(send)}>
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.fields} disabled={!mayChange}>
        <div className={styles.columns}>
          <Field label={_('office-rebates.from')} hint={_('office-rebates.from.hint')}>
            <TextInput type="date" min={earliest} {...register('effectiveFrom', { required: true })} />
          </Field>
          <Field label={_('office-rebates.deposit')}>
            <TextInput
              type="number"
              min={0}
              max={1000}
              suffix="%"
              {...register('depositPercent', { valueAsNumber: true })}
            />
          </Field>
        </div>
        <fieldset className={styles.step}>
          <legend className={styles.legend}>{_('office-rebates.weights')}</legend>
          <div className={styles.columns}>
            {GAME_TYPES.map((gameType) => (
              <Field key={gameType} label={_(`office.category.${gameType}`)}>
                <TextInput
                  type="number"
                  min={0}
                  max={1000}
                  suffix="%"
                  {...register(`weights.${gameType}`, { setValueAs: (value) => Number(value) || 0 })}
                />
              </Field>
            ))}
          </div>
        </fieldset>
      </fieldset>
      {mayChange && (
        <Button type="submit" busy={formState.isSubmitting} className={styles.add}>
          {_('office-rebates.propose')}
        </Button>
      )}
    </form>
  )
}
