const KEY = 'affiliateCode'

/** By what names an address may bring an invitation. */
const NAMES = ['affiliateCode', 'referralCode', 'code'] as const

/** The invitation that an address brings, if any. */
export function invitationIn(search: string): string | null {
  const query = new URLSearchParams(search)
  const code = NAMES.map((name) => query.get(name)).find((value) => value)
  return code && code.length <= 64 ? code : null
}

/** Keeps the invitation that an address brings, for this tab; the first one stays. */
export function noteInvitation(search: string): void {
  const code = invitationIn(search)
  if (code !== null && sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, code)
}

/** Keeps another invitation for this tab in place of the first one. */
export function replaceInvitation(code: string): void {
  sessionStorage.setItem(KEY, code)
}

/** An address below the origin without the invitation that it brings. */
export function withoutInvitation(href: string): string {
  const address = new URL(href, location.origin)
  const brought = NAMES.filter((name) => address.searchParams.has(name))
  if (brought.length === 0) return href
  for (const name of brought) address.searchParams.delete(name)
  return `${address.pathname}${address.search}${address.hash}`
}

export const keptInvitation = (): string | null => sessionStorage.getItem(KEY)

export function forgetInvitation(): void {
  sessionStorage.removeItem(KEY)
}
