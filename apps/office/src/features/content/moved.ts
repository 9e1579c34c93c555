type Placed = { readonly id: string; readonly part: string | null }

/** The list with one entry before (-1) or behind (1) its next neighbour of the same part; itself where there is none. */
export function moved<R extends Placed>(list: readonly R[], id: string, step: 1 | -1): readonly R[] {
  const from = list.findIndex((row) => row.id === id)
  const row = list[from]
  if (!row) return list
  const beside = list.flatMap(({ part }, at) => (part === row.part ? [at] : []))
  const to = beside[beside.indexOf(from) + step]
  const other = to === undefined ? undefined : list[to]
  return to === undefined || !other ? list : list.with(from, other).with(to, row)
}
