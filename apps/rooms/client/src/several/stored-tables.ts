import { MOST_TABLES } from '#protocol'

const KEY = 'sanuk-rooms-tables'

/** The tables that were followed together last, by their codes. */
export function storedTables(): readonly string[] {
  try {
    return (localStorage.getItem(KEY)?.split(' ') ?? []).filter((code) => /^[a-z0-9-]{1,64}$/.test(code))
  } catch {
    return []
  }
}

export function storeTables(codes: readonly string[]): void {
  try {
    localStorage.setItem(KEY, codes.join(' '))
  } catch {
    // Storage is denied to this frame: the choice holds until the page is closed.
  }
}

/** Which tables to begin with: the one that was launched, then those of the last time. */
export const firstTables = (launched: string, kept: readonly string[]): readonly string[] =>
  [...new Set([launched, ...kept])].slice(0, MOST_TABLES)
