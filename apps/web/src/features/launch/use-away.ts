import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { ownProtection } from '@sanuk/contracts/protection'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/session.ts'
import { read } from '../../wire/read.ts'

/** Whether the member stays away from play: a game that is open is closed then. */
export function useAway(): boolean {
  const session = useSession()
  const isMember = session !== null && session.accountType !== TRIAL_TYPE
  const { data } = useQuery({ ...read(ownProtection), enabled: isMember })
  return isMember && data?.closure != null
}
