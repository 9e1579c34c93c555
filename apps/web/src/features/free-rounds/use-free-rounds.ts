import { freeRounds, type OwnFreeRounds } from '@sanuk/contracts/free-rounds'
import { memberInfo, TRIAL_TYPE } from '@sanuk/contracts/identity'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/session.ts'
import { read } from '../../wire/read.ts'

/** Free rounds that the member may play now; none for visitors and guests. */
export function useFreeRounds(): readonly OwnFreeRounds[] {
  const isSignedIn = useSession() !== null
  const { data: member } = useQuery({ ...read(memberInfo), enabled: isSignedIn })
  const isMember = member !== undefined && member.type !== TRIAL_TYPE
  const { data } = useQuery({ ...read(freeRounds), enabled: isMember, refetchOnMount: 'always' })
  return (isMember && data?.list) || []
}
