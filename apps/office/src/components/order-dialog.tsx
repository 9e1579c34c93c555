import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { useSending } from '../wire/use-sending.ts'
import { type Sortable, SortableList } from './sortable-list.tsx'

type Props = {
  /** What is put in order. */
  readonly label: string
  readonly items: readonly Sortable[]
  /** What is asked for anew once the order is kept. */
  readonly about: readonly unknown[]
  /** Keeps the keys in their new order. */
  readonly onKeep: (keys: readonly string[]) => Promise<unknown>
  readonly size?: 'small' | 'medium'
}

/** A button that lets things be put in another order, and keeps it. */
export function OrderDialog({ label, items, about, onKeep, size = 'medium' }: Props) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(about)
  const [wished, setWished] = useState<readonly string[] | null>(null)
  const byKey = new Map(items.map((item) => [item.key, item]))

  async function keep(keys: readonly string[]) {
    if (!(await send(() => onKeep(keys)))) return
    setWished(null)
    toast.success(_('office.order.done'))
  }

  return (
    <>
      <Button look="outline" size={size} icon={<ArrowUpDown />} onClick={() => setWished(items.map(({ key }) => key))}>
        {_('office.order')}
      </Button>
      <Dialog
        open={wished !== null}
        size="medium"
        onClose={() => setWished(null)}
        closeLabel={_('office.close')}
        title={_('office.order.title', { label })}
        description={_('office-catalogue.move.hint')}
        error={fault}
        footer={
          <Button busy={busy} onClick={() => wished && keep(wished)}>
            {_('office.order.keep')}
          </Button>
        }
      >
        <SortableList label={label} onSort={setWished} items={(wished ?? []).flatMap((key) => byKey.get(key) ?? [])} />
      </Dialog>
    </>
  )
}
