import { useInfiniteQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'ra-core'

type AskedPages<P> = {
  readonly key: readonly unknown[]
  /** Asks for the page that begins at a cursor, the first one without. */
  readonly ask: (cursor: string | undefined, signal: AbortSignal) => Promise<P>
}

/** Pages of a list as they are asked for, one behind the other. A session that ended elsewhere ends here. */
export function useAskedPages<P extends { readonly nextCursor: string | null }>({ key, ask }: AskedPages<P>) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { data, ...rest } = useInfiniteQuery({
    queryKey: key,
    staleTime: 0,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: P) => nextCursor ?? undefined,
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await ask(pageParam || undefined, signal)
      } catch (fault) {
        await logoutIfAccessDenied(fault)
        throw fault
      }
    },
  })
  return { ...rest, pages: data?.pages }
}
