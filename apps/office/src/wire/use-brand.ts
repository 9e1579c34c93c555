import type { AnswerOf } from '@sanuk/contracts/route'
import { whitelabel } from '@sanuk/contracts/system'
import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'

/** The house's own name, until the brand's is known. */
export const HOUSE_NAME = 'Sanuk'

/** Whose office this is: name, currency and time zone. Undefined until the server has told. */
export function useBrand(): AnswerOf<typeof whitelabel> | undefined {
  return useQuery({
    queryKey: ['brand'],
    queryFn: ({ signal }) => call(whitelabel, { query: {} }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
