import { type Attempt, findAttempt } from '@sanuk/ledger/attempts'
import { type Amount, add, ZERO } from '@sanuk/money/amount'
import { type Connection, queryable } from '#platform/database'
import { roundId } from '#platform/round-id'
import type { RoundRecord } from '../wagers/index.ts'
import type { Asked, AskedInRound, Content, RoundKind } from './asked.ts'
import type { SeamlessStore } from './store.ts'
import { isSettlement, readMemo, transactionKey } from './transaction-key.ts'

/** Which transaction is sought, and by whom: a call about the same, from which is taken what the books do not say. */
type Sought = { readonly vendor: string; readonly name: string; readonly like: Content }

/**
 * What was asked under a vendor's name of it, and answered. What was decided one by one has a row of its own; a stake
 * or a win that went quickly stands in the books alone, and its round says what they leave out.
 */
export async function findAsked(
  store: SeamlessStore,
  connection: Connection,
  { vendor, name, like }: Sought,
): Promise<Asked | null> {
  const stored = await store.find(connection, vendor, name)
  if (stored) return stored
  const attempt = await findAttempt(queryable(connection), transactionKey(vendor, name))
  if (!attempt || !isRead(attempt)) return null
  const round = await store.findRound(connection, attempt.reference)
  return readBooked(attempt, round ?? unopened(attempt, { vendor, like }))
}

/** What was decided one by one has a row of its own, but for settlements. */
const isRead = ({ kind, memo }: Attempt): boolean => kind === 'bet' || kind === 'win' || isSettlement(memo)

type About = Pick<RoundRecord, 'member' | 'game' | 'vendorRound'> & { readonly currency: string }

/** What was refused may have no round: then it is taken to be about the same as the call that asks for it. */
function unopened(attempt: Attempt, { vendor, like }: Omit<Sought, 'name'>): About {
  const same = attempt.reference === roundId(vendor, like.round)
  return { member: like.member, game: like.game, vendorRound: same ? like.round : '', currency: like.currency }
}

/** A stake or a win as the books have it; of what a settlement moved, no more than that it was one. */
export function readBooked(attempt: Attempt, { member, game, vendorRound, currency }: About): AskedInRound {
  const { roundClosed, digest, winAmount } = readMemo(attempt.memo ?? '')
  const kind = kindOf(attempt, winAmount)
  const balance = (attempt.kind === 'bet' ? attempt.debitBalance : attempt.creditBalance) ?? ZERO
  return {
    content: {
      kind,
      member,
      game,
      currency,
      round: vendorRound,
      amount: attempt.amount,
      roundClosed,
      digest,
      winAmount,
      original: null,
      version: null,
      grant: null,
      campaign: null,
      jackpot: null,
      seat: null,
    },
    answer: {
      status: attempt.posted ? 'OK' : 'NOT_ENOUGH_MONEY',
      // Of a betwin the win is the next change of the account, in the same commit.
      balance: attempt.posted && winAmount !== null ? add(balance, winAmount) : balance,
      id: attempt.id,
      at: attempt.at,
    },
  }
}

function kindOf({ kind, memo }: Attempt, winAmount: Amount | null): RoundKind {
  if (isSettlement(memo)) return 'settle'
  if (kind !== 'bet') return 'win'
  return winAmount === null ? 'bet' : 'betwin'
}
