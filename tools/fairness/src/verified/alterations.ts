/** Plain data. */
type Data = unknown

/** Where something stands in plain data. */
type Path = readonly (string | number)[]

/** The paths of everything in plain data that is no list and no object. */
export function leavesOf(data: Data, path: Path = []): readonly Path[] {
  if (Array.isArray(data)) return data.flatMap((item, at) => leavesOf(item, [...path, at]))
  if (typeof data === 'object' && data !== null) {
    return Object.entries(data).flatMap(([name, field]) => leavesOf(field, [...path, name]))
  }
  return data === undefined ? [] : [path]
}

/** The same data with something else in one place. */
export function changedAt(data: Data, [first, ...rest]: Path): Data {
  if (first === undefined) return anotherThan(data)
  if (Array.isArray(data)) return data.map((item, at) => (at === first ? changedAt(item, rest) : item))
  if (typeof data !== 'object' || data === null) throw new RangeError(`nothing stands at ${first}`)
  return Object.fromEntries(
    Object.entries(data).map(([name, field]) => [name, name === first ? changedAt(field, rest) : field]),
  )
}

/** Something of the same kind that is not the same. */
function anotherThan(value: Data): Data {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return 1
  if (/^\d+(\.\d+)?$/.test(value)) return String(Number(value) + 1)
  if (/^[0-9a-f]{64}$/.test(value)) return `${value.slice(1)}${value.startsWith('0') ? '1' : '0'}`
  if (/^[2-9TJQKA][cdhs]$/.test(value)) return `${value.charAt(0)}${value.endsWith('s') ? 'c' : 's'}`
  return `${value}x`
}

/** Kinds of fields; whatever a record has of them is changed, one place at a time. */
export const FIELDS = [
  ...(['seed.commitment', 'seed.serverSeed', 'seed.clientSeed', 'seed.nonce'] as const),
  ...(['stake', 'win', 'choice', 'moves', 'view', 'steps', 'board', 'bought', 'gamble', 'rules'] as const),
] as const
export type Field = (typeof FIELDS)[number]

/**
 * A record with one place of a field changed, which one the number says; null where it has none of the field. Places of
 * each name have their turn equally often, however many symbols a grid has beside one multiplier.
 */
export function altered(record: object, field: Field, number: number): object | null {
  const wanted = field.split('.')
  const places = leavesOf(record).filter((path) => wanted.every((name, at) => path[at] === name))
  const alike = [...Map.groupBy(places, (path) => path.filter((step) => typeof step === 'string').join('.')).values()]
  const group = alike[number % Math.max(1, alike.length)] ?? []
  const place = group[Math.floor(number / Math.max(1, alike.length)) % Math.max(1, group.length)]
  if (!place) return null
  const changed = changedAt(record, place)
  return typeof changed === 'object' ? changed : null
}

/** A record whose last step or move is not told. */
export function shortened(record: object): object | null {
  const [name, list] =
    Object.entries(record).find(([one, value]) => (one === 'steps' || one === 'moves') && value.length > 0) ?? []
  return name && Array.isArray(list) ? { ...record, [name]: list.slice(0, -1) } : null
}
