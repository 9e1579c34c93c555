import { useLingui } from '@lingui/react'
import {
  type ProposedWithdrawalRules,
  proposeWithdrawalTerms,
  type WithdrawalRules,
} from '@sanuk/contracts/office-withdrawal-terms'
import { currency as currencyOf } from '@sanuk/money/currency'
import { digitsOf } from '@sanuk/money/digits'
import { DecimalInput } from '@sanuk/ui/decimal-input'
import { Field, FieldRow } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useState } from 'react'
import { dayAfter } from '../../components/rules/day-after.ts'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { type Faults, useSending } from '../../wire/use-sending.ts'
import { TERMS } from './cashier-settings.ts'

type Props = {
  readonly rules: WithdrawalRules
  readonly today: string
  /** Nothing was decided for today yet: it may begin at once. */
  readonly isFirst: boolean
  readonly waits: boolean
}

/** Other terms of withdrawals, from a day on. A colleague decides. */
export function TermsForm({ rules, today, isFirst, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('brand.change') && !waits
  const earliest = isFirst ? today : dayAfter(today)
  const [draft, setDraft] = useState<ProposedWithdrawalRules>({ ...rules, effectiveFrom: earliest })
  const { busy, fault, faults, send } = useSending(TERMS)
  const put = (part: Partial<ProposedWithdrawalRules>) => setDraft({ ...draft, ...part })

  async function propose(event: FormEvent) {
    event.preventDefault()
    if (await send(() => call(proposeWithdrawalTerms, { body: draft }))) toast.success(_('office.done.proposed'))
  }

  return (
    <RuleForm fault={fault} busy={busy} mayChange={mayChange} onPropose={propose}>
      <FieldRow>
        <Field label={_('office.rules.from')} hint={_('office.rules.from.hint')} error={faults.effectiveFrom}>
          <TextInput
            type="date"
            min={earliest}
            value={draft.effectiveFrom}
            onChange={({ target }) => put({ effectiveFrom: target.value })}
          />
        </Field>
        <Sums draft={draft} put={put} faults={faults} />
        <Counts draft={draft} put={put} faults={faults} />
      </FieldRow>
    </RuleForm>
  )
}

type PartProps = {
  readonly draft: ProposedWithdrawalRules
  readonly put: (part: Partial<ProposedWithdrawalRules>) => void
  readonly faults: Faults
}

function Sums({ draft, put, faults }: PartProps) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  return (
    <>
      {(['minimum', 'maximum', 'sumPerDay', 'feeFixed', 'twoFrom'] as const).map((name) => (
        <Field
          key={name}
          label={_(`office-cashier.terms.${name}`)}
          hint={name === 'twoFrom' && _('office-cashier.terms.twoFrom.hint')}
          error={faults[name]}
        >
          <MoneyInput currency={currency} value={draft[name]} onChange={(value) => put({ [name]: value })} />
        </Field>
      ))}
      <Field label={_('office-cashier.terms.feePercent')} error={faults.feePercent}>
        <DecimalInput suffix="%" decimals={2} value={draft.feePercent} onChange={(feePercent) => put({ feePercent })} />
      </Field>
    </>
  )
}

const HINTED = ['freePerDay', 'answerMinutes', 'targetMinutes'] as const

function Counts({ draft, put, faults }: PartProps) {
  const { _ } = useLingui()
  return (['ordersPerDay', 'freePerDay', 'answerMinutes', 'targetMinutes'] as const).map((name) => {
    const hinted = HINTED.find((one) => one === name)
    return (
      <Field
        key={name}
        label={_(`office-cashier.terms.${name}`)}
        hint={hinted && _(`office-cashier.terms.${hinted}.hint`)}
        error={faults[name]}
      >
        <TextInput
          inputMode="numeric"
          value={String(draft[name])}
          onChange={({ target }) => put({ [name]: Number(digitsOf(target.value)) })}
        />
      </Field>
    )
  })
}
