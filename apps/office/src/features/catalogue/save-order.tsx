import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { toast } from '@sanuk/ui/toast'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './catalogue.module.css'
import { CATALOGUE } from './catalogue.ts'
import type { DraftOrder } from './use-draft-order.ts'

type Props = { draft: DraftOrder; save: (keys: readonly string[]) => Promise<unknown> }

/** Keeps a changed order, or throws it away. */
export function SaveOrder({ draft, save }: Props) {
  const { _ } = useLingui()
  const doing = useDoing(CATALOGUE)
  if (!draft.changed) return null

  async function keep() {
    try {
      await doing(() => save(draft.keys))
      draft.discard()
      toast.success(_('office-catalogue.order.saved'))
    } catch (fault) {
      toast.error(_('office-catalogue.not_done'), { description: faultText(fault, _) })
    }
  }

  return (
    <div className={styles.save}>
      <Button onClick={keep}>{_('office-catalogue.order.save')}</Button>
      <Button look="outline" onClick={draft.discard}>
        {_('office-catalogue.order.undo')}
      </Button>
    </div>
  )
}
