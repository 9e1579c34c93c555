import { useLingui } from '@lingui/react'
import type { Evidence, RiskFlag } from '@sanuk/contracts/office-risk'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { type Fact, Facts } from '@sanuk/ui/facts'
import { Link } from 'wouter'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { FlagDeeds } from './flag-deeds.tsx'
import styles from './risk.module.css'
import { FLAG_LOOKS } from './risk.ts'

/** One case: who, why, what was found, what staff wrote, and what can be done. */
export function FlagCard({ flag }: { readonly flag: RiskFlag }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const mayChange = useMay()('risk.change')
  const facts = useEvidence(flag.evidence)
  return (
    <Card
      title={_(`office-risk.kind.${flag.kind}`)}
      mark={<Badge look={FLAG_LOOKS[flag.state]}>{_(`office-risk.state.${flag.state}`)}</Badge>}
    >
      <div className={styles.case}>
        <p className={styles.note}>{_(`office-risk.why.${flag.kind}`)}</p>
        <Facts
          facts={[
            {
              name: _('office-risk.member'),
              value: <Link to={`/members/${flag.member.id}`}>{flag.member.username}</Link>,
            },
            ...facts,
            { name: _('office-risk.raised'), value: moment(flag.raisedAt) },
            ...(flag.operator ? [{ name: _('office-risk.operator'), value: flag.operator }] : []),
            ...(flag.decidedAt ? [{ name: _('office-risk.decided'), value: moment(flag.decidedAt) }] : []),
          ]}
        />
        {flag.notes.length > 0 && (
          <ul className={styles.notes} aria-label={_('office-risk.notes')}>
            {flag.notes.map(({ at, by, text }) => (
              <li key={`${at} ${by}`}>
                <p>{text}</p>
                <p className={styles.note}>
                  {by} · {moment(at)}
                </p>
              </li>
            ))}
          </ul>
        )}
        {mayChange && <FlagDeeds flag={flag} />}
      </div>
    </Card>
  )
}

const SUMS = ['deposited', 'withdrawn', 'played', 'ofDay', 'ofMonth'] as const

/** What was found, in figures and names. */
function useEvidence({ others, accounts, number, hours, ...sums }: Evidence): readonly Fact[] {
  const { _ } = useLingui()
  const money = useMoney()
  return [
    ...(others
      ? [
          {
            name: _('office-risk.others'),
            value: (
              <span className={styles.others}>
                {others.map(({ id, username }) => (
                  <Link key={id} to={`/members/${id}`}>
                    {username}
                  </Link>
                ))}
              </span>
            ),
          },
        ]
      : []),
    ...(accounts === undefined ? [] : [{ name: _('office-risk.accounts'), value: accounts }]),
    ...(number === undefined ? [] : [{ name: _('office-risk.number', { hours: hours ?? 1 }), value: number }]),
    ...SUMS.flatMap((name) => {
      const sum = sums[name]
      return sum === undefined ? [] : [{ name: _(`office-risk.${name}`), value: money(sum) }]
    }),
  ]
}
