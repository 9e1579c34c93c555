import { useLingui } from '@lingui/react'
import type { OfficeCoup } from '@sanuk/contracts/office-live-tables'
import { Badge } from '@sanuk/ui/badge'
import styles from './live-tables.module.css'
import { useFaces } from './use-faces.ts'

/** How a coup ended, and whether the wallet has all of it. */
export function CoupResult({ coup: { faces: result, state, isSettled } }: { readonly coup: OfficeCoup }) {
  const { _ } = useLingui()
  const { faces } = useFaces()
  const isOver = state === 'ended' || state === 'void'
  return (
    <span className={styles.states}>
      <span>{result ? faces(result) : _('office.none')}</span>
      {isOver && !isSettled && <Badge look="luck">{_('office-live-tables.unsettled')}</Badge>}
    </span>
  )
}
