/** Hosts of the browsers' push services, each by its whole name. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']

/** Domains below which Apple and Microsoft keep theirs: `web.push.apple.com`, `wns2-sg2p.notify.windows.com`. */
const SERVICE_DOMAINS = ['.push.apple.com', '.notify.windows.com']

/**
 * Whether an address belongs to a push service. It comes from outside, and we shall call it: nothing but these hosts is
 * ever called, over TLS and on its usual port. `standIn` is the origin of another one that the installation names.
 */
export function isPushEndpoint(address: string, standIn: string | null): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  if (standIn !== null && url.origin === standIn) return true
  const { protocol, port, hostname } = url
  if (protocol !== 'https:' || port !== '') return false
  return SERVICES.includes(hostname) || SERVICE_DOMAINS.some((domain) => hostname.endsWith(domain))
}
