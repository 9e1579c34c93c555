import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { type OwnLimit, ownProtection, type Protection } from '@sanuk/contracts/protection'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/session.ts'
import { queryClient, read } from '../../wire/read.ts'

/** What the member allows themselves; nothing for visitors and guests. */
export function useProtection() {
  const session = useSession()
  const isMember = session !== null && session.accountType !== TRIAL_TYPE
  const query = useQuery({ ...read(ownProtection), enabled: isMember })
  return { ...query, data: isMember ? query.data : undefined }
}

/** Puts a fresh answer where every page reads it. */
export const keepProtection = (protection: Protection): void =>
  void queryClient.setQueryData(read(ownProtection).queryKey, protection)

/** The limits of a kind, the shortest period first. */
export const limitsOf = (limits: readonly OwnLimit[], kind: OwnLimit['kind']): readonly OwnLimit[] =>
  (['day', 'week', 'month'] as const).flatMap((period) =>
    limits.filter((limit) => limit.kind === kind && limit.period === period),
  )
