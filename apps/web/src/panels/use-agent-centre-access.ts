import { isAgentType, memberInfo } from '@sanuk/contracts/identity'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../brand/use-brand.ts'
import { useSession } from '../session/session.ts'
import { read } from '../wire/read.ts'

/**
 * Whether who is signed in is an agent, of a type that the brand opens its agent centre to. Asked for only where it is
 * `wanted`, and of the member's own call: an appointment may be younger than the session. Where that call fails, what the
 * session knows counts; the server refuses in any case.
 */
export function useAgentCentreAccess(wanted: boolean): 'yes' | 'no' | 'unknown' {
  const session = useSession()
  const brand = useBrand()
  const { data, isError } = useQuery({ ...read(memberInfo), enabled: wanted && session !== null })
  const type = data?.type ?? (isError ? session?.accountType : undefined)
  if (!brand || type === undefined || type === null) return 'unknown'
  return isAgentType(type) && brand.agentCentreTypes.includes(type) ? 'yes' : 'no'
}
