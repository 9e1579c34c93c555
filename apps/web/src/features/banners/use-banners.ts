import type { BannerGroup, banners } from '@sanuk/contracts/content'
import type { AnswerOf } from '@sanuk/contracts/route'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../language/language.ts'
import { bannersQuery } from './banners-query.ts'

export type Banner = AnswerOf<typeof banners>['list'][number]

/** All banners of the brand come together: going from page to page, those of the next one are there. */
export function useBanners(group: BannerGroup): {
  readonly list: readonly Banner[] | undefined
  readonly failed: boolean
} {
  const language = useLanguage()
  const { data, isError } = useQuery({ ...bannersQuery(language), placeholderData: keepPreviousData })
  return { list: data?.list.filter(({ groupName }) => groupName === group), failed: isError }
}
