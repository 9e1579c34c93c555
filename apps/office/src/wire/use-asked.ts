import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSessionEnd } from '../session/use-session.ts'

type Asked<T> = {
  readonly key: readonly unknown[]
  readonly ask: (signal: AbortSignal) => Promise<T>
  /** Asks again by itself after so long, while somebody looks; as long as the answer may tell, never for `false`. */
  readonly everyMs?: number | ((answer: T | undefined) => number | false)
  /** Asks so while nobody looks at the page, too. */
  readonly whenHidden?: boolean
  /** Shows what another key answered until this one has. */
  readonly keepsFormer?: boolean
}

/** What a call answers, asked for anew whenever a page shows it. A session that ended elsewhere ends here. */
export function useAsked<T>({ key, ask, everyMs, whenHidden = false, keepsFormer = false }: Asked<T>) {
  const endedBy = useSessionEnd()
  return useQuery<T>({
    queryKey: key,
    staleTime: 0,
    refetchInterval: typeof everyMs === 'function' ? ({ state }) => everyMs(state.data) : (everyMs ?? false),
    refetchIntervalInBackground: whenHidden,
    ...(keepsFormer && { placeholderData: keepPreviousData }),
    queryFn: async ({ signal }) => {
      try {
        return await ask(signal)
      } catch (fault) {
        endedBy(fault)
        throw fault
      }
    },
  })
}
