import { useQuery } from '@tanstack/react-query'
import { statusQuery } from './brand-query.ts'

/** How far the server's clock is ahead of this device's, in ms. */
export function useClockOffset(): number {
  return useQuery(statusQuery()).data?.clockAhead ?? 0
}
