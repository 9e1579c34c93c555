import { useLingui } from '@lingui/react'
import { type ContentKind, orderContent } from '@sanuk/contracts/office-content'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { SortableList } from '../../components/sortable-list.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './content.module.css'
import { CONTENT, type ContentRow } from './content.ts'
import { partInOrder } from './part-in-order.ts'
import { StateBadges } from './state-badges.tsx'

type Props = {
  kind: ContentKind
  /** Where it is to be in order: the home page's banners, a section of the help. */
  label: string
  part: string | null
  all: readonly ContentRow[]
}

/** Puts what stands in one part in another order. */
export function OrderDialog({ kind, label, part, all }: Props) {
  const { _ } = useLingui()
  const doing = useDoing(CONTENT)
  const [open, setOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  const [wished, setWished] = useState<readonly string[]>([])
  const rows = new Map(all.filter((row) => row.part === part).map((row) => [row.id, row]))

  function begin() {
    setWished([...rows.keys()])
    setFault(undefined)
    setOpen(true)
  }

  async function keep() {
    try {
      await doing(() => call(orderContent, { body: { kind, ids: partInOrder(all, part, wished) } }))
      setOpen(false)
      toast.success(_('office-content.order.done'))
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  return (
    <>
      <Button look="outline" size="small" icon={<ArrowUpDown />} onClick={begin}>
        {_('office-content.order')}
      </Button>
      <Dialog
        open={open}
        size="medium"
        onClose={() => setOpen(false)}
        closeLabel={_('office.close')}
        title={_('office-content.order.title', { label })}
        description={_('office-catalogue.move.hint')}
        error={fault}
        footer={<Button onClick={keep}>{_('office-content.order.keep')}</Button>}
      >
        <SortableList
          label={label}
          onSort={setWished}
          items={wished.flatMap((id) => {
            const row = rows.get(id)
            return row ? [{ key: id, name: row.title, content: <Line row={row} /> }] : []
          })}
        />
      </Dialog>
    </>
  )
}

function Line({ row }: { row: ContentRow }) {
  return (
    <span className={styles.line}>
      <strong>{row.title}</strong>
      <StateBadges row={row} />
    </span>
  )
}
