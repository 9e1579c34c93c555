import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { AgentType } from '@sanuk/contracts/identity'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { Select } from '@sanuk/ui/select'
import { Trash2 } from 'lucide-react'
import { FormFault } from '../../components/form-fault.tsx'
import styles from '../../components/rules/rules.module.css'
import { TierFields } from '../../components/salary/tier-fields.tsx'
import { rowsFor, type TierField, type TierRow } from '../../components/salary/tier-rows.ts'
import { freeSchemes, type TypedTerm } from './typed-defaults.ts'

type Props = {
  readonly type: AgentType
  readonly terms: readonly TypedTerm[]
  readonly onChange: (terms: readonly TypedTerm[]) => void
  /** What is wrong with a contract as a whole. */
  readonly faultOfTerm: (scheme: AgentScheme) => string | undefined
  /** What is wrong with a field of a tier. */
  readonly faultOf: (scheme: AgentScheme, at: readonly [TierRow, TierField]) => string | undefined
}

/** The contracts that new agents of a type get: tiers in each scheme that is added. */
export function TypeTerms({ type, terms, onChange, faultOfTerm, faultOf }: Props) {
  const { _ } = useLingui()
  const name = _(`office-agents.type.${type}`)
  const nameOf = (scheme: AgentScheme): string => _(`office-agent-money.scheme.${scheme}`)
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{name}</legend>
      {terms.map(({ scheme, rows }) => (
        <fieldset key={scheme} className={styles.fields} aria-label={`${name}: ${nameOf(scheme)}`}>
          <div className={styles.deeds}>
            <b>{nameOf(scheme)}</b>
            <IconButton
              size="small"
              label={_('office-agent-defaults.remove', { type: name, scheme: nameOf(scheme) })}
              onClick={() => onChange(terms.filter((term) => term.scheme !== scheme))}
            >
              <Trash2 />
            </IconButton>
          </div>
          <FormFault>{faultOfTerm(scheme)}</FormFault>
          <TierFields
            scheme={scheme}
            rows={rows}
            onChange={(next) => onChange(terms.map((term) => (term.scheme === scheme ? { scheme, rows: next } : term)))}
            faultOf={(row, field) => faultOf(scheme, [row, field])}
          />
        </fieldset>
      ))}
      <Field label={_('office-agent-defaults.add', { type: name })}>
        <Select
          value={null}
          placeholder={terms.length > 0 ? _('office-agent-defaults.choose') : _('office-agent-defaults.none')}
          onChange={(value) => {
            const scheme = freeSchemes(terms).find((one) => one === value)
            if (scheme) onChange([...terms, { scheme, rows: rowsFor([], scheme) }])
          }}
          options={freeSchemes(terms).map((scheme) => ({ value: scheme, label: nameOf(scheme) }))}
        />
      </Field>
    </fieldset>
  )
}
