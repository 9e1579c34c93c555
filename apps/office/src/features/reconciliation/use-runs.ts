import { listReconciliations } from '@sanuk/contracts/office-reconciliation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'ra-core'
import { call } from '../../wire/call.ts'
import { RECONCILIATION } from './reconciliation.ts'

/** Every comparison, newest first, a page at a time. */
export function useRuns() {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { data, ...rest } = useInfiniteQuery({
    queryKey: [...RECONCILIATION, 'all'],
    staleTime: 0,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await call(listReconciliations, { query: pageParam ? { cursor: pageParam } : {} }, signal)
      } catch (fault) {
        await logoutIfAccessDenied(fault)
        throw fault
      }
    },
  })
  return { ...rest, runs: data?.pages.flatMap(({ list }) => list) }
}
