import { useLingui } from '@lingui/react'
import { askPayout, cancelPayout } from '@sanuk/contracts/office-withdrawals'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { useState } from 'react'
import styles from '../../components/desk/desk.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { ResolveDialog } from './resolve-dialog.tsx'
import { type Whole, WITHDRAWALS } from './withdrawals.ts'

type BankSays = AnswerOf<typeof askPayout>['result']

/** What can be done about an order that the bank has: ask, cancel, or say how it ended. */
export function BankOrder({ whole: { withdrawal, bankFault } }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(WITHDRAWALS)
  const { id, proposed } = withdrawal
  const [said, setSaid] = useState<BankSays>()
  const ask = () => send(async () => setSaid((await call(askPayout, { params: { id } })).result))
  return (
    <>
      <p className={styles.note}>{_(bankFault ? 'office-withdrawals.do.bank.silent' : 'office-withdrawals.do.bank')}</p>
      <Button wide look="outline" busy={busy} onClick={ask}>
        {_('office-withdrawals.ask_bank')}
      </Button>
      <p role="status" className={styles.note}>
        {said && _(`office-withdrawals.bank_says.${said}`)}
      </p>
      <p role="alert">{fault}</p>
      <CancelOrder withdrawal={withdrawal} onSaid={setSaid} />
      {proposed ? (
        <p className={styles.note}>{_('office-withdrawals.do.proposed')}</p>
      ) : (
        <ResolveDialog withdrawal={withdrawal} />
      )}
    </>
  )
}

type CancelProps = Pick<Whole, 'withdrawal'> & { readonly onSaid: (said: BankSays) => void }

function CancelOrder({ withdrawal: { id, username, remaining, currency }, onSaid }: CancelProps) {
  const { _ } = useLingui()
  const money = useMoney()
  const { fault, send } = useSending(WITHDRAWALS)
  const [open, setOpen] = useState(false)

  async function cancel() {
    if (await send(async () => onSaid((await call(cancelPayout, { params: { id } })).result))) setOpen(false)
  }

  return (
    <>
      <Button wide look="outline" onClick={() => setOpen(true)}>
        {_('office-withdrawals.cancel_order')}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        onCancel={() => setOpen(false)}
        onConfirm={cancel}
        title={_('office-withdrawals.cancel_order.ask')}
        cancelLabel={_('office.cancel')}
        confirmLabel={_('office-withdrawals.cancel_order')}
        error={fault}
      >
        {username} · {money(remaining, { code: currency })}. {_('office-withdrawals.cancel_order.note')}
      </ConfirmDialog>
    </>
  )
}
