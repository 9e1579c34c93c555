/** What a provider's visitor came back with: the ticket of a sign-in, or why there is none. */
export type ProviderReturn = { readonly ticket: string } | { readonly refusal: string }

// Kept by this page alone. It came in the part of an address that browsers send to nobody.
let returned: ProviderReturn | null = null

/** Takes what a provider's redirect brought out of the address; whether there was something. */
export function takeProviderReturn(hash: string): boolean {
  const parts = new URLSearchParams(hash.slice(1))
  const ticket = parts.get('ticket')
  const refusal = parts.get('refusal')
  if (ticket && /^[A-Za-z0-9_-]{43}$/.test(ticket)) returned = { ticket }
  else if (refusal) returned = { refusal }
  return returned !== null
}

/** Whether somebody has just come back, and nothing was done about it yet. */
export const hasProviderReturn = (): boolean => returned !== null

/** Answers it once. */
export function spendProviderReturn(): ProviderReturn | null {
  const spent = returned
  returned = null
  return spent
}
