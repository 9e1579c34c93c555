import { useLingui } from '@lingui/react'
import { ownSecurity } from '@sanuk/contracts/security'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'

/** What stands where the account's own security is not there yet, or did not come. */
export function OwnSecurityState() {
  const { _ } = useLingui()
  const { data, error, refetch } = useQuery(read(ownSecurity))
  if (data) return null
  if (!error) return <Skeleton shape="control" height="112px" />
  return (
    <ErrorState title={_('security.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
      {faultText(error, _)}
    </ErrorState>
  )
}
