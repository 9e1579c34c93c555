import { listReconciliations } from '@sanuk/contracts/office-reconciliation'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { RECONCILIATION } from './reconciliation.ts'

/** A page of the comparisons. */
export const readRuns = (cursor: string | undefined, signal?: AbortSignal) =>
  call(listReconciliations, { query: cursor ? { cursor } : {} }, signal)

/** Every comparison, newest first, a page at a time. */
export function useRuns() {
  const { pages, ...rest } = useAskedPages({
    key: [...RECONCILIATION, 'all'],
    ask: readRuns,
  })
  return { ...rest, runs: pages?.flatMap(({ list }) => list) }
}
