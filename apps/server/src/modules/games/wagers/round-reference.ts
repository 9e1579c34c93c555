/** How members quote a round to support: the beginning of its id, twelve signs. */
export const roundReference = (id: string): string => id.slice(0, 13).replace('-', '').toUpperCase()

/** The first and the last id of a reference, or `null` where it is none. */
export function idsOfReference(reference: string): { first: string; last: string } | null {
  if (!/^[0-9a-f]{12}$/i.test(reference)) return null
  const beginning = `${reference.slice(0, 8)}-${reference.slice(8)}`.toLowerCase()
  return { first: `${beginning}-0000-0000-000000000000`, last: `${beginning}-ffff-ffff-ffffffffffff` }
}
