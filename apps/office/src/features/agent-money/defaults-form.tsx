import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { AgentType } from '@sanuk/contracts/identity'
import { type ProposedAgentDefaults, proposeAgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import { FieldRow } from '@sanuk/ui/field'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dayAfter } from '../../components/rules/day-after.ts'
import { FromField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import type { TierField, TierRow } from '../../components/salary/tier-rows.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { AGENT_MONEY } from './agent-money.ts'
import { TypeTerms } from './type-terms.tsx'
import { placeOfRow, placeOfTerm, readDefaults, typedDefaults, withTerms } from './typed-defaults.ts'

type Props = { readonly defaults: ProposedAgentDefaults | null; readonly today: string; readonly waits: boolean }

/** Other default contracts from a day on; a colleague decides. */
export function DefaultsForm({ defaults, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('agents.change') && !waits
  const { busy, fault, faults, send } = useSending(AGENT_MONEY)
  const [typed, setTyped] = useState(() => typedDefaults(defaults))
  const [sent, setSent] = useState(typed)
  const [isIncomplete, setIncomplete] = useState(false)
  const earliest = defaults ? dayAfter(today) : today
  const { register, handleSubmit } = useForm({ defaultValues: { effectiveFrom: earliest } })

  async function propose({ effectiveFrom }: { readonly effectiveFrom: string }) {
    const body = readDefaults(typed)
    setIncomplete(body === null)
    if (!body) return
    setSent(typed)
    if (await send(() => call(proposeAgentDefaults, { body: { ...body, effectiveFrom } }))) {
      toast.success(_('office.rules.proposed'))
    }
  }

  // A refusal counts types, terms and rows as they were sent, and some may have been removed since.
  const faultOfTerm = (type: AgentType, scheme: AgentScheme) => faults[`${placeOfTerm(sent, type, scheme)}.scheme`]
  const faultOf = (type: AgentType, scheme: AgentScheme, [row, field]: readonly [TierRow, TierField]) =>
    faults[`${placeOfTerm(sent, type, scheme)}.tiers.${placeOfRow(sent, type, { scheme, row })}.${field}`]

  return (
    <RuleForm
      fault={isIncomplete ? _('office-agent-defaults.incomplete') : Object.keys(faults).length > 0 ? undefined : fault}
      busy={busy}
      mayChange={mayChange}
      onPropose={handleSubmit(propose)}
      proposeWord={_('office-agent-defaults.propose')}
    >
      <FieldRow>
        <FromField earliest={earliest} field={register('effectiveFrom', { required: true })} />
      </FieldRow>
      {typed.map(({ type, terms }) => (
        <TypeTerms
          key={type}
          type={type}
          terms={terms}
          onChange={(next) => setTyped(withTerms(typed, type, next))}
          faultOfTerm={(scheme) => faultOfTerm(type, scheme)}
          faultOf={(scheme, at) => faultOf(type, scheme, at)}
        />
      ))}
    </RuleForm>
  )
}
