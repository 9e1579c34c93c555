import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import styles from './lottery.module.css'
import type { IssueLine } from './lottery.ts'

const LOOKS = {
  open: 'good',
  sealed: 'plain',
  drawn: 'luck',
  settling: 'luck',
  settled: 'plain',
  cancelled: 'bad',
} as const

type Props = { readonly issue: Pick<IssueLine, 'state' | 'isAwaited' | 'disputed' | 'simulated'> }

/** Where an issue stands, and what is to be looked at. */
export function IssueMarks({ issue: { state, isAwaited, disputed, simulated } }: Props) {
  const { _ } = useLingui()
  return (
    <span className={styles.marks}>
      <Badge look={LOOKS[state]}>{_(`office-lottery.state.${state}`)}</Badge>
      {isAwaited && !disputed && <Badge look="luck">{_('office-lottery.awaited')}</Badge>}
      {disputed && <Badge look="bad">{_('office-lottery.disputed')}</Badge>}
      {simulated && <Badge>{_('office-lottery.simulated')}</Badge>}
    </span>
  )
}
