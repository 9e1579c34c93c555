/** The part after `?` as plain text: an address says `page=888`, and 888 stays the name of a vendor. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes what is defined back, with the `?` where there is any. */
export function stringifySearch(search: Record<string, unknown>): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  // Most addresses say nothing, and every link writes its own.
  if (present.length === 0) return ''
  return `?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}`
}
