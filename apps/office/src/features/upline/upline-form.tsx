import { useLingui } from '@lingui/react'
import { type ProposedUplineRules, proposeUpline } from '@sanuk/contracts/office-upline'
import { FieldRow } from '@sanuk/ui/field'
import { toast } from '@sanuk/ui/toast'
import { useForm } from 'react-hook-form'
import { dayAfter } from '../../components/rules/day-after.ts'
import { FromField, MoneyField, SwitchField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { FIRST, UPLINE } from './upline.ts'

const LIMITS = ['least', 'most', 'dayMax'] as const

type Props = { readonly rules: ProposedUplineRules | null; readonly today: string; readonly waits: boolean }

/** Other rules from a day on. A colleague decides. */
export function UplineForm({ rules, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('money.change') && !waits
  const { busy, fault, send } = useSending(UPLINE)
  const earliest = rules ? dayAfter(today) : today
  const { control, register, handleSubmit } = useForm<ProposedUplineRules>({
    defaultValues: { ...FIRST, ...rules, effectiveFrom: earliest },
  })

  async function propose(body: ProposedUplineRules) {
    if (await send(() => call(proposeUpline, { body }))) toast.success(_('office.rules.proposed'))
  }

  return (
    <RuleForm fault={fault} busy={busy} mayChange={mayChange} onPropose={handleSubmit(propose)}>
      <FieldRow>
        <FromField earliest={earliest} field={register('effectiveFrom', { required: true })} />
      </FieldRow>
      <SwitchField control={control} name="open" label={_('office-upline.open')} />
      <FieldRow>
        {LIMITS.map((name) => (
          <MoneyField key={name} control={control} name={name} label={_(`office-upline.${name}`)} />
        ))}
      </FieldRow>
      <SwitchField control={control} name="downline.open" label={_('office-upline.downline.open')} />
      <FieldRow>
        {LIMITS.map((name) => (
          <MoneyField
            key={name}
            control={control}
            name={`downline.${name}`}
            label={_(`office-upline.downline.${name}`)}
          />
        ))}
      </FieldRow>
    </RuleForm>
  )
}
