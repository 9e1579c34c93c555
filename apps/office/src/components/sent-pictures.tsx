import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Images } from 'lucide-react'
import { useState } from 'react'
import { useAsked } from '../wire/use-asked.ts'
import { Failed } from './failed.tsx'
import styles from './sent-pictures.module.css'

type Props = {
  /** Under which name they are remembered. */
  readonly name: readonly unknown[]
  readonly count: number
  /** WebP in base64. */
  readonly ask: (signal: AbortSignal) => Promise<{ readonly list: readonly string[] }>
}

/** The pictures that came along; they are fetched when somebody wants to see them. */
export function SentPictures({ name, count, ask }: Props) {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" size="small" icon={<Images />} onClick={() => setOpen(true)}>
        {_('office.pictures', { count })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="large"
        title={_('office.pictures.title')}
        closeLabel={_('office.close')}
      >
        {open && <Pictures name={name} count={count} ask={ask} />}
      </Dialog>
    </>
  )
}

function Pictures({ name, count, ask }: Props) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({ key: name, ask })
  if (error) {
    return <Failed error={error} onRetry={refetch} />
  }
  if (!data) return <Skeleton height="320px" shape="card" />
  return (
    <div className={styles.pictures}>
      {data.list.map((webp, at) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no names and keep their order
          key={at}
          src={`data:image/webp;base64,${webp}`}
          alt={_('office.picture', { number: at + 1, count })}
        />
      ))}
    </div>
  )
}
