import { useLingui } from '@lingui/react'
import { THAI_BANKS } from '@sanuk/contracts/thai-banks'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Facts } from '@sanuk/ui/facts'
import { useState } from 'react'
import { useMoney } from '../../components/use-money.tsx'
import { useSending } from '../../wire/use-sending.ts'
import { type Whole, WITHDRAWALS } from './withdrawals.ts'

type Props = {
  readonly whole: Whole
  readonly payBy: 'bank' | 'hand'
  /** What is paid, as wire money. */
  readonly sum: string
  /** What the button says, here and in the dialog. */
  readonly word: string
  readonly look?: 'primary' | 'outline'
  readonly onConfirm: () => Promise<unknown>
}

/** A button that lets money leave: it first shows to whom, how much, to which account and how. */
export function ConfirmPayout({ whole, payBy, sum, word, look = 'primary', onConfirm }: Props) {
  const { _ } = useLingui()
  const money = useMoney()
  const { busy, fault, send } = useSending(WITHDRAWALS)
  const [open, setOpen] = useState(false)
  const { withdrawal, accountNumber } = whole
  const { username, bank, masked, holder, currency } = withdrawal

  async function confirm() {
    if (await send(onConfirm)) setOpen(false)
  }

  return (
    <>
      <Button wide look={look} onClick={() => setOpen(true)}>
        {word}
      </Button>
      <Dialog
        role="alertdialog"
        open={open}
        onClose={() => setOpen(false)}
        locked={busy}
        title={_('office-withdrawals.confirm')}
        description={_(`office-withdrawals.confirm.${payBy}`)}
        error={fault}
        footer={
          <>
            <Button look="outline" disabled={busy} onClick={() => setOpen(false)}>
              {_('office.cancel')}
            </Button>
            <Button busy={busy} onClick={confirm}>
              {word}
            </Button>
          </>
        }
      >
        <Facts
          facts={[
            { name: _('office-withdrawals.member'), value: username },
            { name: _('office-withdrawals.amount'), value: money(sum, { code: currency }) },
            { name: _('office-withdrawals.bank'), value: `${THAI_BANKS[bank].symbol} (${bank})` },
            { name: _('office-withdrawals.number'), value: accountNumber ?? masked },
            { name: _('office-withdrawals.holder'), value: holder },
            { name: _('office-withdrawals.method'), value: _(`office-withdrawals.method.${payBy}`) },
          ]}
        />
      </Dialog>
    </>
  )
}
