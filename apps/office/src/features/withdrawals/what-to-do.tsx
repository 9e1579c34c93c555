import { useLingui } from '@lingui/react'
import * as contract from '@sanuk/contracts/office-withdrawals'
import { Card } from '@sanuk/ui/card'
import { toast } from '@sanuk/ui/toast'
import { DecidesFrom } from '../../components/decides-from.tsx'
import { AskReason } from '../../components/desk/ask-reason.tsx'
import { Claim } from '../../components/desk/claim.tsx'
import styles from '../../components/desk/desk.module.css'
import { useDecidesFrom, useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { BankOrder } from './bank-order.tsx'
import { ConfirmPayout } from './confirm-payout.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { type Whole, WITHDRAWALS } from './withdrawals.ts'

/** What an operator may do now: who is at it, and the decisions that follow from how it stands. */
export function WhatToDo({ whole }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const { id, claimedBy } = whole.withdrawal
  return (
    <Card title={_('office-withdrawals.do')}>
      <Claim
        about={WITHDRAWALS}
        claimedBy={claimedBy}
        onClaim={(claimed) => call(contract.claimWithdrawal, { params: { id }, body: { claimed } })}
      >
        <Decisions whole={whole} />
      </Claim>
    </Card>
  )
}

function Decisions({ whole }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const may = useMay()
  const { withdrawal } = whole
  const { id, state, proposed, bankHasIt } = withdrawal
  const params = { id }
  if (bankHasIt) return <BankOrder whole={whole} />
  if (state === 'waiting') {
    return (
      <>
        {proposed ? <p className={styles.note}>{_('office-withdrawals.do.proposed')}</p> : <Approve whole={whole} />}
        <Reject id={id} />
      </>
    )
  }
  if (state === 'approved' || state === 'partly_paid') {
    return (
      <>
        <Order whole={whole} />
        <PayDialog withdrawal={withdrawal} />
        {state === 'approved' && <Reject id={id} />}
        {state === 'partly_paid' && (
          <AskReason
            about={WITHDRAWALS}
            hint={_('office.reason.seen')}
            word={_('office-withdrawals.return')}
            title={_('office-withdrawals.return.ask')}
            onSend={(reason) => call(contract.returnRest, { params, body: { reason } })}
          />
        )}
      </>
    )
  }
  if (state === 'disputed' && may('money.decide')) {
    return <Settle id={id} />
  }
  return <p className={styles.note}>{_('office-withdrawals.do.nothing')}</p>
}

function Settle({ id }: { readonly id: string }) {
  const { _ } = useLingui()
  const waits = useDecidesFrom('money.decide') !== undefined
  return (
    <>
      {(['received', 'refunded'] as const).map((outcome) => (
        <AskReason
          about={WITHDRAWALS}
          hint={_('office.reason.seen')}
          key={outcome}
          closed={waits}
          word={_(`office-withdrawals.settle.${outcome}`)}
          title={_(`office-withdrawals.settle.${outcome}.ask`)}
          onSend={(reason) => call(contract.settleDispute, { params: { id }, body: { outcome, reason } })}
        />
      ))}
      <DecidesFrom power="money.decide" />
    </>
  )
}

function Approve({ whole }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const { id, amount } = whole.withdrawal
  const approve = async (payBy: 'bank' | 'hand') => {
    const { result } = await call(contract.approveWithdrawal, { params: { id }, body: { payBy } })
    toast.success(_(result === 'approved' ? 'office-withdrawals.approved' : 'office-withdrawals.approve.proposed'))
  }
  return (['bank', 'hand'] as const).map((payBy) => (
    <ConfirmPayout
      key={payBy}
      whole={whole}
      payBy={payBy}
      sum={amount}
      word={_(`office-withdrawals.approve.${payBy}`)}
      look={payBy === 'bank' ? 'primary' : 'outline'}
      onConfirm={() => approve(payBy)}
    />
  ))
}

function Order({ whole }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const { id, remaining } = whole.withdrawal
  return (
    <ConfirmPayout
      whole={whole}
      payBy="bank"
      sum={remaining}
      word={_('office-withdrawals.order')}
      onConfirm={() => call(contract.orderPayout, { params: { id } })}
    />
  )
}

function Reject({ id }: { readonly id: string }) {
  const { _ } = useLingui()
  return (
    <AskReason
      about={WITHDRAWALS}
      hint={_('office.reason.seen')}
      word={_('office-withdrawals.reject')}
      title={_('office-withdrawals.reject.ask')}
      onSend={(reason) => call(contract.rejectWithdrawal, { params: { id }, body: { reason } })}
    />
  )
}
