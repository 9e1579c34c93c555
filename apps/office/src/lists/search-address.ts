import type { ListName } from './lists.ts'

/** Where a list is shown narrowed to `search`: react-admin reads it from the address. */
export function searchAddress(list: ListName, search: string): string {
  return `/${list}?${new URLSearchParams({ filter: JSON.stringify({ search }) })}`
}
