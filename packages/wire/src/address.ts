import type { Route } from '@sanuk/contracts/route'

/** What stands in an address: the parameters of its path and what is asked behind it. */
export type AddressParts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Path with its parameters filled in and the query behind it; what is undefined or empty is left out. */
export function addressOf(route: Route, { params = {}, query = {} }: AddressParts): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(present.map(([name, value]): [string, string] => [name, String(value)]))
  return present.length > 0 ? `${path}?${search}` : path
}
