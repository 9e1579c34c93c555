type Placed = { readonly id: string; readonly part: string | null }

/**
 * All ids in their order, with those of one part in another one: the places the part has among all stay, and only who
 * stands in them changes.
 */
export function partInOrder(all: readonly Placed[], part: string | null, wished: readonly string[]): string[] {
  const known = new Set(all.filter((row) => row.part === part).map(({ id }) => id))
  const next = wished.filter((id) => known.has(id)).values()
  return all.map((row) => (row.part === part ? (next.next().value ?? row.id) : row.id))
}
