import { useLingui } from '@lingui/react'
import {
  type Application,
  grantApplication,
  rejectApplication,
  takeApplication,
} from '@sanuk/contracts/office-activities'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { toast } from '@sanuk/ui/toast'
import { Check, Hand, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ReasonDialog } from '../../components/desk/reason-dialog.tsx'
import { useWrittenMoney } from '../../components/use-money.tsx'
import { call } from '../../wire/call.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useSending } from '../../wire/use-sending.ts'
import { ACTIVITIES } from './activities.ts'

type Props = { readonly application: Application }
type Deed = 'grant' | 'reject'

/** Takes an application to work on, grants it or refuses it. */
export function DecideApplication({ application }: Props) {
  const { _ } = useLingui()
  const { busy, send } = useSending(ACTIVITIES)
  const [open, setOpen] = useState<Deed | null>(null)
  const params = { id: application.id }

  return (
    <>
      {!application.own && (
        <Button
          look="outline"
          icon={<Hand />}
          busy={busy}
          onClick={() => send(() => call(takeApplication, { params }))}
        >
          {_('office-activities.take')}
        </Button>
      )}
      <Button icon={<Check />} onClick={() => setOpen('grant')}>
        {_('office-activities.grant')}
      </Button>
      <Button look="outline" icon={<X />} onClick={() => setOpen('reject')}>
        {_('office-activities.reject')}
      </Button>
      {open === 'grant' && <GrantDialog application={application} onClose={() => setOpen(null)} />}
      {open === 'reject' && <RejectDialog application={application} onClose={() => setOpen(null)} />}
    </>
  )
}

type DialogProps = Props & { readonly onClose: () => void }

function GrantDialog({ application: { id, activity }, onClose }: DialogProps) {
  const { _ } = useLingui()
  const form = useId()
  const money = useWrittenMoney()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const { busy, fault, send } = useSending(ACTIVITIES)
  const [amount, setAmount] = useState(activity.alone)
  const takesTwo = isMoney(amount) && parseAmount(amount) > parseAmount(activity.alone)

  async function grant(event: FormEvent) {
    event.preventDefault()
    let proposal: string | null = null
    const work = async () => {
      ;({ proposal } = await call(grantApplication, { params: { id }, body: { amount } }))
    }
    if (!(await send(work))) return
    toast.success(_(proposal ? 'office-activities.proposed' : 'office-activities.granted'))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={_('office-activities.grant.ask')}
      description={_('office-activities.grant.effect', { most: money(activity.most) })}
      closeLabel={_('office.close')}
      error={fault}
      footer={
        <Button type="submit" form={form} busy={busy} disabled={!isMoney(amount)}>
          {_(takesTwo ? 'office-activities.propose' : 'office-activities.grant')}
        </Button>
      }
    >
      <form id={form} onSubmit={grant}>
        <Field
          label={_('office-activities.amount')}
          hint={_('office-activities.alone.hint', { alone: money(activity.alone) })}
        >
          <MoneyInput currency={currency} value={amount} onChange={setAmount} />
        </Field>
      </form>
    </Dialog>
  )
}

function RejectDialog({ application: { id }, onClose }: DialogProps) {
  const { _ } = useLingui()
  return (
    <ReasonDialog
      about={ACTIVITIES}
      open
      onClose={onClose}
      title={_('office-activities.reject.ask')}
      description={_('office-activities.reject.effect')}
      label={_('office-activities.reason')}
      word={_('office-activities.reject')}
      look="danger"
      onSend={async (reason) => {
        await call(rejectApplication, { params: { id }, body: { reason } })
        return _('office-activities.rejected')
      }}
    />
  )
}
