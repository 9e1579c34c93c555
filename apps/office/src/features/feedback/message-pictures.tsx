import { useLingui } from '@lingui/react'
import { feedbackPictures } from '@sanuk/contracts/office-feedback'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './feedback.module.css'

type Props = { id: string; count: number }

/** The pictures that came along; they are fetched when somebody wants to see them. */
export function MessagePictures({ id, count }: Props) {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" size="small" icon={<Images />} onClick={() => setOpen(true)}>
        {_('office-feedback.pictures', { count })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="large"
        title={_('office-feedback.pictures.title')}
        closeLabel={_('office.close')}
      >
        {open && <Pictures id={id} count={count} />}
      </Dialog>
    </>
  )
}

function Pictures({ id, count }: Props) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({
    // Not below the messages' own key: settling one does not change its pictures.
    key: ['feedback-pictures', id],
    ask: (signal) => call(feedbackPictures, { params: { id } }, signal),
  })
  if (error) {
    return (
      <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton height="320px" shape="card" />
  return (
    <div className={styles.pictures}>
      {data.list.map((webp, at) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no names and keep their order
          key={at}
          src={`data:image/webp;base64,${webp}`}
          alt={_('office-feedback.picture', { number: at + 1, count })}
        />
      ))}
    </div>
  )
}
