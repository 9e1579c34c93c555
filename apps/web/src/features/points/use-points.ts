import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import {
  pointBalance,
  pointConfig,
  pointRedemptions,
  pointRewards,
  type RedemptionState,
} from '@sanuk/contracts/points'
import type { AnswerOf } from '@sanuk/contracts/route'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../language/language.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useSession } from '../../session/session.ts'
import { call } from '../../wire/call.ts'
import { keyOf, metaOf, queryClient, read } from '../../wire/read.ts'

export type Standing = AnswerOf<typeof pointBalance>

/** How the mall is visited: by somebody unknown, as a guest, or by a member, who alone has points. */
export function useVisit(): 'visitor' | 'guest' | 'member' {
  const session = useSession()
  if (session === null) return 'visitor'
  return session.accountType === TRIAL_TYPE ? 'guest' : 'member'
}

/** Does something that only members may; others are led to what it takes. */
export function useMembersOnly(): (deed: () => void) => void {
  const visit = useVisit()
  const { open } = usePanels()
  return (deed) => {
    if (visit === 'member') deed()
    else open(visit === 'guest' ? 'needAccount' : 'login', '/pointMall')
  }
}

export function useRewards() {
  const language = useLanguage()
  return useQuery({ ...read(pointRewards, { query: { language } }), placeholderData: keepPreviousData })
}

export function usePointConfig() {
  return useQuery(read(pointConfig))
}

/** The member's points, fresh by the server's news; nothing for others. */
export function useStanding() {
  const isMember = useVisit() === 'member'
  const query = useQuery({ ...read(pointBalance), enabled: isMember })
  return { ...query, data: isMember ? query.data : undefined }
}

/** What the member gave points for, newest first, a page at a time. */
export function useHistory(state: RedemptionState | undefined) {
  return useInfiniteQuery({
    queryKey: [...keyOf(pointRedemptions), state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(pointRedemptions, { query: { cursor: pageParam, ...(state && { state }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: metaOf(pointRedemptions),
  })
}

/** Has what points are and became asked for anew. */
export function askPointsAgain(): void {
  for (const route of [pointBalance, pointRedemptions, pointRewards]) {
    queryClient.invalidateQueries({ queryKey: keyOf(route) })
  }
}
