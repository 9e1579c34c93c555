import { books } from '@sanuk/contracts/office'
import { useQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'ra-core'
import { call } from '../../wire/call.ts'

/** The books at this instant, asked for anew whenever the page is opened. */
export function useBooks() {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useQuery({
    queryKey: ['books'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        return await call(books, undefined, signal)
      } catch (fault) {
        await logoutIfAccessDenied(fault)
        throw fault
      }
    },
  })
}
