import { useLingui } from '@lingui/react'
import { ErrorState } from '@sanuk/ui/error-state'
import type { OfficeWord } from '../language/office-word.ts'
import { faultText } from '../wire/fault-text.ts'

type Props = {
  readonly error: unknown
  readonly onRetry: () => unknown
  readonly title?: OfficeWord
}

/** Says why something could not be asked for, and asks again. */
export function Failed({ error, onRetry, title = 'office.list.failed' }: Props) {
  const { _ } = useLingui()
  return (
    <ErrorState title={_(title)} retryLabel={_('office.retry')} onRetry={() => onRetry()}>
      {faultText(error, _)}
    </ErrorState>
  )
}
