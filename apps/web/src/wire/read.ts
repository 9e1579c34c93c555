import { ownAgreement } from '@sanuk/contracts/content'
import type { RequestOf, Route } from '@sanuk/contracts/route'
import type { Topic } from '@sanuk/contracts/topics'
import { RefusedError } from '@sanuk/wire/faults'
import type { CallArguments } from '@sanuk/wire/wire'
import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { askForAgreement } from '../session/agreement-turn.ts'
import { call } from './call.ts'

const TRIES = 3

/** A refusal is an answer: asking again changes nothing. */
function shouldRetry(failures: number, fault: Error): boolean {
  return failures < TRIES - 1 && !(fault instanceof RefusedError && fault.status < 500)
}

/** A call without a network fails and says so at once, and is not kept back until there is one. */
const networkMode = 'always'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteRefusal }),
  mutationCache: new MutationCache({ onError: noteRefusal }),
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode,
    },
    mutations: { networkMode },
  },
})

/** Whatever newer terms stand in the way of: the member is asked for them at once. */
function noteRefusal(fault: Error): void {
  if (!(fault instanceof RefusedError) || fault.code !== 'agreement_required') return
  askForAgreement()
  queryClient.invalidateQueries({ queryKey: keyOf(ownAgreement) })
}

/** Query options for a reading call: `useQuery(read(balance))`, `queryClient.setQueryData(read(balance).queryKey, …)`. */
export function read<R extends Route>(route: R, ...[request]: CallArguments<R>) {
  return queryOptions({
    queryKey: keyOf(route, request),
    queryFn: ({ signal }) => call(route, ...argumentsOf<R>(request, signal)),
    meta: metaOf(route),
  })
}

/** What is remembered of a call beside its answer: who may make it, and what it is about. */
export function metaOf({ access, kept }: Route): { readonly access: Route['access']; readonly kept: Route['kept'] } {
  return { access, kept }
}

/** Has everything asked for anew that visitors are shown of a topic, or all of it. */
export function askAgain(topic: Topic | null): void {
  queryClient.invalidateQueries({ predicate: ({ meta }) => (topic ? meta?.kept === topic : meta?.kept !== undefined) })
}

/** The beginning of every key of a route: `queryClient.invalidateQueries({ queryKey: keyOf(listRounds) })`. */
export function keyOf<R extends Route>(route: R, request?: RequestOf<R>): readonly unknown[] {
  return request === undefined ? [route.path] : [route.path, request]
}

function argumentsOf<R extends Route>(request: CallArguments<R>[0], signal: AbortSignal): CallArguments<R> {
  return [request, signal] as CallArguments<R>
}

/** Forgets what belonged to the member who has just left. */
export function forgetMember(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.access !== 'visitor' })
}
