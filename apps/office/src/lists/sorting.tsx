import { useLingui } from '@lingui/react'
import { LIST_SORTS, type ListSort } from '@sanuk/contracts/list-query'
import { Select } from '@sanuk/ui/select'
import type { ColumnSort } from '@sanuk/ui/table'
import type { Filter, Narrowing } from './filter.tsx'

/** By what a list can be ordered. */
export type Sorting = {
  /** The column of its day. */
  readonly day: string
  /** The column of its amount, where it has one. */
  readonly amount?: string
  /** The order in which the server answers it unasked, by what else is asked for: newest first unless this says. */
  readonly start?: (value: Narrowing['get']) => ListSort
}

/** What the address says about the order. It is one of several views of the same rows: none of them is narrower. */
export const SORT_FILTER: Filter<'sort'> = { names: ['sort'], isView: true, draw: () => null }

const DAY_SORTS = LIST_SORTS.filter((sort) => sort === 'newest' || sort === 'oldest')

const startOf = ({ start }: Sorting, get: Narrowing['get']): ListSort => start?.(get) ?? 'newest'
const currentSort = (sorting: Sorting, get: Narrowing['get']): ListSort =>
  LIST_SORTS.find((known) => known === get('sort')) ?? startOf(sorting, get)

/** The usual order does not stand in the address. */
const changeTo = (sort: string, sorting: Sorting, { get, set }: Narrowing): void =>
  set({ sort: sort === startOf(sorting, get) ? undefined : sort })

const BY_DAY = { descending: 'newest', ascending: 'oldest' } as const
const BY_AMOUNT = { descending: 'largest', ascending: 'smallest' } as const

/** How a list is ordered by a column, and the way to order it so or the other way round; nothing where it cannot be. */
export function columnSort(sorting: Sorting, column: string, at: Narrowing): ColumnSort | undefined {
  const sorts = new Map<string | undefined, typeof BY_DAY | typeof BY_AMOUNT>([
    [sorting.amount, BY_AMOUNT],
    [sorting.day, BY_DAY],
  ]).get(column)
  if (!sorts) return undefined
  const current = currentSort(sorting, at.get)
  const isDescending = current === sorts.descending
  const direction = isDescending ? 'descending' : current === sorts.ascending ? 'ascending' : 'none'
  return { direction, onSort: () => changeTo(isDescending ? sorts.ascending : sorts.descending, sorting, at) }
}

type SelectProps = { readonly sorting: Sorting; readonly at: Narrowing }

/** The order of a list of cards. */
export function SortSelect({ sorting, at }: SelectProps) {
  const { _ } = useLingui()
  const sorts = sorting.amount === undefined ? DAY_SORTS : LIST_SORTS
  return (
    <Select<string>
      label={_('office.sort')}
      value={sorts.find((known) => known === currentSort(sorting, at.get)) ?? startOf(sorting, at.get)}
      onChange={(sort) => changeTo(sort, sorting, at)}
      options={sorts.map((value) => ({ value, label: _(`office.sort.${value}`) }))}
    />
  )
}
