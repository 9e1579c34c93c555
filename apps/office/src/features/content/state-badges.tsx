import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import styles from './content.module.css'
import type { ContentRow } from './content.ts'

const LOOKS = { unpublished: 'plain', scheduled: 'luck', shown: 'good', over: 'plain', withdrawn: 'bad' } as const

type Props = { readonly row: Pick<ContentRow, 'state' | 'hasDraft' | 'proposal'> }

/** Where something is in its life, and what is still to come of it. */
export function StateBadges({ row: { state, hasDraft, proposal } }: Props) {
  const { _ } = useLingui()
  return (
    <span className={styles.badges}>
      <Badge look={LOOKS[state]}>{_(`office-content.state.${state}`)}</Badge>
      {hasDraft && state !== 'unpublished' && <Badge look="luck">{_('office-content.has_draft')}</Badge>}
      {proposal && <Badge look="luck">{_('office-content.waits')}</Badge>}
    </span>
  )
}
