import { agentTeam } from '@sanuk/contracts/agent-centre'
import type { AnswerOf } from '@sanuk/contracts/route'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf } from '../../../wire/read.ts'

/** Whom a list of the team shows: directly below `parent` (the agent who asks, where it is left out), or found by `search`. */
export type TeamQuestion = { readonly parent: string | undefined; readonly search: string | undefined }

/** Directly below the agent whose centre it is. */
export const OWN_TEAM: TeamQuestion = { parent: undefined, search: undefined }

export type TeamRow = AnswerOf<typeof agentTeam>['list'][number]

/** Accounts of a team, a page at a time. */
export function useTeam(question: TeamQuestion) {
  return useInfiniteQuery({
    queryKey: [...keyOf(agentTeam), question],
    queryFn: ({ pageParam, signal }) => call(agentTeam, { query: { ...question, cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}
