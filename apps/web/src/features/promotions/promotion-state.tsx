import { useLingui } from '@lingui/react'
import type { Promotion } from '@sanuk/contracts/content'
import { Badge } from '@sanuk/ui/badge'
import type { ComponentType, ReactNode } from 'react'
import { useMoment } from '../../components/use-moment.ts'
import styles from './promotions.module.css'

const LOOKS = { coming: 'luck', running: 'good', ended: 'plain' } as const

/** Says where a promotion stands; which page shows it decides what is known of who looks. */
export type StateOf = ComponentType<{ readonly promotion: Promotion }>

type Props = {
  readonly promotion: Promotion
  /** In place of "running": what taking part in it has come to for whoever looks. */
  readonly standing?: ReactNode
}

/** Where a promotion stands, in one word, and until or from when. */
export function PromotionState({ promotion: { state, from, until }, standing }: Props) {
  const { _ } = useLingui()
  const moment = useMoment()
  return (
    <p className={styles.state}>
      {(state === 'running' && standing) || <Badge look={LOOKS[state]}>{_(`promotions.state.${state}`)}</Badge>}
      {state === 'coming' && from && <span>{_('promotions.from', { at: moment(from) })}</span>}
      {state === 'running' && until && <span>{_('promotions.until', { at: moment(until) })}</span>}
      {state === 'ended' && until && <span>{_('promotions.ended', { at: moment(until) })}</span>}
    </p>
  )
}
