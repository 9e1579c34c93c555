import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import type { ReactNode } from 'react'
import { BackLink } from '../../lists/back-link.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { DEPOSITS } from './deposits.ts'

const EVERY_MS = 10_000

type Props<T> = {
  readonly name: readonly string[]
  readonly ask: (signal: AbortSignal) => Promise<T>
  readonly children: (data: T) => ReactNode
}

/** A page of the desk about one thing, kept current while somebody looks. */
export function AskedPage<T>({ name, ask, children }: Props<T>) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({ key: [...DEPOSITS, ...name], ask, everyMs: EVERY_MS })
  return (
    <>
      <BackLink to="/deposits">{_('office-cashier.back')}</BackLink>
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <Card>
          <ErrorState title={_('office-cashier.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
            {faultText(error, _)}
          </ErrorState>
        </Card>
      )}
      {data === undefined && !error && <Skeleton height="420px" shape="card" />}
    </>
  )
}
