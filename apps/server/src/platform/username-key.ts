/**
 * The form in which two usernames are the same: compatibility forms folded (UAX #15), case ignored, without the blanks and
 * invisible characters around a name that was copied or completed by a keyboard.
 */
export function usernameKey(username: string): string {
  return username
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
}
