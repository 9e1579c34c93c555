import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { useEffect, useEffectEvent } from 'react'
import { arrivalMs } from '../balls.tsx'
import { DrawResult } from '../draw-result.tsx'
import { shortIssue } from '../issue-name.ts'
import { Simulated } from '../simulated.tsx'
import styles from './draw-overlay.module.css'
import type { Phase } from './phase.ts'

type DrawOverlayProps = {
  readonly family: string
  readonly phase: Extract<Phase, { kind: 'drawing' | 'result' }>
  readonly onGoOn: () => void
}

/** Over the pad while an issue is drawn: that no more bets are taken, then the numbers, one after the other. */
export function DrawOverlay({ family, phase, onGoOn }: DrawOverlayProps) {
  const { _ } = useLingui()
  const drawn = phase.kind === 'result' ? phase.drawn : null
  useEndOfResult(drawn?.result.length ?? null, onGoOn)
  return (
    <div className={styles.overlay}>
      <div className={styles.words} role="status">
        {phase.kind === 'drawing' && (
          <>
            <span className={styles.drum} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <p className={styles.title}>{_('lottery.sealed.title', { number: shortIssue(phase.issue.number) })}</p>
            <p className={styles.note}>{_('lottery.sealed.note')}</p>
          </>
        )}
        {drawn && (
          <>
            <p className={styles.title}>{_('lottery.result.title', { number: shortIssue(drawn.number) })}</p>
            <DrawResult family={family} result={drawn.result} place="list" size="large" whole arriving />
            <Simulated of={drawn} />
          </>
        )}
      </div>
      {phase.next && (
        <Button look={drawn ? 'primary' : 'outline'} onClick={onGoOn}>
          {_('lottery.go_on', { number: shortIssue(phase.next.number) })}
        </Button>
      )}
    </div>
  )
}

/** A result stays in sight until it can be read. */
const SEEN_MS = 2_400

function useEndOfResult(count: number | null, onGoOn: () => void): void {
  const end = useEffectEvent(onGoOn)
  useEffect(() => {
    if (count === null) return
    const timer = setTimeout(() => end(), arrivalMs(count) + SEEN_MS)
    return () => clearTimeout(timer)
  }, [count])
}
