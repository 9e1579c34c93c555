import { useLingui } from '@lingui/react'
import { orderRewards } from '@sanuk/contracts/office-points'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { SortableList } from '../../components/sortable-list.tsx'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { POINTS, type Reward } from './points.ts'

/** Puts the shelf in another order. */
export function OrderRewards({ list }: { list: readonly Reward[] }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { busy, fault, send } = useSending(POINTS)
  const [wished, setWished] = useState<readonly string[] | null>(null)
  const names = new Map(list.map(({ id, title }) => [id, title[language] ?? title.th ?? '']))

  async function keep() {
    if (!(await send(() => call(orderRewards, { body: { ids: [...(wished ?? [])] } })))) return
    setWished(null)
    toast.success(_('office-points.order.done'))
  }

  return (
    <>
      <Button look="outline" icon={<ArrowUpDown />} onClick={() => setWished(list.map(({ id }) => id))}>
        {_('office-points.order')}
      </Button>
      <Dialog
        open={wished !== null}
        size="medium"
        onClose={() => setWished(null)}
        closeLabel={_('office.close')}
        title={_('office-points.order')}
        description={_('office-catalogue.move.hint')}
        error={fault}
        footer={
          <Button busy={busy} onClick={keep}>
            {_('office-points.order.keep')}
          </Button>
        }
      >
        <SortableList
          label={_('office-points.sheet.rewards')}
          onSort={setWished}
          items={(wished ?? []).map((id) => ({ key: id, name: names.get(id) ?? '', content: names.get(id) ?? '' }))}
        />
      </Dialog>
    </>
  )
}
