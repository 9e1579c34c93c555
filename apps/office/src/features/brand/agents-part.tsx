import { useLingui } from '@lingui/react'
import { AGENT_TYPES, type AgentType } from '@sanuk/contracts/identity'
import { listAgentTypes } from '@sanuk/contracts/office-agents'
import { Checkbox } from '@sanuk/ui/checkbox'
import { FieldGroup } from '@sanuk/ui/field'
import { useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './brand.module.css'
import type { BrandSettings } from './brand-settings.ts'
import { PartForm } from './part-form.tsx'
import { useSaveSettings } from './use-save-settings.ts'

/** Which types of agents the brand has: which may be given to members, and whose agents see the agent centre. */
export function AgentsPart({ settings }: { settings: BrandSettings }) {
  const { _ } = useLingui()
  const { save, faults, busy } = useSaveSettings(settings)
  const [chosen, setChosen] = useState(settings.agentCentreTypes)
  const { nameOf, countOf } = useKnownTypes()
  const removed = settings.agentCentreTypes.filter((type) => !chosen.includes(type) && countOf(type) > 0)
  const set = (type: AgentType, has: boolean) =>
    setChosen((former) => AGENT_TYPES.filter((one) => (one === type ? has : former.includes(one))))
  return (
    <PartForm fault={faults['']} busy={busy} onSave={() => save({ agentCentreTypes: chosen })}>
      <p className={styles.note}>{_('brand.agent_types.note')}</p>
      <FieldGroup
        label={_('brand.agent_types')}
        error={faults.agentCentreTypes}
        hint={chosen.length === 0 ? _('brand.agent_types.none') : undefined}
      >
        <ul className={styles.tree}>
          {AGENT_TYPES.map((type) => (
            <li key={type}>
              <Checkbox checked={chosen.includes(type)} onChange={({ target }) => set(type, target.checked)}>
                {nameOf(type)}{' '}
                {countOf(type) > 0 && (
                  <span className={styles.count}>{_('brand.agent_types.agents', { count: countOf(type) })}</span>
                )}
              </Checkbox>
            </li>
          ))}
        </ul>
      </FieldGroup>
      <div className={styles.warnings} role="status">
        {removed.map((type) => (
          <p key={type}>{_('brand.agent_types.removed', { type: nameOf(type), count: countOf(type) })}</p>
        ))}
      </div>
    </PartForm>
  )
}

/** What the brand calls its types and how many agents have each, for those who may see agents. */
function useKnownTypes() {
  const { _ } = useLingui()
  const language = useLanguage()
  const may = useMay()('agents.see')
  const { data } = useAsked({
    key: ['agents', 'types', 'of-brand', may],
    ask: async (signal) => (may ? call(listAgentTypes, undefined, signal) : { list: [] }),
  })
  const find = (type: AgentType) => data?.list.find((known) => known.type === type)
  return {
    nameOf: (type: AgentType): string => find(type)?.names?.[language] ?? _(`office-agents.type.${type}`),
    countOf: (type: AgentType): number => find(type)?.agents ?? 0,
  }
}
