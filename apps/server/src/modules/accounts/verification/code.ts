import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import type { CodeChannel, CodePurpose } from '@sanuk/contracts/verification'

/** How long a code is good, how often it may be tried, and how soon it may be followed by another. */
export const CODE_MINUTES = 5
export const CODE_TRIES = 5
export const RESEND_SECONDS = 60

/** What a code is bound to: it is worth nothing for another purpose, on another channel or from another number. */
export type Binding = {
  readonly brand: string
  readonly purpose: CodePurpose
  readonly channel: CodeChannel
  /** A number in E.164, or an address of mail in the form in which two are the same. */
  readonly to: string
}

/** Six digits, all of them equally likely: `randomInt` draws again what would tip the scales. */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is kept of codes and destinations, under a key that only the installation knows. */
export type CodeSeal = {
  readonly destination: (binding: Binding) => Buffer
  readonly digest: (binding: Binding, code: string) => Buffer
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
