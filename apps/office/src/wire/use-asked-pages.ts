import { useInfiniteQuery } from '@tanstack/react-query'
import { useSessionEnd } from '../session/use-session.ts'

type AskedPages<P> = {
  readonly key: readonly unknown[]
  /** Asks for the page that begins at a cursor, the first one without. */
  readonly ask: (cursor: string | undefined, signal: AbortSignal) => Promise<P>
  /** Asks again by itself after so long, while somebody looks. */
  readonly everyMs?: number | undefined
  /** Asks for nothing yet. */
  readonly waits?: boolean | undefined
}

/** Pages of a list as they are asked for, one behind the other. A session that ended elsewhere ends here. */
export function useAskedPages<P extends { readonly nextCursor?: string | null | undefined }>(pages: AskedPages<P>) {
  const { key, ask, everyMs, waits = false } = pages
  const endedBy = useSessionEnd()
  const { data, ...rest } = useInfiniteQuery({
    queryKey: key,
    staleTime: 0,
    enabled: !waits,
    refetchInterval: everyMs ?? false,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: P) => nextCursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await ask(pageParam || undefined, signal)
      } catch (fault) {
        endedBy(fault)
        throw fault
      }
    },
  })
  return { ...rest, pages: data?.pages }
}
