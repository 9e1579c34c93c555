import { useLingui } from '@lingui/react'
import { type ClosedPayout, payOutClosedAccount, readClosedAccount } from '@sanuk/contracts/office-closed-accounts'
import { BANK_CODES, type BankCode, THAI_BANKS } from '@sanuk/contracts/thai-banks'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Facts } from '@sanuk/ui/facts'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { Landmark } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import styles from '../../components/desk/desk.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'

type Member = { readonly id: string; readonly username: string }

/** Makes a withdrawal of what a closed account still holds. Two operators decide on it. */
export function PayOutClosed({ member }: { readonly member: Member }) {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" wide icon={<Landmark />} onClick={() => setOpen(true)}>
        {_('office-withdrawals.closed')}
      </Button>
      {open && <PayOutDialog member={member} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = { readonly member: Member; readonly onClose: () => void }

function PayOutDialog({ member: { id, username }, onClose }: DialogProps) {
  const { _ } = useLingui()
  const form = useId()
  const money = useMoney()
  const [, navigate] = useLocation()
  const { busy, fault, faults, send } = useSending(['member', id], ['withdrawals'])
  // A second press asks for nothing new.
  const [requestId] = useState(() => crypto.randomUUID())
  const [account, setAccount] = useState<ClosedPayout['account'] | null>(null)
  const [reason, setReason] = useState('')
  const { data, error } = useAsked({
    key: ['member', id, 'closed-account'],
    ask: (signal) => call(readClosedAccount, { params: { id } }, signal),
  })
  const isReady = data !== undefined && account !== null && reason.trim() !== ''

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    const body = { requestId, account, reason: reason.trim() }
    await send(async () => {
      const { withdrawal } = await call(payOutClosedAccount, { params: { id }, body })
      navigate(`/withdrawals/${withdrawal}`)
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={_('office.close')}
      title={_('office-withdrawals.closed.title', { username })}
      description={_('office-withdrawals.closed.note')}
      error={fault ?? (error && faultText(error, _))}
      footer={
        <Button type="submit" form={form} busy={busy} disabled={!isReady}>
          {_('office-withdrawals.closed.ask')}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={ask}>
        {data && (
          <Facts
            facts={[
              { name: _('office.member.balance'), value: money(data.balance, { code: data.currency }) },
              { name: _('office-withdrawals.holder'), value: data.payeeName ?? _('office.none') },
            ]}
          />
        )}
        {data && <AccountChoice known={data.accounts} holder={data.payeeName} faults={faults} onChange={setAccount} />}
        <Field label={_('office.reason')} error={faults.reason}>
          <TextInput maxLength={255} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}

type ChoiceProps = {
  readonly known: readonly { readonly id: string; readonly bank: BankCode; readonly masked: string }[]
  /** In whose name a new account must be, where that is known. */
  readonly holder: string | null
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (account: ClosedPayout['account'] | null) => void
}

const OTHER = 'other'

/** One of the member's accounts, or another one in their name. */
function AccountChoice({ known, holder, faults, onChange }: ChoiceProps) {
  const { _ } = useLingui()
  const [chosen, setChosen] = useState<string | null>(known.length === 0 ? OTHER : null)
  const [typed, setTyped] = useState({ bank: BANK_CODES[0] as BankCode, number: '', holder: holder ?? '' })

  function choose(value: string) {
    setChosen(value)
    onChange(value === OTHER ? null : { id: value })
  }

  function type(part: Partial<typeof typed>) {
    const next = { ...typed, ...part }
    setTyped(next)
    onChange(next.number.trim() === '' || next.holder.trim() === '' ? null : next)
  }

  return (
    <>
      <Field label={_('office-withdrawals.closed.account')} error={faults.account}>
        <Select
          value={chosen}
          onChange={choose}
          options={[
            ...known.map(({ id, bank, masked }) => ({ value: id, label: `${THAI_BANKS[bank].symbol} ${masked}` })),
            { value: OTHER, label: _('office-withdrawals.closed.other') },
          ]}
        />
      </Field>
      {chosen === OTHER && (
        <>
          <Field label={_('office-withdrawals.bank')}>
            <Select
              value={typed.bank}
              onChange={(bank) => type({ bank })}
              options={BANK_CODES.map((code) => ({ value: code, label: `${THAI_BANKS[code].symbol} (${code})` }))}
            />
          </Field>
          <Field label={_('office-withdrawals.number')} error={faults.number}>
            <TextInput
              inputMode="numeric"
              value={typed.number}
              onChange={(event) => type({ number: event.target.value })}
            />
          </Field>
          <Field label={_('office-withdrawals.holder')} error={faults.holder}>
            <TextInput value={typed.holder} onChange={(event) => type({ holder: event.target.value })} />
          </Field>
        </>
      )}
    </>
  )
}
