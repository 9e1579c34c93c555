import { previewAgreement } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../wire/call.ts'
import { keyOf } from '../../../wire/read.ts'

/** Somebody who types is not calculated for at every key. */
const WAIT_MS = 400

/** With whom terms are agreed, in which scheme. */
export type Counterpart = { readonly scheme: AgentScheme; readonly other: string }

export type Preview = ReturnType<typeof usePreview>

/**
 * What tiers would have changed, once they have stood for a moment; `null` asks for nothing. What was found for tiers before
 * stays until then. A fault is only of the tiers as they stand.
 */
export function usePreview({ scheme, other }: Counterpart, tiers: readonly AgentTier[] | null) {
  const name = tiers && JSON.stringify(tiers)
  const isSettled = useSettled(name) === name
  const query = useQuery({
    queryKey: [...keyOf(previewAgreement), 'preview', { scheme, other, name }],
    queryFn: ({ signal }) =>
      call(previewAgreement, { params: { scheme }, body: { with: other, tiers: [...(tiers ?? [])] } }, signal),
    enabled: name !== null && isSettled,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  return {
    whatIf: name === null ? undefined : query.data,
    /** Whether what is shown is of other tiers. */
    isOld: query.isPlaceholderData,
    fault: name === null ? null : query.error,
    retry: query.refetch,
  }
}

/** A value once it has not changed for a moment; at first, the first one. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
