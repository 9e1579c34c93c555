import { useLingui } from '@lingui/react'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { wholeLineOf } from './bill-arithmetic.ts'
import styles from './dividend.module.css'
import { Step } from './step.tsx'
import type { DividendDetail } from './use-dividend.ts'
import { useWriteSize } from './use-write-size.ts'

type DetailProps = { readonly detail: DividendDetail }

/** From what the own contract brings to what is left of it for the agent. */
export function ShareSteps({ detail }: DetailProps) {
  return (
    <>
      <LimitStep detail={detail} />
      <BelowStep detail={detail} />
      <EarnedStep detail={detail} />
    </>
  )
}

function LimitStep({ detail: { bill } }: DetailProps) {
  const { _ } = useLingui()
  const size = useWriteSize()
  const label = _('agent-dividend.limit')
  if (!bill.limited) {
    return <Step label={label} value={_('agent-dividend.limit.no')} note={_('agent-dividend.limit.no.note')} />
  }
  const values = { granted: size(writeAmount(wholeLineOf(bill))), amount: size(bill.amount) }
  return <Step label={label} value={_('agent-dividend.limit.yes', values)} note={_('agent-dividend.limit.yes.note')} />
}

function BelowStep({ detail: { bill, lines } }: DetailProps) {
  const { _ } = useLingui()
  const size = useWriteSize()
  const label = _('agent-dividend.below')
  const isNothing = parseAmount(bill.below) === 0n
  return (
    <Step
      label={label}
      value={size(bill.below)}
      note={_(isNothing ? 'agent-dividend.below.none' : 'agent-dividend.below.note')}
    >
      {!isNothing && lines.length > 0 && (
        <ul className={styles.lines} aria-label={label}>
          {lines.map(({ agent, amount }) => (
            <li key={agent.id}>
              <span>{_('agent-dividend.below.line', { username: agent.username })}</span> <span>{size(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </Step>
  )
}

function EarnedStep({ detail: { bill } }: DetailProps) {
  const { _ } = useLingui()
  const size = useWriteSize()
  const label = _('agent-dividend.earned')
  const whole = wholeLineOf(bill)
  // Agents below may get more than the own contract brings; the agent does not pay for it.
  if (whole > parseAmount(bill.amount)) {
    return <Step label={label} value={size(bill.earned)} note={_('agent-dividend.earned.over')} />
  }
  const values = { whole: size(writeAmount(whole)), below: size(bill.below), earned: size(bill.earned) }
  return (
    <Step
      label={label}
      value={parseAmount(bill.below) > 0n ? _('agent-dividend.earned.formula', values) : values.earned}
    />
  )
}
