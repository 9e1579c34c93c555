import { usernameKey } from '#platform/username-key'

/** Names nobody may take, because other members would believe them. */
const RESERVED = new Set(['admin', 'administrator', 'operator', 'support', 'sanuk', 'system', 'staff', 'root', 'agent'])

export function isReserved(username: string): boolean {
  return RESERVED.has(usernameKey(username))
}
