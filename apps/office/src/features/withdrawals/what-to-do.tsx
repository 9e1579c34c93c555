import { useLingui } from '@lingui/react'
import * as contract from '@sanuk/contracts/office-withdrawals'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { toast } from '@sanuk/ui/toast'
import { DecidesFrom } from '../../components/decides-from.tsx'
import { AskReason } from '../../components/desk/ask-reason.tsx'
import { Claim } from '../../components/desk/claim.tsx'
import styles from '../../components/desk/desk.module.css'
import { useDecidesFrom, useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
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

function Decisions({ whole: { withdrawal, bankFault } }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const may = useMay()
  const { id, state, proposed, bankHasIt } = withdrawal
  const params = { id }
  if (bankHasIt) {
    const word = bankFault ? 'office-withdrawals.do.bank.silent' : 'office-withdrawals.do.bank'
    return <p className={styles.note}>{_(word)}</p>
  }
  if (state === 'waiting') {
    return (
      <>
        {proposed ? <p className={styles.note}>{_('office-withdrawals.do.proposed')}</p> : <Approve id={id} />}
        <Reject id={id} />
      </>
    )
  }
  if (state === 'approved' || state === 'partly_paid') {
    return (
      <>
        <Order id={id} />
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

function Approve({ id }: { readonly id: string }) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(WITHDRAWALS)
  const approve = (payBy: 'bank' | 'hand') =>
    send(async () => {
      const { result } = await call(contract.approveWithdrawal, { params: { id }, body: { payBy } })
      toast.success(_(result === 'approved' ? 'office-withdrawals.approved' : 'office-withdrawals.approve.proposed'))
    })
  return (
    <>
      <Button wide busy={busy} onClick={() => approve('bank')}>
        {_('office-withdrawals.approve.bank')}
      </Button>
      <Button wide look="outline" busy={busy} onClick={() => approve('hand')}>
        {_('office-withdrawals.approve.hand')}
      </Button>
      <p role="alert">{fault}</p>
    </>
  )
}

function Order({ id }: { readonly id: string }) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(WITHDRAWALS)
  return (
    <>
      <Button wide busy={busy} onClick={() => send(() => call(contract.orderPayout, { params: { id } }))}>
        {_('office-withdrawals.order')}
      </Button>
      <p role="alert">{fault}</p>
    </>
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
