import { useLingui } from '@lingui/react'
import * as contract from '@sanuk/contracts/office-cashier'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import { AskReason } from '../../components/desk/ask-reason.tsx'
import { Claim } from '../../components/desk/claim.tsx'
import styles from '../../components/desk/desk.module.css'
import { call } from '../../wire/call.ts'
import { DEPOSITS } from './deposits.ts'

type Props = { readonly whole: contract.DepositRecord }

/** What an operator may do about a deposit. */
export function DepositDoing({ whole }: Props) {
  const { _ } = useLingui()
  const { deposit } = whole
  const params = { id: deposit.id }
  const isOpen = deposit.state !== 'credited'
  return (
    <Card title={_('office-cashier.do')}>
      <Claim
        about={DEPOSITS}
        claimedBy={deposit.claimedBy}
        onClaim={(claimed) => call(contract.claimDeposit, { params, body: { claimed } })}
      >
        {!isOpen && <p className={styles.note}>{_('office-cashier.do.nothing')}</p>}
        {isOpen && deposit.proposed && <p className={styles.note}>{_('office-cashier.do.proposed')}</p>}
        {isOpen && !deposit.proposed && <Credit whole={whole} />}
        {deposit.slip?.state === 'waiting' && (
          <AskReason
            about={DEPOSITS}
            word={_('office-cashier.reject')}
            title={_('office-cashier.reject.ask')}
            hint={_('office.reason.seen')}
            onSend={(reason) => call(contract.rejectSlip, { params, body: { reason } })}
          />
        )}
      </Claim>
    </Card>
  )
}

/** Credits what somebody saw at the bank, by the bank’s own reference. */
function Credit({ whole: { deposit, twoFrom } }: Props) {
  const { _ } = useLingui()
  const [amount, setAmount] = useState(deposit.amount)
  const [bankReference, setReference] = useState('')
  const currency = currencyOf(deposit.currency)
  const body = { amount, bankReference: bankReference.trim() }
  return (
    <AskReason
      about={DEPOSITS}
      word={_('office-cashier.credit.send')}
      title={_('office-cashier.credit.ask')}
      hint={_('office.reason.kept')}
      look="primary"
      disabled={!isMoney(amount) || body.bankReference === ''}
      onSend={(reason) => call(contract.creditDeposit, { params: { id: deposit.id }, body: { ...body, reason } })}
    >
      <Field label={_('office-cashier.bank_reference')}>
        <TextInput maxLength={255} value={bankReference} onChange={(event) => setReference(event.target.value)} />
      </Field>
      <Field
        label={_('office-cashier.amount')}
        hint={_('office-cashier.credit.two', { sum: formatMoney(parseAmount(twoFrom), currency) })}
      >
        <MoneyInput currency={currency} value={amount} onChange={setAmount} />
      </Field>
    </AskReason>
  )
}
