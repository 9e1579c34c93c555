import type { Language } from '@sanuk/contracts/wire'
import type { SigningKey } from '@sanuk/vendor-kit/sign'
import type { Brand, MemberCaller, OperatorCaller } from './caller.ts'
import type { Clock } from './clock.ts'

/** What the front door is given by the rooms, to know who comes and in which language to answer. */
export type Gate = {
  readonly clock: Clock
  /** The brand that owns a host name, or `null` where none does. */
  readonly brandOf: (host: string) => Promise<Brand | null>
  /** The member whose live session a bearer token is, or `null`. */
  readonly memberOf: (token: string, brand: Brand) => Promise<MemberCaller | null>
  readonly operatorOf: (token: string, brand: Brand) => Promise<OperatorCaller | null>
  /** Keys by which a vendor may sign; none for a vendor nobody knows. */
  readonly keysOf: (vendor: string) => readonly SigningKey[]
  /** Opens a sealed body, which must have been sealed for this very call and never been seen before. */
  readonly unseal: (body: string, call: { method: string; path: string }) => Promise<unknown>
  readonly say: (language: Language, word: string, values?: Record<string, string | number>) => string
}
