import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'ra-core'

/** Makes a call that changes something, and has everything under `key` asked for anew. Its fault is thrown on. */
export function useDoing(key: readonly unknown[]) {
  const queries = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return async <T>(doing: () => Promise<T>): Promise<T> => {
    try {
      const done = await doing()
      await queries.invalidateQueries({ queryKey: key })
      return done
    } catch (fault) {
      await logoutIfAccessDenied(fault)
      throw fault
    }
  }
}
