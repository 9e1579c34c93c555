import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { RefusedError } from '@sanuk/wire/faults'
import styles from './agreements.module.css'
import { termFaults } from './term-faults.ts'
import type { Preview } from './use-preview.ts'
import { WhatIf } from './what-if.tsx'

type PreviewPartProps = {
  readonly preview: Preview
  /** Why nothing is calculated; left out where something is. */
  readonly instead: string | undefined
  /** The name of the agent right below, where the reader is the one above. */
  readonly agent: string
}

/** What the typed terms would have brought, as they are typed. */
export function PreviewPart({ preview, instead, agent }: PreviewPartProps) {
  const { _ } = useLingui()
  const { whatIf, isOld, fault, retry } = preview
  return (
    <div className={styles.preview} aria-live="polite" aria-busy={isOld || undefined}>
      {instead ? (
        <p className={styles.note}>{instead}</p>
      ) : fault ? (
        <PreviewFault fault={fault} onRetry={retry} />
      ) : whatIf ? (
        <WhatIf whatIf={whatIf} agent={agent} />
      ) : (
        <p className={styles.note}>{_('agent-agreements.preview.loading')}</p>
      )}
    </div>
  )
}

type PreviewFaultProps = { readonly fault: Error; readonly onRetry: () => unknown }

/** Why terms could not be calculated with; what is wrong with a field stands beside it. */
function PreviewFault({ fault, onRetry }: PreviewFaultProps) {
  const { _ } = useLingui()
  const whole = termFaults(fault, _)['']
  if (!whole) return <p className={styles.note}>{_('agent-agreements.preview.marked')}</p>
  if (fault instanceof RefusedError && fault.status < 500) return <p className={styles.fault}>{whole}</p>
  return (
    <div className={styles.stack}>
      <p className={styles.fault}>
        {_('agent-agreements.preview.failed')} {whole}
      </p>
      <Button look="outline" size="small" className={styles.retry} onClick={onRetry}>
        {_('site.retry')}
      </Button>
    </div>
  )
}
