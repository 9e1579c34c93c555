import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../../language/office-word.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { isMissing } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { Failed } from '../failed.tsx'

const EVERY_MS = 10_000

type Props<T> = {
  /** Under which name it is remembered. */
  readonly about: readonly unknown[]
  readonly ask: (signal: AbortSignal) => Promise<T>
  /** The list that it is from, and what leads there. */
  readonly back: { readonly to: string; readonly word: OfficeWord }
  readonly children: (data: T) => ReactNode
}

/** A page of a desk about one thing, kept current while somebody looks. */
export function AskedRecord<T>({ about, ask, back, children }: Props<T>) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({ key: about, ask, everyMs: EVERY_MS })
  return (
    <>
      <BackLink to={back.to}>{_(back.word)}</BackLink>
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <Card>
          <Failed
            title={isMissing(error) ? 'office.record.missing' : 'office.record.failed'}
            error={error}
            onRetry={refetch}
          />
        </Card>
      )}
      {data === undefined && !error && <Skeleton height="420px" shape="card" />}
    </>
  )
}
