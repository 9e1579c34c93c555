import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { type Fact, Facts } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMoment } from '../../language/use-moment.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { textOf } from '../../lists/text-of.ts'
import { useMoney } from '../use-money.tsx'
import styles from './rules.module.css'

type RuleCardsProps<Rules> = {
  /** Of the file they are saved as. */
  readonly name: string
  readonly list: readonly Rules[]
  readonly today: string
  /** Told with money as the page writes it, and as a file does. */
  readonly facts: (rules: Rules, money: (wire: string) => ReactNode) => readonly Fact[]
}

/** What holds, what comes, and what was. */
export function RuleCards<Rules extends { readonly effectiveFrom: string }>(props: RuleCardsProps<Rules>) {
  const { list, today, facts } = props
  const { _ } = useLingui()
  const money = useMoney()
  const inForce = list.find(({ effectiveFrom }) => effectiveFrom <= today)
  const stateOf = (from: string) => (from > today ? 'next' : from === inForce?.effectiveFrom ? 'now' : 'past')
  if (list.length === 0) return null
  return (
    <div className={styles.cards}>
      <SaveRules {...props} />
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
          <Facts facts={facts(rules, (wire) => money(wire))} />
        </Card>
      ))}
    </div>
  )
}

/** Saves a line for each thing that rules say. */
function SaveRules<Rules extends { readonly effectiveFrom: string }>({ name, list, facts }: RuleCardsProps<Rules>) {
  const { _ } = useLingui()
  const said = list.flatMap((rules) =>
    facts(rules, (wire) => wire).map((fact) => ({ ...fact, from: rules.effectiveFrom })),
  )
  return (
    <div className={styles.saving}>
      <SaveWhole
        name={name}
        columns={[
          { header: _('office.rules.from'), text: ({ from }) => from },
          { header: _('office.rules.name'), text: (fact) => fact.name },
          { header: _('office.rules.value'), text: ({ value }) => textOf(value) },
        ]}
        rows={said}
      />
    </div>
  )
}

type WaitsProps = {
  /** Where it is known which one waits: by whom it was made, when, and the way to it. */
  readonly proposal?: { readonly id: string; readonly proposedBy: string; readonly proposedAt: string }
}

/** Says that a colleague has to decide first. */
export function Waits({ proposal }: WaitsProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  return (
    <p className={styles.waits}>
      {proposal ? (
        <>
          {_('office.rules.waits_by', { operator: proposal.proposedBy, when: moment(proposal.proposedAt) })}{' '}
          <Link to={`/approvals?search=${proposal.id}`}>{_('office.rules.to_proposal')}</Link>
        </>
      ) : (
        <>
          {_('office.rules.waits')} <Link to="/approvals">{_('office.rules.to_approvals')}</Link>
        </>
      )}
    </p>
  )
}
