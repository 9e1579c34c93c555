import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { unreadMessages } from '@sanuk/contracts/messages'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session.ts'
import { read } from '../wire/read.ts'

/** How many messages the member has not opened; none of a guest, who has no box. Fresh by the server's news. */
export function useUnreadMessages(): number {
  const session = useSession()
  const isMember = session !== null && session.accountType !== TRIAL_TYPE
  const { data } = useQuery({ ...read(unreadMessages), enabled: isMember })
  return isMember ? (data?.count ?? 0) : 0
}
