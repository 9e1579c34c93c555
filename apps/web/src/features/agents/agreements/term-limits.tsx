import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { writeRate } from '../../../components/write-rate.ts'
import styles from './agreements.module.css'
import type { AskedTerms } from './asked-terms.ts'
import { tierRules } from './tier-rows.ts'

type TermLimitsProps = { readonly scheme: AgentScheme; readonly asked: AskedTerms }

/** How high rates may be, and how tiers stand in order. */
export function TermLimits({ scheme, asked: { side, other, most, own } }: TermLimitsProps) {
  const { _ } = useLingui()
  const highest = writeRate(tierRules(scheme, most).most)
  return (
    <p className={styles.note}>
      {side === 'upline'
        ? _('agent-agreements.terms.limit.upline', { most: highest, username: other.username })
        : own === null
          ? _('agent-agreements.terms.limit', { most: highest })
          : _('agent-agreements.terms.limit.own', { most: highest, own: writeRate(own) })}{' '}
      {_('agent-agreements.terms.order')}
    </p>
  )
}
