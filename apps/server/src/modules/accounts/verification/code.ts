import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import type { CodeBinding } from '#platform/capabilities/sent-code'

/** How long a code is good, how often it may be tried, and how soon it may be followed by another. */
export const CODE_MINUTES = 5
export const CODE_TRIES = 5
export const RESEND_SECONDS = 60

/** Six digits, all of them equally likely: `randomInt` draws again what would tip the scales. */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is kept of codes and destinations, under a key that only the installation knows. */
export type CodeSeal = {
  readonly destination: (binding: CodeBinding) => Buffer
  readonly digest: (binding: CodeBinding, code: string) => Buffer
  /** The digest of no code at all, for whom none is meant. */
  readonly nobodys: () => Buffer
}

const DIGEST_BYTES = 32

/** Makes the seal from the installation's secret. */
export function createCodeSeal(installationSecret: string): CodeSeal {
  const key = Buffer.from(hkdfSync('sha256', installationSecret, '', 'Sanuk verification codes', 32))
  const hmac = (...parts: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  return {
    destination: ({ brand, channel, to }) => hmac('destination', brand, channel, to),
    digest: ({ brand, purpose, channel, to }, code) => hmac('code', brand, purpose, channel, to, code),
    nobodys: () => randomBytes(DIGEST_BYTES),
  }
}
