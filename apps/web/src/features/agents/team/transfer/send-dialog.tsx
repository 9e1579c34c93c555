import { useLingui } from '@lingui/react'
import { downlineTransfer } from '@sanuk/contracts/agent-members'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Chips } from '@sanuk/ui/chips'
import { Dialog } from '@sanuk/ui/dialog'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { RefusedError } from '@sanuk/wire/faults'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Send } from 'lucide-react'
import { useState } from 'react'
import { useCurrency } from '../../../../brand/use-currency.ts'
import { useSwitchPage } from '../../../../panels/use-switch-page.ts'
import { faultText } from '../../../../wire/fault-text.ts'
import { keyOf, queryClient, read } from '../../../../wire/read.ts'
import { SendForm } from './send-form.tsx'
import styles from './transfer.module.css'
import type { Standing } from './use-send-form.ts'

type Receiver = { readonly id: string; readonly username: string }
type SendDialogProps = { readonly member: Receiver; readonly onClose: () => void }

/** Sends money to somebody right below, or to another one who got some lately. */
export function SendDialog({ member, onClose }: SendDialogProps) {
  const { _ } = useLingui()
  const [receiver, setReceiver] = useState(member)
  const [sent, setSent] = useState<string | null>(null)

  function onSent(amount: string) {
    setSent(amount)
    queryClient.invalidateQueries({ queryKey: keyOf(downlineTransfer) })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={_('site.close')}
      title={_('agent-transfer.title', { username: receiver.username })}
      description={_('agent-transfer.lead')}
    >
      {sent === null ? (
        <Wish receiver={receiver} onReceiver={setReceiver} onSent={onSent} />
      ) : (
        <Sent amount={sent} username={receiver.username} onAgain={() => setSent(null)} onClose={onClose} />
      )}
    </Dialog>
  )
}

type WishProps = {
  readonly receiver: Receiver
  readonly onReceiver: (receiver: Receiver) => void
  readonly onSent: (amount: string) => void
}

function Wish({ receiver, onReceiver, onSent }: WishProps) {
  const { _ } = useLingui()
  const { data, error, refetch } = useQuery({
    ...read(downlineTransfer, { query: { to: receiver.id } }),
    staleTime: 0,
  })
  if (error instanceof RefusedError && error.code === 'function_off') {
    return (
      <EmptyState icon={<Send />} title={_('agent-transfer.shut')}>
        {_('agent-transfer.shut.note')}
      </EmptyState>
    )
  }
  if (error && !data) {
    return (
      <ErrorState title={_('agent-transfer.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton shape="card" height="240px" />
  return (
    <div className={styles.body}>
      <Receivers standing={data} onReceiver={onReceiver} />
      {data.hindrance ? (
        <EmptyState icon={<Send />} title={_(`agent-transfer.hindrance.${data.hindrance}`)} />
      ) : (
        <SendForm key={receiver.id} standing={data} onSent={onSent} />
      )}
    </div>
  )
}

type ReceiversProps = { readonly standing: Standing; readonly onReceiver: (receiver: Receiver) => void }

/** Who got money last; nobody where it would be the one who is chosen anyway. */
function Receivers({ standing: { member, receivers }, onReceiver }: ReceiversProps) {
  const { _ } = useLingui()
  if (!receivers.some(({ id }) => id !== member.id)) return null
  const pick = (picked: string) => {
    const receiver = receivers.find(({ id }) => id === picked)
    if (receiver) onReceiver(receiver)
  }
  return (
    <div className={styles.receivers}>
      <span className={styles.label} aria-hidden>
        {_('agent-transfer.receivers')}
      </span>
      <Chips
        size="small"
        label={_('agent-transfer.receivers')}
        options={receivers.map(({ id, username }) => ({ value: id, label: username }))}
        value={member.id}
        onPick={pick}
      />
    </div>
  )
}

type SentProps = {
  readonly amount: string
  readonly username: string
  readonly onAgain: () => void
  readonly onClose: () => void
}

function Sent({ amount, username, onAgain, onClose }: SentProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const switchPage = useSwitchPage()
  return (
    <div role="status">
      <EmptyState
        icon={<CircleCheck />}
        title={_('agent-transfer.done', { amount: formatMoney(parseAmount(amount), currency), username })}
        action={
          <div className={styles.actions}>
            <Button autoFocus onClick={onClose}>
              {_('agent-transfer.finish')}
            </Button>
            <Button look="outline" onClick={onAgain}>
              {_('agent-transfer.again')}
            </Button>
            <Button look="ghost" onClick={() => switchPage('transactionHistory')}>
              {_('agent-transfer.record')}
            </Button>
          </div>
        }
      >
        {_('agent-transfer.done.note')}
      </EmptyState>
    </div>
  )
}
