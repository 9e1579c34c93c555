import { useQuery } from '@tanstack/react-query'
import { brandQuery } from './brand-query.ts'

/** How far the server's clock is ahead of this device's, in ms. */
export function useClockOffset(): number {
  const { data, dataUpdatedAt } = useQuery(brandQuery())
  return data ? data.serverTime - dataUpdatedAt : 0
}
