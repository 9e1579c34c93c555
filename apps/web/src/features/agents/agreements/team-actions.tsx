import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import styles from './agreements.module.css'
import { standingOf } from './asked-terms.ts'
import type { TeamAgreement } from './use-agreements.ts'

type TeamActionsProps = {
  readonly row: TeamAgreement
  /** Whether a request about this contract waits, so that there can be no other one. */
  readonly isWaiting: boolean
  readonly onTerms: () => void
  readonly onEnd: () => void
}

/** What can be asked of an agent right below. */
export function TeamActions({ row: { agent, contract, next }, isWaiting, onTerms, onEnd }: TeamActionsProps) {
  const { _ } = useLingui()
  if (isWaiting) return <Badge look="luck">{_('agent-agreements.team.waiting')}</Badge>
  const { username } = agent
  const hasContract = standingOf(contract, next).length > 0
  const [shown, whole] = hasContract
    ? ([_('agent-agreements.team.change'), _('agent-agreements.team.change.of', { username })] as const)
    : ([_('agent-agreements.team.offer'), _('agent-agreements.team.offer.to', { username })] as const)
  return (
    <span className={styles.actions}>
      <Button size="small" look="outline" aria-label={whole} onClick={onTerms}>
        {shown}
      </Button>
      {hasContract && (
        <Button size="small" look="ghost" aria-label={_('agent-agreements.team.end.of', { username })} onClick={onEnd}>
          {_('agent-agreements.team.end')}
        </Button>
      )}
    </span>
  )
}
