import {
  type AgreementRequest,
  type AgreementWhatIf,
  listAgreementRequests,
  listAgreements,
} from '@sanuk/contracts/agent-agreements'
import { ownDividends } from '@sanuk/contracts/agent-dividend'
import { ownSalary } from '@sanuk/contracts/agent-salary'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../wire/call.ts'
import { keyOf, queryClient } from '../../../wire/read.ts'

export type Agreements = AnswerOf<typeof listAgreements>
export type AgreementPages = ReturnType<typeof useAgreements>
export type TeamAgreement = Agreements['list'][number]
export type Person = AgreementRequest['agent']
export type EndedContract = AgreementWhatIf['ends'][number]

/** How often requests are asked for while somebody looks: the other agent may ask or answer at any time. */
const LOOK_MS = 30_000

/** Contracts of the agent and of those right below, a page at a time; the first page has the requests that wait. */
export const useAgreements = (scheme: AgentScheme) =>
  useInfiniteQuery({
    queryKey: [...keyOf(listAgreements), { scheme }],
    queryFn: ({ pageParam, signal }) =>
      call(listAgreements, { params: { scheme }, query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: LOOK_MS,
  })

/** Requests of the agent and to the agent, the newest first, a page at a time. */
export const useAgreementRequests = (scheme: AgentScheme) =>
  useInfiniteQuery({
    queryKey: [...keyOf(listAgreementRequests), { scheme }],
    queryFn: ({ pageParam, signal }) =>
      call(listAgreementRequests, { params: { scheme }, query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Loads contracts and requests again, after one was sent or answered. */
export async function reloadAgreements(): Promise<void> {
  const changed = [listAgreements, listAgreementRequests, ownSalary, ownDividends]
  await Promise.all(changed.map((route) => queryClient.invalidateQueries({ queryKey: keyOf(route) })))
}

/** The agent at the other end of a request. */
export const otherOf = ({ isForMe, agent, upline }: AgreementRequest): Person => (isForMe ? upline : agent)
