import { useLingui } from '@lingui/react'
import { Dialog } from '@sanuk/ui/dialog'
import type { PanelProps } from '../../panels/panel-table.ts'
import type { CentreEntry } from './centre-entry.ts'
import { CentreFrame } from './centre-frame.tsx'
import styles from './member-centre.module.css'

type MemberCentreProps = PanelProps & { readonly entries: readonly CentreEntry[] }

/** Everything about one's own account, over whatever page is open. */
export function MemberCentre({ name, open, onClose, entries }: MemberCentreProps) {
  const { _ } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} title={_('member-centre.title')} size="large" bare className={styles.window}>
      <CentreFrame name={name} entries={entries} onClose={onClose} />
    </Dialog>
  )
}
