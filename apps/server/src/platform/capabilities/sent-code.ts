import type { CodeChannel, CodePurpose } from '@sanuk/contracts/verification'
import type { Visit } from './visit.ts'

/** How long a code is good, and how soon it may be followed by another. */
export type CodeSent = { expiredMinutes: number; resendSeconds: number }

/** What a code is bound to: it is worth nothing for another purpose, on another channel or from another number. */
export type CodeBinding = {
  readonly brand: string
  readonly purpose: CodePurpose
  readonly channel: CodeChannel
  /** A number in E.164, or an address of mail in the form in which two are the same. */
  readonly to: string
}

/** Takes a code, once, for exactly what it was sent for. Refuses with `code_wrong` and `code_expired`. */
export type SpendCode = (code: CodeBinding & { readonly code: string }) => Promise<void>

/** Codes to what members proved to be theirs, by which they prove themselves for one purpose. */
export type ContactCodes = {
  /** Where codes of this member would go, masked. */
  readonly offered: (member: string) => Promise<{ way: CodeChannel; hint: string }[]>
  /** Sends one. Refuses with `function_off` where the member proved nothing of the kind. */
  readonly send: (member: string, channel: CodeChannel, visit: Visit) => Promise<CodeSent>
  /** Takes one. Refuses with `code_wrong` and `code_expired`. */
  readonly check: (
    owner: { readonly id: string; readonly brand: string },
    channel: CodeChannel,
    code: string,
  ) => Promise<void>
}
