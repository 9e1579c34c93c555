import { useLingui } from '@lingui/react'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import { TierLines } from '../agreements/tier-lines.tsx'
import styles from './terms.module.css'

type GivenTermsProps = {
  readonly label: string
  /** `holds`: whether whoever registers now would get it; left out where all do. */
  readonly terms: readonly (ContractTerm & { readonly holds?: boolean })[]
}

/** The contracts that a new agent starts with: each scheme with its rates and what they ask for. Words: `agent-terms`. */
export function GivenTerms({ label, terms }: GivenTermsProps) {
  const { _ } = useLingui()
  return (
    <section className={styles.stack} aria-label={label}>
      <b>{label}</b>
      {terms.map(({ scheme, tiers, holds = true }) => {
        const name = _(`agent-terms.scheme.${scheme}`)
        return (
          <div key={scheme}>
            <p>{name}</p>
            <TierLines label={name} tiers={tiers} />
            {!holds && <p className={styles.note}>{_('agent-terms.ended')}</p>}
          </div>
        )
      })}
    </section>
  )
}
