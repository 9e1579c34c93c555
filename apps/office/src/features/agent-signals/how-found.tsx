import { useLingui } from '@lingui/react'
import { AGENT_SIGNALS, type listAgentSignals } from '@sanuk/contracts/office-agent-signals'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useWrittenMoney } from '../../components/use-money.tsx'
import { useWriteDays } from '../../language/use-write-days.ts'
import styles from './signals.module.css'

/** From when on something is a signal, in words. */
export function HowFound({ answer }: { readonly answer: AnswerOf<typeof listAgentSignals> }) {
  const { _ } = useLingui()
  const money = useWrittenMoney()
  const writeDays = useWriteDays()
  const leasts = { valid: money(answer.validLeast), earned: money(answer.earnedLeast) }
  const days = { from: writeDays.short(answer.from), to: writeDays.short(answer.to) }
  return (
    <details className={styles.how}>
      <summary>{_('office-agent-signals.how')}</summary>
      <p>{_('office-agent-signals.how.days', days)}</p>
      <p>{_('office-agent-signals.how.reviewed')}</p>
      <dl>
        {AGENT_SIGNALS.map((kind) => (
          <div key={kind}>
            <dt>{_(`office-agent-signals.kind.${kind}`)}</dt>
            <dd>{_(`office-agent-signals.how.${kind}`, leasts)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
