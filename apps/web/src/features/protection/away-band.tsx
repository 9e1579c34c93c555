import { useLingui } from '@lingui/react'
import type { Closure } from '@sanuk/contracts/protection'
import { Button } from '@sanuk/ui/button'
import { usePanels } from '../../panels/use-panels.ts'
import { useClosureEnd } from './closure-card.tsx'
import styles from './protection.module.css'

/** Above every page of somebody who stays away: what is closed, until when, and what is open. */
export function AwayBand({ closure }: { readonly closure: Closure }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const end = useClosureEnd()
  return (
    <section className={styles.band} aria-label={_(`protection.closed.${closure.kind}`)}>
      <p>
        <strong>
          {_(`protection.closed.${closure.kind}`)} · {end(closure)}
        </strong>
        {_('protection.closed.note')}
      </p>
      <div className={styles.ways}>
        <Button size="small" onClick={() => open('withdraw')}>
          {_('protection.closed.withdraw')}
        </Button>
        <Button size="small" look="outline" onClick={() => open('protection')}>
          {_('protection.closed.more')}
        </Button>
      </div>
    </section>
  )
}
