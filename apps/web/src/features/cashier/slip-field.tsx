import { useLingui } from '@lingui/react'
import { type Deposit, readDeposit, sendSlip } from '@sanuk/contracts/cashier'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { CHOSEN_TYPES, choosePicture, type PictureFault } from '../../components/chosen-picture.ts'
import { useMoment } from '../../components/use-moment.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './deposit.module.css'

const LOOKS = { waiting: 'luck', accepted: 'good', rejected: 'bad' } as const

/** The picture of the slip, which an operator looks at should the bank stay silent. */
export function SlipField({ deposit: { id, slip } }: { readonly deposit: Deposit }) {
  const { _ } = useLingui()
  const field = useId()
  const moment = useMoment()
  const queries = useQueryClient()
  const [wrong, setWrong] = useState<PictureFault | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (picture: string) => call(sendSlip, { params: { id }, body: { picture } }),
    onSuccess: (deposit) => queries.setQueryData(read(readDeposit, { params: { id } }).queryKey, deposit),
  })

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const chosen = await choosePicture(file)
    setWrong(typeof chosen === 'string' ? chosen : null)
    if (typeof chosen !== 'string') mutate(chosen.base64)
  }

  return (
    <div className={styles.slipField}>
      <p className={styles.note}>{_('cashier.slip.note')}</p>
      {slip && (
        <p className={styles.slipState} aria-live="polite">
          <Badge look={LOOKS[slip.state]}>{_(`cashier.slip.state.${slip.state}`)}</Badge>
          <span>{moment(slip.sentAt)}</span>
          {slip.reason && <span>{_('cashier.slip.reason', { reason: slip.reason })}</span>}
        </p>
      )}
      <label htmlFor={field} className={`${buttonClass({ look: 'outline', size: 'large' })} ${styles.bank}`}>
        <ImageUp />
        {isPending ? _('cashier.slip.sending') : _(slip ? 'cashier.slip.again' : 'cashier.slip.send')}
        <input
          id={field}
          className={styles.file}
          type="file"
          accept={CHOSEN_TYPES}
          disabled={isPending}
          onChange={choose}
        />
      </label>
      <p role="alert" className={styles.fault}>
        {wrong ? _(`cashier.slip.fault.${wrong}`) : error && faultText(error, _)}
      </p>
    </div>
  )
}
