import { useLingui } from '@lingui/react'
import { AGENT_SCHEMES, type AgentScheme } from '@sanuk/contracts/agent-schemes'
import { officeAgentMoney } from '@sanuk/contracts/office-agent-money'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentRecord } from './agents.ts'
import { offeredSchemes } from './offered-schemes.ts'
import { SchemeContract } from './scheme-contract.tsx'

/** Which part of the team's play or losses an agent is paid, one scheme at a time. */
export function AgentContract({ agent }: { readonly agent: AgentRecord }) {
  const { _ } = useLingui()
  const [chosen, setChosen] = useState<AgentScheme>()
  const { data, error } = useAsked({
    key: [...AGENTS, 'salary-schemes'],
    ask: (signal) => call(officeAgentMoney, undefined, signal),
  })
  // Without the brand's rules every scheme can still be looked at.
  const offered = data ? offeredSchemes(data) : AGENT_SCHEMES
  const scheme = chosen ?? offered[0] ?? 'daily-salary'
  const others = AGENT_SCHEMES.filter((one) => !offered.includes(one))
  const nameOf = (one: AgentScheme) => _(`office-agent-money.scheme.${one}`)
  return (
    <section aria-label={_('office-agent-money.contract')} className={styles.form}>
      <h3>{_('office-agent-money.contract')}</h3>
      {data || error ? (
        <>
          <Field label={_('office-agent-money.scheme')}>
            <Select
              value={scheme}
              onChange={setChosen}
              options={[
                ...offered.map((value) => ({ value, label: nameOf(value) })),
                ...others.map((value) => ({
                  value,
                  label: _('office-agent-money.not_offered.marked', { scheme: nameOf(value) }),
                })),
              ]}
            />
          </Field>
          <SchemeContract key={`${agent.id} ${scheme}`} agent={agent} scheme={scheme} />
        </>
      ) : (
        <Skeleton height="120px" shape="card" />
      )}
    </section>
  )
}
