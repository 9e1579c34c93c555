import { useLingui } from '@lingui/react'
import { type CashierRules, proposeCashierRules, readCashierRules } from '@sanuk/contracts/office-cashier-settings'
import { currency as currencyOf } from '@sanuk/money/currency'
import { digitsOf } from '@sanuk/money/digits'
import { Card } from '@sanuk/ui/card'
import { Field, FieldRow } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { Waits } from '../../components/rules/rule-cards.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './cashier-settings.module.css'
import { RULES } from './cashier-settings.ts'

/** From which sum two operators credit by hand, and how soon somebody should look. */
export function Thresholds() {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({ key: RULES, ask: (signal) => call(readCashierRules, undefined, signal) })
  if (error) {
    return <Failed error={error} onRetry={refetch} />
  }
  if (!data) return <Skeleton height="240px" shape="card" />
  return (
    <Card title={_('office-cashier.sheet.rules')}>
      <div className={styles.page}>
        {data.proposed && <Waits />}
        <p className={styles.note}>{_('office-cashier.rules.note')}</p>
        <ThresholdForm key={JSON.stringify(data.rules)} rules={data.rules} waits={data.proposed} />
      </div>
    </Card>
  )
}

function ThresholdForm({ rules, waits }: { readonly rules: CashierRules; readonly waits: boolean }) {
  const { _ } = useLingui()
  const mayChange = useMay()('brand.change') && !waits
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const [draft, setDraft] = useState(rules)
  const { busy, fault, faults, send } = useSending(RULES)

  async function propose(event: FormEvent) {
    event.preventDefault()
    if (await send(() => call(proposeCashierRules, { body: draft }))) toast.success(_('office.done.proposed'))
  }

  return (
    <RuleForm fault={fault} busy={busy} mayChange={mayChange} onPropose={propose}>
      <FieldRow>
        <Field
          label={_('office-cashier.rules.twoFrom')}
          hint={_('office-cashier.rules.twoFrom.hint')}
          error={faults.twoFrom}
        >
          <MoneyInput
            currency={currency}
            value={draft.twoFrom}
            onChange={(twoFrom) => setDraft({ ...draft, twoFrom })}
          />
        </Field>
        <Field
          label={_('office-cashier.rules.targetMinutes')}
          hint={_('office-cashier.rules.targetMinutes.hint')}
          error={faults.targetMinutes}
        >
          <TextInput
            inputMode="numeric"
            suffix={_('office-cashier.minutes.unit')}
            value={String(draft.targetMinutes)}
            onChange={({ target }) => setDraft({ ...draft, targetMinutes: Number(digitsOf(target.value)) })}
          />
        </Field>
      </FieldRow>
    </RuleForm>
  )
}
