/** What a client seed may be, as the server takes it. */
export const CLIENT_SEED_PATTERN = '[A-Za-z0-9_ .\\-]{1,64}'

/** A client seed that nobody can foresee: 20 hexadecimal digits. */
export function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
