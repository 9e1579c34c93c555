import { type Issue, lotteryIssues } from '@sanuk/contracts/lottery'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../wire/call.ts'
import { keyOf, metaOf } from '../../../wire/read.ts'
import { askAgainIn } from './issue-clock.ts'
import { NOTHING_SEEN, phaseOf } from './phase.ts'

/**
 * The issues of a game, asked for again whenever something is to happen to them. `clockAhead` is how far the server's
 * clock is ahead of this device's, in ms; the way to the server counts as if it took no time, so that never more time is
 * shown than there is.
 */
export const issuesQuery = (gameCode: string) => {
  const request = { params: { gameCode }, query: {} }
  return queryOptions({
    queryKey: keyOf(lotteryIssues, request),
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      const answer = await call(lotteryIssues, request, signal)
      return { ...answer, clockAhead: Date.parse(answer.now) - askedAt }
    },
    meta: metaOf(lotteryIssues),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data ? askAgainIn(data, Date.now() + data.clockAhead) : false),
    refetchOnWindowFocus: 'always',
  })
}

/** A game's issues and where its player stands among them. */
export function useRound(gameCode: string) {
  const { data, error, refetch } = useQuery(issuesQuery(gameCode))
  const [watch, setWatch] = useState(NOTHING_SEEN)
  const phase = data && phaseOf(data, watch)
  if (phase?.kind === 'drawing' && watch.awaited !== phase.issue.number)
    setWatch({ ...watch, awaited: phase.issue.number })

  return {
    phase,
    latest: data?.latest ?? null,
    open: data?.open ?? [],
    clockAhead: data?.clockAhead ?? 0,
    error,
    refetch,
    /** The countdown of an issue is over. */
    end: ({ number }: Issue) => setWatch((before) => ({ ...before, ended: number })),
    /** On to the next issue: the result was seen, or is not waited for. */
    goOn: () => setWatch((before) => ({ ...before, skipped: before.awaited })),
  }
}

export type Round = ReturnType<typeof useRound>
