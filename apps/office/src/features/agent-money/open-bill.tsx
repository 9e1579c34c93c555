import { useLingui } from '@lingui/react'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import type { ReactNode } from 'react'
import { useMoney } from '../../components/use-money.tsx'
import styles from './bills.module.css'
import { type Bill, differenceOf, writeTierReached } from './bills.ts'

/** As long as the contract takes. */
const REASON_MAX = 255

type Props = {
  readonly bill: Bill
  /** Why it is denied; left out where it is paid. */
  readonly denial: string | undefined
  readonly fault: string | undefined
  /** Denies it with a reason, or pays it after all (`null`); left out for those who may not decide. */
  readonly onDeny: ((reason: string | null) => void) | undefined
}

/** A bill that waits for a decision: how it came about, whether it is paid, and why not. */
export function OpenBill({ bill, denial, fault, onDeny }: Props) {
  const { _ } = useLingui()
  const money = useMoney()
  const { username } = bill.agent
  return (
    <li className={styles.bill}>
      <div className={styles.head}>
        {onDeny ? (
          <Checkbox
            checked={denial === undefined}
            aria-label={_('office-agent-bills.decide.pay', { username })}
            onChange={(event) => onDeny(event.target.checked ? null : '')}
          >
            {username}
          </Checkbox>
        ) : (
          <span>{username}</span>
        )}
        {money(bill.earned)}
      </div>
      {onDeny && denial !== undefined && (
        <Field label={_('office-agent-bills.decide.reason', { username })} hint={_('office.reason.seen')} error={fault}>
          <TextInput required maxLength={REASON_MAX} value={denial} onChange={(event) => onDeny(event.target.value)} />
        </Field>
      )}
      <BillFigures bill={bill} />
      {bill.limited && <p className={styles.note}>{_('office-agent-bills.limited.note')}</p>}
    </li>
  )
}

function BillFigures({ bill }: Pick<Props, 'bill'>) {
  const { _ } = useLingui()
  const money = useMoney()
  const { loss, amount, below, earned, before } = bill
  const difference = differenceOf(bill)
  const none = _('office.none')
  const figures: readonly (readonly [name: string, value: ReactNode])[] = [
    [_('office-agent-bills.tier'), writeTierReached(bill, _)],
    [_('office-agent-bills.loss'), money(loss)],
    [_('office-agent-bills.amount'), money(amount)],
    [_('office-agent-bills.below'), money(below)],
    [_('office-agent-money.earned'), money(earned)],
    [_('office-agent-bills.before'), before === null ? none : money(before)],
    [_('office-agent-bills.difference'), difference === null ? none : money(difference, { net: true })],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
