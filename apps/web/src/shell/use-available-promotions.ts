import { ownActivities } from '@sanuk/contracts/activities'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session.ts'
import { read } from '../wire/read.ts'

/** How many promotions wait for the member to join, to ask or to claim; none for guests. Fresh by the server's news. */
export function useAvailablePromotions(): number {
  const session = useSession()
  const isMember = session !== null && session.accountType !== TRIAL_TYPE
  const { data } = useQuery({ ...read(ownActivities), enabled: isMember })
  return isMember ? (data?.available ?? 0) : 0
}
