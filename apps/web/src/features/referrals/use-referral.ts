import { ownReferral } from '@sanuk/contracts/referrals'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../wire/call.ts'
import { keyOf } from '../../wire/read.ts'

export type OwnReferral = AnswerOf<typeof ownReferral>

/** Friends' play counts within minutes: how often it is asked for while somebody looks. */
const LOOK_MS = 30_000

/** The member's invitation and the friends who came by it, page by page. */
export const useReferral = () =>
  useInfiniteQuery({
    queryKey: keyOf(ownReferral),
    queryFn: ({ pageParam, signal }) => call(ownReferral, { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: LOOK_MS,
  })

/** Where a friend opens an account by the invitation. */
export const linkOf = (code: string): string =>
  `${location.origin}/register?${new URLSearchParams({ affiliateCode: code })}`
