import { memberInfo, TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { AnswerOf } from '@sanuk/contracts/route'
import { ownVip, vipClub } from '@sanuk/contracts/vip'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/session.ts'
import { read } from '../../wire/read.ts'

export type Rank = AnswerOf<typeof vipClub>['ranks'][number]
export type OwnVip = AnswerOf<typeof ownVip>
export type Reward = OwnVip['rewards'][number]

/** How often one's own standing is asked for while somebody looks: play counts within seconds. */
const LOOK_MS = 20_000

/** The brand's ranks, kept fresh by the server's news. */
export const useClub = () => useQuery(read(vipClub))

/** Whether it is a member who looks: visitors and guests are not. Nothing while that is not known yet. */
export function useIsMember(): boolean | undefined {
  const isSignedIn = useSession() !== null
  const { data } = useQuery({ ...read(memberInfo), enabled: isSignedIn })
  if (!isSignedIn) return false
  return data && data.type !== TRIAL_TYPE
}

/** Where the member stands; nothing for visitors and guests. */
export function useOwnVip(open: boolean) {
  const isMember = useIsMember() === true
  return useQuery({ ...read(ownVip), enabled: open && isMember, refetchInterval: LOOK_MS })
}
