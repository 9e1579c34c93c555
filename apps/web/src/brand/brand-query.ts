import { status, whitelabel } from '@sanuk/contracts/system'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../wire/call.ts'
import { keyOf, metaOf, read } from '../wire/read.ts'

/** The address the visitor typed, which the server compares with the brand's own; none while drawing the first paint. */
export const HOST = typeof location === 'undefined' ? undefined : location.hostname

const STATUS_REQUEST = { query: { host: HOST } }

/** Everything about the brand. It changes when an operator changes it, so one reading lasts a while. */
export function brandQuery() {
  return { ...read(whitelabel, { query: { host: HOST } }), staleTime: 5 * 60_000 }
}

/**
 * Whether the brand's site is open to whoever is here, and how far the server's clock is ahead of this device's, in ms.
 * The way to the server counts as if it took no time: less is shown to be left of a deadline than there is, never more.
 */
export const statusQuery = () =>
  queryOptions({
    queryKey: keyOf(status, STATUS_REQUEST),
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      const answer = await call(status, STATUS_REQUEST, signal)
      return { ...answer, clockAhead: answer.serverTime - askedAt }
    },
    meta: metaOf(status),
  })
