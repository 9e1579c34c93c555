import { useLingui } from '@lingui/react'
import { ErrorState } from '@sanuk/ui/error-state'
import type { OfficeWord } from '../../language/office-word.ts'
import { faultText } from '../../wire/fault-text.ts'

/** What is shown instead of what did not load; nothing where nothing failed. */
export function PanelFault({ title, fault, onRetry }: { title: OfficeWord; fault: unknown; onRetry: () => unknown }) {
  const { _ } = useLingui()
  if (!fault) return null
  return (
    <ErrorState title={_(title)} retryLabel={_('office.retry')} onRetry={onRetry}>
      {faultText(fault, _)}
    </ErrorState>
  )
}
