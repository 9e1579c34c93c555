import { merchants } from '@sanuk/contracts/transfers'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../wire/read.ts'

/** How often the wallets are asked for while something is under way, should the socket that tells of it be down. */
const POLL_MS = 5_000

/** Every vendor's wallet, asked anew whenever the page is opened, and kept current while money is under way. */
export function useMerchants() {
  return useQuery({
    ...read(merchants),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.merchants.some(({ underWay }) => underWay) ? POLL_MS : false),
  })
}
