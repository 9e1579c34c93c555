import { useLingui } from '@lingui/react'
import type { Promotion } from '@sanuk/contracts/content'
import { Badge } from '@sanuk/ui/badge'
import { useMoment } from '../../components/use-moment.ts'
import styles from './promotions.module.css'

const LOOKS = { coming: 'luck', running: 'good', ended: 'plain' } as const

/** Where a promotion stands, and until or from when. */
export function PromotionState({ promotion: { state, from, until } }: { readonly promotion: Promotion }) {
  const { _ } = useLingui()
  const moment = useMoment()
  return (
    <p className={styles.state}>
      <Badge look={LOOKS[state]}>{_(`promotions.state.${state}`)}</Badge>
      {state === 'coming' && from && <span>{_('promotions.from', { at: moment(from) })}</span>}
      {state === 'running' && until && <span>{_('promotions.until', { at: moment(until) })}</span>}
      {state === 'ended' && until && <span>{_('promotions.ended', { at: moment(until) })}</span>}
    </p>
  )
}
