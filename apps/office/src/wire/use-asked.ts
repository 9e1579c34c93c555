import { useQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'ra-core'

type Asked<T> = {
  readonly key: readonly unknown[]
  readonly ask: (signal: AbortSignal) => Promise<T>
  /** Asks again by itself after so long, while somebody looks. */
  readonly everyMs?: number
}

/** What a call answers, asked for anew whenever a page shows it. A session that ended elsewhere ends here. */
export function useAsked<T>({ key, ask, everyMs }: Asked<T>) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useQuery({
    queryKey: key,
    staleTime: 0,
    refetchInterval: everyMs ?? false,
    queryFn: async ({ signal }) => {
      try {
        return await ask(signal)
      } catch (fault) {
        await logoutIfAccessDenied(fault)
        throw fault
      }
    },
  })
}
