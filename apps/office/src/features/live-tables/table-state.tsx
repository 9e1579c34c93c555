import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import styles from './live-tables.module.css'
import { PHASE_LOOKS, type TableNow } from './live-tables.ts'

/** Where a table stands, and whether it is turned off or outside its hours. */
export function TableState({ table: { phase, isOpen, settings } }: { readonly table: TableNow }) {
  const { _ } = useLingui()
  return (
    <span className={styles.states}>
      <Badge look={PHASE_LOOKS[phase]}>{_(`office-live-tables.phase.${phase}`)}</Badge>
      {!isOpen && (
        <Badge look="bad">{_(settings.isOff ? 'office-live-tables.off' : 'office-live-tables.out_of_hours')}</Badge>
      )}
    </span>
  )
}
