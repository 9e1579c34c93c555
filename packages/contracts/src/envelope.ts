import type { RefusalCode } from './refusals.ts'

/** What is wrong with one field of a request. `word` is a key of the locales, `values` fill its placeholders. */
export type FieldFault = {
  readonly field: string
  readonly word: string
  readonly values?: Record<string, string | number>
}

export type Accepted<T> = { readonly success: true; readonly value: T }

export type Refused = {
  readonly success: false
  readonly code: RefusalCode
  readonly message: string
  readonly fields?: readonly (FieldFault & { readonly message: string })[]
  /** What some refusals must say besides, as the login's `captcha`. */
  readonly value?: unknown
  /** Names the request in the logs, so that support can find it. */
  readonly requestId?: string
}

export type Envelope<T> = Accepted<T> | Refused
