import { status, whitelabel } from '@sanuk/contracts/system'
import { read } from '../wire/read.ts'

/** The address the visitor typed, which the server compares with the brand's own; none while drawing the first paint. */
export const HOST = typeof location === 'undefined' ? undefined : location.hostname

/** Everything about the brand. It changes when an operator changes it, so one reading lasts a while. */
export function brandQuery() {
  return { ...read(whitelabel, { query: { host: HOST } }), staleTime: 5 * 60_000 }
}

/** Whether the brand's site is open to whoever is here. */
export const statusQuery = () => read(status, { query: { host: HOST } })
