/** Hosts that are this machine: only a demo brand may keep its provider there, to be tried out. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a provider's address may be called: by TLS, or, for a demo brand, on this machine. */
export function isGoodAddress(written: string, demo: boolean): boolean {
  const address = URL.parse(written)
  if (address === null || `${address.username}${address.password}${address.search}${address.hash}` !== '') return false
  return address.protocol === 'https:' || (demo && address.protocol === 'http:' && LOOPBACK.has(address.hostname))
}
