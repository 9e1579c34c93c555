import { useLingui } from '@lingui/react'
import { SALARY_RATE_MAX, SALARY_SCHEMES } from '@sanuk/contracts/agent-schemes'
import { type ProposedAgentMoneyRules, previewAgentMoney, proposeAgentMoney } from '@sanuk/contracts/office-agent-money'
import { Field, FieldRow } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { writeRate } from '../../components/plan-facts.tsx'
import { dayAfter } from '../../components/rules/day-after.ts'
import { FromField, MoneyField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { AGENT_MONEY, FIRST, FULL_WEIGHTS, type Previewed } from './agent-money.ts'
import { DividendFields } from './dividend-fields.tsx'
import { Preview } from './preview.tsx'
import { SalaryWeightFields } from './salary-weight-fields.tsx'
import { SchemeFields } from './scheme-fields.tsx'

type Props = { readonly rules: ProposedAgentMoneyRules | null; readonly today: string; readonly waits: boolean }

/** Other rules from a day on. What they would have cost can be asked before; a colleague decides. */
export function RulesForm({ rules, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('agents.change') && !waits
  const { busy, fault, faults, send } = useSending(AGENT_MONEY)
  const [previewed, setPreviewed] = useState<Previewed>()
  const earliest = rules ? dayAfter(today) : today
  const { control, register, handleSubmit } = useForm<ProposedAgentMoneyRules>({
    defaultValues: {
      ...FIRST,
      ...rules,
      weights: { ...FULL_WEIGHTS, ...rules?.weights },
      effectiveFrom: earliest,
    },
  })

  async function propose(body: ProposedAgentMoneyRules) {
    if (await send(() => call(proposeAgentMoney, { body }))) toast.success(_('office.rules.proposed'))
  }
  const preview = ({ effectiveFrom: _from, ...body }: ProposedAgentMoneyRules) =>
    send(async () => setPreviewed(await call(previewAgentMoney, { body })))

  return (
    <RuleForm
      fault={fault}
      busy={busy}
      mayChange={mayChange}
      onPropose={handleSubmit(propose)}
      foresee={{
        word: _('office-agent-money.preview'),
        onAsk: handleSubmit(preview),
        answer: previewed && <Preview previewed={previewed} />,
      }}
    >
      <FieldRow>
        <FromField earliest={earliest} field={register('effectiveFrom', { required: true })} />
        <MoneyField control={control} name="least" label={_('office-agent-money.least')} />
        <Field label={_('office-agent-money.play')} hint={_('office-vip.play.hint')}>
          <TextInput type="number" min={0} max={10_000} suffix="%" {...register('play', { valueAsNumber: true })} />
        </Field>
        <MoneyField control={control} name="activeLeast" label={_('office-agent-money.active_least')} />
      </FieldRow>
      <SchemeFields
        control={control}
        faults={faults}
        schemes={SALARY_SCHEMES}
        legend={_('office-agent-money.most.salaries')}
        hint={_('office-agent-money.most.salaries.hint', { most: writeRate(SALARY_RATE_MAX) })}
      />
      <SalaryWeightFields control={control} register={register} faults={faults} />
      <DividendFields control={control} faults={faults} />
    </RuleForm>
  )
}
