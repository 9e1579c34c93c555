import { useLingui } from '@lingui/react'
import * as contract from '@sanuk/contracts/office-withdrawals'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { toast } from '@sanuk/ui/toast'
import { useMay, useOperator } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { AskReason } from './ask-reason.tsx'
import { PayDialog } from './pay-dialog.tsx'
import styles from './withdrawals.module.css'
import { type Whole, WITHDRAWALS, type Withdrawal } from './withdrawals.ts'

/** What an operator may do now: who is at it, and the decisions that follow from how it stands. */
export function WhatToDo({ whole }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const own = useOperator()
  const { withdrawal } = whole
  const { claimedBy } = withdrawal
  const isFree = claimedBy === null || claimedBy.id === own?.id
  return (
    <Card title={_('office-withdrawals.do')}>
      <div className={styles.doing}>
        {claimedBy && <p className={styles.note}>{_('office-withdrawals.claimed', { name: claimedBy.username })}</p>}
        <Claim withdrawal={withdrawal} isOwn={claimedBy !== null && claimedBy.id === own?.id} />
        {isFree && <Decisions whole={whole} />}
      </div>
    </Card>
  )
}

function Claim({ withdrawal, isOwn }: { readonly withdrawal: Withdrawal; readonly isOwn: boolean }) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(WITHDRAWALS)
  const { id, claimedBy } = withdrawal
  const claim = () => send(() => call(contract.claimWithdrawal, { params: { id }, body: { claimed: !isOwn } }))
  const word = claimedBy
    ? _('office-withdrawals.claim.over', { name: claimedBy.username })
    : _('office-withdrawals.claim')
  return (
    <>
      <Button look="outline" wide busy={busy} onClick={claim}>
        {isOwn ? _('office-withdrawals.release') : word}
      </Button>
      <p role="alert">{fault}</p>
    </>
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
            word={_('office-withdrawals.return')}
            title={_('office-withdrawals.return.ask')}
            onSend={(reason) => call(contract.returnRest, { params, body: { reason } })}
          />
        )}
      </>
    )
  }
  if (state === 'disputed' && may('money.decide')) {
    return (['received', 'refunded'] as const).map((outcome) => (
      <AskReason
        key={outcome}
        word={_(`office-withdrawals.settle.${outcome}`)}
        title={_(`office-withdrawals.settle.${outcome}.ask`)}
        onSend={(reason) => call(contract.settleDispute, { params, body: { outcome, reason } })}
      />
    ))
  }
  return <p className={styles.note}>{_('office-withdrawals.do.nothing')}</p>
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
      word={_('office-withdrawals.reject')}
      title={_('office-withdrawals.reject.ask')}
      onSend={(reason) => call(contract.rejectWithdrawal, { params: { id }, body: { reason } })}
    />
  )
}
