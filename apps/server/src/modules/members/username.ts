/** Names nobody may take, because other members would believe them. */
const RESERVED = new Set(['admin', 'administrator', 'operator', 'support', 'sanuk', 'system', 'staff', 'root', 'agent'])

/** The form in which two usernames are the same: compatibility forms folded (UAX #15), case ignored. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

export function isReserved(username: string): boolean {
  return RESERVED.has(usernameKey(username))
}
