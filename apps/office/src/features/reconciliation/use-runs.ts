import { listReconciliations } from '@sanuk/contracts/office-reconciliation'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { RECONCILIATION } from './reconciliation.ts'

/** Every comparison, newest first, a page at a time. */
export function useRuns() {
  const { pages, ...rest } = useAskedPages({
    key: [...RECONCILIATION, 'all'],
    ask: (cursor, signal) => call(listReconciliations, { query: cursor ? { cursor } : {} }, signal),
  })
  return { ...rest, runs: pages?.flatMap(({ list }) => list) }
}
