import { type AgentLink, changeAgentLink, listAgentLinks } from '@sanuk/contracts/agent-links'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf, queryClient } from '../../../wire/read.ts'

export type Links = AnswerOf<typeof listAgentLinks>

/** Visits and registrations count within seconds: how often they are asked for while somebody looks. */
const LOOK_MS = 30_000

/** The agent's links, newest first, a page at a time; each page says what new ones may be made for. */
export const useLinks = () =>
  useInfiniteQuery({
    queryKey: keyOf(listAgentLinks),
    queryFn: ({ pageParam, signal }) => call(listAgentLinks, { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: LOOK_MS,
  })

/** Loads the links again, after one was made or changed. */
export const reloadLinks = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(listAgentLinks) })

/** Closes a link, opens it again, or changes its note, and loads the links again. Throws what the call throws. */
export async function changeLink(id: string, body: { readonly open: boolean; readonly note: string }): Promise<void> {
  await call(changeAgentLink, { params: { id }, body })
  await reloadLinks()
}

/** Whether an expired link is meant to be open: only a closed one is not. */
export const isMeantOpen = ({ state }: AgentLink): boolean => state !== 'closed'
