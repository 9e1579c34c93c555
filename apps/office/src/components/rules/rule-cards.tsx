import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { type Fact, Facts } from '@sanuk/ui/facts'
import { Link } from 'react-router-dom'
import styles from './rules.module.css'

type RuleCardsProps<Rules> = {
  readonly list: readonly Rules[]
  readonly today: string
  readonly facts: (rules: Rules) => readonly Fact[]
}

/** What holds, what comes, and what was. */
export function RuleCards<Rules extends { readonly effectiveFrom: string }>(props: RuleCardsProps<Rules>) {
  const { list, today, facts } = props
  const { _ } = useLingui()
  const inForce = list.find(({ effectiveFrom }) => effectiveFrom <= today)
  const stateOf = (from: string) => (from > today ? 'next' : from === inForce?.effectiveFrom ? 'now' : 'past')
  if (list.length === 0) return null
  return (
    <div className={styles.cards}>
      {list.map((rules) => (
        <Card
          key={rules.effectiveFrom}
          title={_('office.rules.since', { day: rules.effectiveFrom })}
          mark={
            <Badge look={rules === inForce ? 'good' : 'plain'}>
              {_(`office.rules.${stateOf(rules.effectiveFrom)}`)}
            </Badge>
          }
        >
          <Facts facts={facts(rules)} />
        </Card>
      ))}
    </div>
  )
}

/** Says that a colleague has to decide first. */
export function Waits() {
  const { _ } = useLingui()
  return (
    <p className={styles.waits}>
      {_('office.rules.waits')} <Link to="/approvals">{_('office.rules.to_approvals')}</Link>
    </p>
  )
}
