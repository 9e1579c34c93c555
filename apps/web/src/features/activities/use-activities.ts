import { type Activity, activities, type OwnPart, ownActivities } from '@sanuk/contracts/activities'
import { memberInfo, TRIAL_TYPE } from '@sanuk/contracts/identity'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/session.ts'
import { keyOf, queryClient, read } from '../../wire/read.ts'

/** An activity with what the member can do about it; visitors see what it says of itself. */
export type Standing = { readonly activity: Activity; readonly part: OwnPart | null }

/** What one can take part in, kept fresh by the server's news. */
export function useActivities(): { readonly list: readonly Standing[]; readonly isReady: boolean } {
  const isSignedIn = useSession() !== null
  const { data: member } = useQuery({ ...read(memberInfo), enabled: isSignedIn })
  const isMember = member !== undefined && member.type !== TRIAL_TYPE
  const { data: all } = useQuery(read(activities))
  const { data: own } = useQuery({ ...read(ownActivities), enabled: isMember })
  const list = (all?.list ?? []).map((activity) => ({
    activity,
    part: own?.list.find((part) => part.activity === activity.id) ?? null,
  }))
  return { list, isReady: all !== undefined && (!isMember || own !== undefined) }
}

/** Whether one can take part in what a promotion tells of. */
export const useIsActivity = (promotion: string): boolean =>
  useActivities().list.some(({ activity }) => activity.promotion === promotion)

/** After something was done about one. */
export const askActivitiesAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(ownActivities) })
