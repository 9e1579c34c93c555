import type { CodeBinding } from '#platform/capabilities/sent-code'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { CodeSeal } from './code.ts'
import type { VerificationStore } from './store.ts'

type Needs = { readonly store: VerificationStore; readonly clock: Clock; readonly seal: CodeSeal | null }

/**
 * Takes a code, once, for exactly what it was sent for. Refuses with `code_wrong`, and with `code_expired` where there
 * is none (any more) to be right about.
 */
export const spendCode =
  ({ store, clock, seal }: Needs) =>
  async ({ code, ...binding }: CodeBinding & { readonly code: string }): Promise<void> => {
    if (!seal) throw new Refusal('function_off')
    const now = clock()
    const place = { ...binding, destination: seal.destination(binding) }
    const tried = await store.tryCode(place, seal.digest(binding, code.trim()), now)
    if (!tried?.right) throw wrong(tried ? 'code_wrong' : 'code_expired')
    if (tried.sending) await store.markUsed(tried.sending, now)
  }

/** Said beside the field, in the same words. */
const wrong = (code: 'code_wrong' | 'code_expired') =>
  new Refusal(code, { fields: [{ field: 'verificationCode', word: `refusal.${code}` }] })
