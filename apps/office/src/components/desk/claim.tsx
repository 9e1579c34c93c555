import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import type { ReactNode } from 'react'
import { useOperator } from '../../session/use-operator.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './desk.module.css'

type Props = {
  /** What is asked for anew when it has changed hands. */
  readonly about: readonly unknown[]
  readonly claimedBy: { readonly id: string; readonly username: string } | null
  readonly onClaim: (claimed: boolean) => Promise<unknown>
  /** What may be done by whoever is at it, or by anybody while nobody is. */
  readonly children: ReactNode
}

/** Who is at it; what can be done is there for nobody else meanwhile. */
export function Claim({ about, claimedBy, onClaim, children }: Props) {
  const { _ } = useLingui()
  const own = useOperator()
  const { busy, fault, send } = useSending(about)
  const isOwn = claimedBy !== null && claimedBy.id === own?.id
  const word = claimedBy ? _('office.claim.over', { name: claimedBy.username }) : _('office.claim')
  return (
    <div className={styles.doing}>
      {/* Always a line, so that no button moves away under a press when somebody takes it. */}
      <p className={styles.note}>
        {claimedBy ? _('office.claimed', { name: claimedBy.username }) : _('office.claimed.nobody')}
      </p>
      <Button look="outline" wide busy={busy} onClick={() => send(() => onClaim(!isOwn))}>
        {isOwn ? _('office.release') : word}
      </Button>
      <p role="alert">{fault}</p>
      {(claimedBy === null || isOwn) && children}
    </div>
  )
}
