// Kept by this page alone. It came in the part of an address that browsers send to nobody.
let token: string | null = null

/** Takes the token of a mailed link out of the address; whether there was one. */
export function takeResetToken(hash: string): boolean {
  const found = /^#reset=([A-Za-z0-9_-]{43})$/.exec(hash)?.[1]
  if (!found) return false
  token = found
  return true
}

export const keptResetToken = (): string | null => token
