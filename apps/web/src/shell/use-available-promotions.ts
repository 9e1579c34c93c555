import { promotions } from '@sanuk/contracts/content'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.ts'
import { read } from '../wire/read.ts'

/** How many promotions a member may take part in now. */
export function useAvailablePromotions(): number {
  const language = useLanguage()
  const { data } = useQuery(read(promotions, { query: { language } }))
  return data?.list.filter(({ state }) => state === 'running').length ?? 0
}
