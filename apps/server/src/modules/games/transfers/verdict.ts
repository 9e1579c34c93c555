import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { WalletReply } from '#platform/vendor-wallets'

/** What became of a transfer, by the vendor's own word. */
export type Verdict =
  | { readonly outcome: 'done'; readonly amount: Amount; readonly vendorBalance: Amount }
  | { readonly outcome: 'refused'; readonly reason: Reason }

/** `NEVER_CAME`: the vendor has never heard of it and has barred it. */
export type Reason = SeamlessRefusal | 'NEVER_CAME'

/** What was asked of the vendor: an amount, or everything there is. */
type Asked = { readonly direction: 'in' | 'out'; readonly amount: Amount | null }

/**
 * Refusals by which a vendor says that it did nothing and never will. Others leave it open: it may be busy, or know the
 * name for something else.
 */
const FINAL: ReadonlySet<SeamlessRefusal> = new Set([
  ...(['INVALID_REQUEST', 'INVALID_SIGNATURE', 'FORBIDDEN', 'UNKNOWN_MEMBER', 'INVALID_CURRENCY'] as const),
  ...(['NOT_ENOUGH_MONEY', 'LIMIT_REACHED', 'EXCLUDED', 'GAME_CLOSED', 'ROLLED_BACK'] as const),
])

/** The verdict in the answer to a deposit or withdrawal, or `null` where it leaves open what happened. */
export function verdictOfMove(asked: Asked, reply: WalletReply<'deposit'> | WalletReply<'withdraw'>): Verdict | null {
  if (reply.kind === 'unknown') return null
  if (reply.kind === 'refused') return FINAL.has(reply.status) ? { outcome: 'refused', reason: reply.status } : null
  const { answer } = reply
  return done(asked, 'amount' in answer ? parseAmount(answer.amount) : asked.amount, parseAmount(answer.balance))
}

/**
 * The verdict in the answer to `status`, or `null` where the vendor does not say. Of what never came nothing is to be
 * feared any more: by this answer the vendor has barred it (see `TRANSFER_CALLS`).
 */
export function verdictOfStatus(asked: Asked, reply: WalletReply<'status'>): Verdict | null {
  if (reply.kind !== 'ok') return null
  const { answer } = reply
  switch (answer.outcome) {
    case 'done':
      return done(asked, parseAmount(answer.amount), parseAmount(answer.balance))
    case 'refused':
      return { outcome: 'refused', reason: answer.reason }
    case 'unknown':
      return { outcome: 'refused', reason: 'NEVER_CAME' }
  }
}

/** Done, if it is what was asked: a vendor that speaks of another amount has not answered this question. */
function done(asked: Asked, amount: Amount | null, vendorBalance: Amount): Verdict | null {
  if (amount === null || (asked.amount !== null && asked.amount !== amount)) return null
  return { outcome: 'done', amount, vendorBalance }
}
