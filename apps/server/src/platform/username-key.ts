/** The form in which two usernames are the same: compatibility forms folded (UAX #15), case ignored. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}
