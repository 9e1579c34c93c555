import { memberInfo } from '@sanuk/contracts/identity'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session.ts'
import { read } from '../wire/read.ts'
import { useBrand } from './use-brand.ts'

/** Members above this rank are looked after apart. */
const VIP_ABOVE = 4

/** Where the brand's customer service is found: VIPs' own, else the live chat, else whatever there is. */
export function useSupport(): string | undefined {
  const entries = useBrand()?.customerService ?? []
  const signedIn = useSession() !== null
  const { data: member } = useQuery({ ...read(memberInfo), enabled: signedIn })
  const wanted = (member?.rankLevel ?? 0) > VIP_ABOVE ? (['VIP', 'LIVECHAT'] as const) : (['LIVECHAT'] as const)
  const found = wanted.flatMap((kind) => entries.filter(({ csType }) => csType === kind))
  return (found[0] ?? entries.find(({ csType }) => csType !== 'VIP'))?.path
}
