import type { Filter } from './filter.tsx'
import type { Query } from './list-source.ts'

type Get = (name: string) => string | undefined

/** What filters ask for, from what the address says or what they start with. */
export function askedBy(filters: readonly Filter<string>[], get: Get): Query {
  return Object.assign({}, ...filters.map((filter) => partOf(filter, get)))
}

function partOf({ names, inAddress, start, sends }: Filter<string>, get: Get): Query {
  const said = (name: string) => get(name) ?? start?.[name]
  if (sends) return sends(said(inAddress ?? names[0] ?? '') ?? '')
  const values = names.map((name): [string, string | undefined] => [name, said(inAddress ?? name)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** What holds where the address says nothing. */
export const startsOf = (filters: readonly Filter<string>[]): Query =>
  Object.assign({}, ...filters.map((filter) => partOf(filter, () => undefined)))

/** Whether a list is narrowed down by more than which view of it is looked at. */
export const isNarrowed = (filters: readonly Filter<string>[], get: Get): boolean =>
  filters.some(
    ({ isView, names, start }) =>
      !isView && names.some((name) => get(name) !== undefined && get(name) !== start?.[name]),
  )
