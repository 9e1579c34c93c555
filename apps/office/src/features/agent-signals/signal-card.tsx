import { useLingui } from '@lingui/react'
import type { AgentSignal } from '@sanuk/contracts/office-agent-signals'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Link } from 'wouter'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { SignalActions } from './signal-actions.tsx'
import { useSignalFacts } from './signal-facts.tsx'
import styles from './signals.module.css'
import { SIGNAL_LOOKS } from './signals.ts'

type Props = { readonly signal: AgentSignal }

/** One signal: about whom, why, what was found, where to look on, and what an operator said. */
export function SignalCard({ signal }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('agents.change')
  const facts = useSignalFacts(signal)
  const { agent, evidence, state } = signal
  return (
    <Card
      title={_(`office-agent-signals.kind.${evidence.kind}`)}
      mark={<Badge look={SIGNAL_LOOKS[state]}>{_(`office-agent-signals.state.${state}`)}</Badge>}
    >
      <div className={styles.signal}>
        <p className={styles.note}>{_(`office-agent-signals.why.${evidence.kind}`)}</p>
        <Facts
          facts={[
            {
              name: _('office-agent-signals.agent'),
              value: <Link to={`/agents?id=${agent.id}`}>{agent.username}</Link>,
            },
            ...facts,
          ]}
        />
        <Review signal={signal} />
        <div className={styles.actions}>
          <Sources signal={signal} />
          {mayChange && <SignalActions signal={signal} />}
        </div>
      </div>
    </Card>
  )
}

function Review({ signal: { review } }: Props) {
  const { _ } = useLingui()
  const moment = useMoment()
  if (!review) return null
  return (
    <div className={styles.review}>
      <p>{review.note}</p>
      <p className={styles.note}>
        {review.by} · {moment(review.at)}
      </p>
      {review.grown && <p>{_('office-agent-signals.grown')}</p>}
    </div>
  )
}

/** The lists on which a signal is based; accounts lead to their own pages. */
function Sources({ signal: { agent, evidence } }: Props) {
  const { _ } = useLingui()
  const may = useMay()
  const look = buttonClass({ look: 'outline' })
  if (evidence.kind === 'opened_accounts') return null
  if (evidence.kind === 'shared_access') {
    if (!may('risk.see')) return null
    return (
      <Link to={`/risk?member=${agent.id}`} className={look}>
        {_('office-agent-signals.open.risk')}
      </Link>
    )
  }
  return (
    <>
      <Link to={`/agent-money?agent=${agent.id}`} className={look}>
        {_('office-agent-signals.open.pay')}
      </Link>
      <Link to={`/agent-money/dividends?agent=${agent.id}`} className={look}>
        {_('office-agent-signals.open.bills')}
      </Link>
    </>
  )
}
