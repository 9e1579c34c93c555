import { useLingui } from '@lingui/react'
import type { Withdrawal } from '@sanuk/contracts/withdrawals'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { type About, NotReceived } from './ask-arrived.tsx'
import styles from './withdrawals.module.css'

type Part = Withdrawal['parts'][number]

const LOOKS = { received: 'good', automatic: 'good', not_received: 'bad' } as const

/** The payments that left, each with its reference at the bank and what was said of it. */
export function PartList({ withdrawal, about }: { readonly withdrawal: Withdrawal; readonly about: About }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const { parts } = withdrawal
  if (parts.length === 0) return null
  return (
    <section className={styles.part}>
      <h4 className={styles.small}>{_('withdrawals.parts')}</h4>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.number}>
            <div className={styles.grow}>
              <Money amount={parseAmount(part.amount)} currency={currency} />
              <span className={styles.note}>{_('withdrawals.part.reference', { reference: part.bankReference })}</span>
              <time className={styles.note} dateTime={part.paidAt}>
                {moment(part.paidAt)}
              </time>
            </div>
            <PartAnswer part={part} isOneOfMany={parts.length > 1} about={about} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PartAnswerProps = { readonly part: Part; readonly isOneOfMany: boolean; readonly about: About }

/** What was said of a payment; one of several may be answered for itself, an automatic receipt may be disputed. */
function PartAnswer({ part, isOneOfMany, about }: PartAnswerProps) {
  const { _ } = useLingui()
  const { number, answer, amount, disputableUntil, returned } = part
  const missing = (word: 'withdrawals.answer.dispute' | 'withdrawals.answer.not_received') => (
    <NotReceived small sums={[amount]} onSay={() => about.answer('not_received', number)}>
      {_(word)}
    </NotReceived>
  )
  if (returned) return <Badge>{_('withdrawals.part.returned')}</Badge>
  if (answer === null && isOneOfMany) {
    return (
      <div className={styles.actions}>
        <Button size="small" look="outline" busy={about.busy} onClick={() => about.answer('received', number)}>
          {_('withdrawals.answer.received')}
        </Button>
        {missing('withdrawals.answer.not_received')}
      </div>
    )
  }
  if (answer === null) return null
  const isOpen = answer === 'automatic' && disputableUntil !== null && Date.parse(disputableUntil) > Date.now()
  return (
    <div className={styles.actions}>
      <Badge look={LOOKS[answer]}>{_(`withdrawals.part.${answer}`)}</Badge>
      {isOpen && missing('withdrawals.answer.dispute')}
    </div>
  )
}
