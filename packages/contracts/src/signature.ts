/** Headers of a signed request, between platform and vendors in both directions. */
export const SIGNATURE_HEADERS = {
  vendor: 'x-vendor',
  key: 'x-key',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const

/** How far a signed request's clock may be off, in milliseconds. */
export const SIGNATURE_WINDOW_MS = 5 * 60 * 1000

/** Largest body of a signed request, in bytes. */
export const SIGNED_BODY_MAX = 16 * 1024

/** The bytes before the raw body that a signature covers: method, path and timestamp, each ended by a line feed. */
export function signedPrefix(request: { method: string; path: string; timestamp: string }): string {
  return `${request.method}\n${request.path}\n${request.timestamp}\n`
}
