/** Where a record first differs from what its seeds give: what it tells there, and what it should. */
export type Difference = { readonly where: string; readonly told: string; readonly expected: string }

/** Places of a record, one after the other. */
export type Compared = Iterable<readonly [where: string, told: string, expected: string]>

/** The first place that differs; null where none does. */
export function firstOf(compared: Compared): Difference | null {
  for (const [where, told, expected] of compared) if (told !== expected) return { where, told, expected }
  return null
}
