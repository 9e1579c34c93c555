import { useLingui } from '@lingui/react'
import * as contract from '@sanuk/contracts/office-cashier'
import { Card } from '@sanuk/ui/card'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import { AskReason } from '../../components/desk/ask-reason.tsx'
import { Claim } from '../../components/desk/claim.tsx'
import styles from '../../components/desk/desk.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { call } from '../../wire/call.ts'
import { DEPOSITS } from './deposits.ts'
import type { WholePayment } from './payment-page.tsx'

type Props = { readonly whole: WholePayment }

/** Held money: whose it is, or back with it. */
export function PaymentDoing({ whole }: Props) {
  const { _ } = useLingui()
  const { payment } = whole
  const params = { id: payment.id }
  return (
    <Card title={_('office-cashier.do')}>
      <Claim
        about={DEPOSITS}
        claimedBy={payment.claimedBy}
        onClaim={(claimed) => call(contract.claimPayment, { params, body: { claimed } })}
      >
        {payment.result === 'returning' && <p className={styles.note}>{_('office-cashier.do.returning')}</p>}
        {payment.result !== 'returning' && payment.result !== 'held_for_review' && (
          <p className={styles.note}>{_('office-cashier.do.nothing')}</p>
        )}
        {payment.result === 'held_for_review' && payment.proposed && (
          <p className={styles.note}>{_('office-cashier.do.proposed')}</p>
        )}
        {payment.result === 'held_for_review' && !payment.proposed && (
          <>
            <Candidates whole={whole} />
            <ToMember id={payment.id} />
            <AskReason
              about={DEPOSITS}
              word={_('office-cashier.return')}
              title={_('office-cashier.return.ask')}
              hint={_('office.reason.kept')}
              onSend={(reason) => call(contract.returnPayment, { params, body: { reason } })}
            />
          </>
        )}
      </Claim>
    </Card>
  )
}

/** Orders it might be for, the nearest amount first. */
function Candidates({ whole: { payment, candidates } }: Props) {
  const { _ } = useLingui()
  const money = useMoney()
  const params = { id: payment.id }
  if (candidates.length === 0) return <p className={styles.note}>{_('office-cashier.match.none')}</p>
  return (
    <ul className={styles.log}>
      {candidates.slice(0, 4).map((deposit) => (
        <li key={deposit.id}>
          <span className={styles.line}>
            <strong>{deposit.username}</strong>
            {money(deposit.amount, { code: deposit.currency })}
          </span>
          <span className={styles.note}>
            {deposit.reference} · {_(`office-cashier.state.${deposit.state}`)}
          </span>
          <AskReason
            about={DEPOSITS}
            word={_('office-cashier.match.to')}
            title={`${_('office-cashier.match')} ${deposit.reference}`}
            hint={_('office.reason.kept')}
            onSend={(reason) => call(contract.creditPayment, { params, body: { to: { deposit: deposit.id }, reason } })}
          />
        </li>
      ))}
    </ul>
  )
}

function ToMember({ id }: { readonly id: string }) {
  const { _ } = useLingui()
  const [username, setUsername] = useState('')
  const to = { username: username.trim() }
  return (
    <AskReason
      about={DEPOSITS}
      word={_('office-cashier.match.member')}
      title={_('office-cashier.match.member')}
      hint={_('office.reason.kept')}
      disabled={to.username === ''}
      onSend={(reason) => call(contract.creditPayment, { params: { id }, body: { to, reason } })}
    >
      <Field label={_('office-cashier.match.username')}>
        <TextInput maxLength={64} value={username} onChange={(event) => setUsername(event.target.value)} />
      </Field>
    </AskReason>
  )
}
