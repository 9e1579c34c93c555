import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { Button } from '@sanuk/ui/button'
import { ErrorState } from '@sanuk/ui/error-state'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { faultText } from '../../../wire/fault-text.ts'
import { SCHEME_PERIODS } from './scheme-periods.ts'
import styles from './terms.module.css'
import { TermsSkeleton } from './terms-skeleton.tsx'

type PeriodFrameProps = {
  readonly scheme: AgentScheme
  readonly pages: { readonly isLoadingError: boolean; readonly error: Error | null; readonly refetch: () => unknown }
  /** What is said where the period could not be loaded. */
  readonly failed: string
  readonly onBack: () => void
  /** The period; nothing while it loads. */
  readonly children: ReactNode
}

/** One period with the way back to all of them, which is focused when it opens. Words: `agent-salary`. */
export function PeriodFrame({ scheme, pages, failed, onBack, children }: PeriodFrameProps) {
  const { _ } = useLingui()
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    back.current?.focus()
    back.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div className={styles.page}>
      <Button ref={back} className={styles.back} look="ghost" icon={<ArrowLeft />} onClick={onBack}>
        {_('agent-salary.back', { period: SCHEME_PERIODS[scheme] })}
      </Button>
      {pages.isLoadingError && (
        <ErrorState title={failed} retryLabel={_('site.retry')} onRetry={pages.refetch}>
          {faultText(pages.error, _)}
        </ErrorState>
      )}
      {!children && !pages.isLoadingError && <TermsSkeleton />}
      {children}
    </div>
  )
}
