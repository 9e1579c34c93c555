import { listCatalogue } from '@sanuk/contracts/office-catalogue'
import type { InputOf } from '@sanuk/contracts/route'
import { useSearchParams } from 'react-router-dom'

export type CatalogueFilter = Omit<InputOf<typeof listCatalogue>['query'], 'cursor'>

const NAMES = ['search', 'gameType', 'vendor', 'vassalage', 'classification', 'view'] as const

/** What the list is narrowed to stands in the address, so that it can be sent to somebody. */
export function useCatalogueFilter() {
  const [query, setQuery] = useSearchParams()
  const said = NAMES.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
  const filter: CatalogueFilter = listCatalogue.query?.safeParse(Object.fromEntries(said)).data ?? {}
  const narrow = (name: (typeof NAMES)[number], value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return { filter, narrow, clear: () => setQuery({}, { replace: true }) }
}
