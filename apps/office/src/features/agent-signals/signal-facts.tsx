import { useLingui } from '@lingui/react'
import type { AgentSignal } from '@sanuk/contracts/office-agent-signals'
import type { Fact } from '@sanuk/ui/facts'
import { MemberLink } from '../../components/member-link.tsx'
import { useMoney } from '../../components/use-money.tsx'
import styles from './signals.module.css'
import { type EvidenceOf, membersOf } from './signals.ts'

/** What was found, in figures and names. */
export function useSignalFacts(signal: AgentSignal): readonly Fact[] {
  const { _ } = useLingui()
  const money = useMoney()
  const { evidence } = signal
  const accounts = (shown: number): Fact[] => [
    { name: _('office-agent-signals.accounts'), value: shown },
    { name: _('office-agent-signals.members'), value: <Members signal={signal} of={shown} /> },
  ]
  const played = ({ valid, won, swing, earned, days }: EvidenceOf<'riskless_play' | 'pay_over_win'>): Fact[] => [
    { name: _('office-agent-signals.valid'), value: money(valid) },
    { name: _('office-agent-signals.won'), value: money(won, { net: true }) },
    { name: _('office-agent-signals.swing'), value: money(swing) },
    { name: _('office-agent-signals.earned'), value: money(earned) },
    { name: _('office-agent-signals.days'), value: days },
  ]
  switch (evidence.kind) {
    case 'shared_access':
      return [
        {
          name: _('office-agent-signals.ways'),
          value: evidence.ways.map((way) => _(`office-agent-signals.way.${way}`)).join(', '),
        },
        {
          name: _('office-agent-signals.with_agent'),
          value: _(evidence.withAgent ? 'office-agent-signals.yes' : 'office-agent-signals.no'),
        },
        ...accounts(evidence.accounts),
      ]
    case 'opened_accounts':
      return [{ name: _('office-agent-signals.signed_in'), value: evidence.signedIn }, ...accounts(evidence.accounts)]
    default:
      return played(evidence)
  }
}

function Members({ signal, of }: { readonly signal: AgentSignal; readonly of: number }) {
  const { i18n } = useLingui()
  const members = membersOf(signal)
  const more = of - members.length
  return (
    <span className={styles.members}>
      {members.map((member) => (
        <MemberLink key={member.id} member={member} />
      ))}
      {more > 0 && <span>+{i18n.number(more)}</span>}
    </span>
  )
}
