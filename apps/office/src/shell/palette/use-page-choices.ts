import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { LANGUAGES, useLanguage, wordsOf } from '../../language/language.ts'
import type { OfficeWord } from '../../language/office-word.ts'
import { usePlaceGroups } from '../use-places.ts'
import type { Choice } from './choice.ts'
import type { NamedPage } from './found-pages.ts'

/**
 * The pages the operator may open, by their names in every language: who reads Thai may know the English word. The other
 * language is loaded once they are wanted.
 */
export function usePageChoices(wanted: boolean): readonly NamedPage<Choice>[] {
  const { _ } = useLingui()
  const groups = usePlaceGroups()
  const shown = useLanguage()
  const other = LANGUAGES.find((language) => language !== shown)
  const { data: translated } = useQuery({
    queryKey: ['words', other],
    queryFn: () => wordsOf(other ?? 'en'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  })
  const names = (word: OfficeWord) => [_(word), ...(translated ? [translated(word)] : [])]
  return groups.flatMap(({ word: group, places }) =>
    places.map(({ to, word, icon }) => ({
      page: { key: to, to, kind: 'page' as const, icon, label: _(word), note: _(group) },
      names: names(word),
      group: names(group),
    })),
  )
}
