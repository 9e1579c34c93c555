import { useLingui } from '@lingui/react'
import { withdrawalProofs } from '@sanuk/contracts/office-withdrawals'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Dialog } from '@sanuk/ui/dialog'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Images } from 'lucide-react'
import { useState } from 'react'
import styles from '../../components/desk/desk.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import type { Withdrawal } from './withdrawals.ts'

/** The payments that left, what proves them and what their member says of them. */
export function WithdrawalParts({ withdrawal: { id, parts, currency } }: { readonly withdrawal: Withdrawal }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const [open, setOpen] = useState(false)
  return (
    <Card title={_('office-withdrawals.parts')}>
      {parts.length === 0 && <p className={styles.note}>{_('office-withdrawals.parts.none')}</p>}
      <ul className={styles.log}>
        {parts.map(({ number, amount, bankReference, paidAt, proved, answer, returned }) => (
          <li key={number}>
            <span className={styles.line}>
              <strong>{money(amount, { code: currency })}</strong>
              <time dateTime={paidAt}>{moment(paidAt)}</time>
            </span>
            <span className={styles.note}>
              {bankReference} · {_(proved ? 'office-withdrawals.part.bank' : 'office-withdrawals.part.unproved')}
            </span>
            <span className={styles.note}>
              {_('office-withdrawals.part.answer', { answer: _(`office-withdrawals.part.answer.${answer ?? 'none'}`) })}
              {returned && ` · ${_('office-withdrawals.returned')}`}
            </span>
          </li>
        ))}
      </ul>
      {parts.some(({ proved }) => proved) && (
        <Button look="outline" size="small" icon={<Images />} onClick={() => setOpen(true)}>
          {_('office-withdrawals.proofs')}
        </Button>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="large"
        title={_('office-withdrawals.proofs')}
        closeLabel={_('office.close')}
      >
        {open && <Slips id={id} />}
      </Dialog>
    </Card>
  )
}

function Slips({ id }: { readonly id: string }) {
  const { _ } = useLingui()
  const { data, error } = useAsked({
    key: ['withdrawal-proofs', id],
    ask: (signal) => call(withdrawalProofs, { params: { id } }, signal),
  })
  if (error) return <p role="alert">{faultText(error, _)}</p>
  if (!data) return <Skeleton height="320px" shape="card" />
  return (
    <div className={styles.pictures}>
      {data.list.length === 0 && <p className={styles.note}>{_('office-withdrawals.part.bank')}</p>}
      {data.list.map(({ part, picture }) => (
        <img
          key={part}
          src={`data:image/webp;base64,${picture}`}
          alt={_('office-withdrawals.proof', { number: part })}
        />
      ))}
    </div>
  )
}
