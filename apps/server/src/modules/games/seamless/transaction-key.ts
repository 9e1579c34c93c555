import { hash } from 'node:crypto'
import type { BetSummary } from '@sanuk/contracts/bet-summary'
import { type Amount, amount } from '@sanuk/money/amount'

/**
 * What else may move with a transaction: a win in one step with its stake, the stake of a round that was void and counts
 * again, and what a correction could not cover.
 */
export type TransactionPart = 'win' | 'stake' | 'shortfall' | 'shortfall of win' | 'shortfall of stake'

/**
 * The key under which the books know what a vendor calls a transaction: one for all calls, so that a name cannot mean
 * two things. `part` tells apart what else moves with it; it stands in front, where no name of a vendor's can.
 */
export const transactionKey = (vendor: string, transaction: string, part?: TransactionPart): string =>
  `${part ? `${part} of ` : ''}seamless:${vendor}:${transaction}`

type Noted = { readonly roundClosed: boolean; readonly digest: string; readonly winAmount: Amount | null }

/**
 * What is kept beside the money: the vendor's name of it, a digest of what must be repeated, of a betwin what it won, and
 * whether it closed the round.
 */
export function transactionMemo(transaction: string, { roundClosed, digest, winAmount }: Noted): string {
  const won = winAmount === null ? '' : ` won ${winAmount}`
  return `${transaction}${digest && ` #${digest}`}${won}${roundClosed ? ' closed' : ''}`
}

/** What a vendor declares of a round has the name of the round and its version. No other transaction may have it, too. */
export const settlementName = (round: string, version: number): string => `settle:${round}:${version}`

/** What is kept beside the money of a settlement: its name, marked as one. */
export const settlementMemo = (round: string, version: number): string => `${settlementName(round, version)}${SETTLED}`

/** A prize that belongs to no bet has a round of this name to itself. */
export const prizeRound = (transaction: string): string => `prize:${transaction}`

const SETTLED = ' settled'

/** Whether money was moved by a settlement. */
export const isSettlement = (memo: string | null): boolean => memo?.endsWith(SETTLED) ?? false

/** Names of vendors have no blanks. */
const MEMO = /^(?<transaction>[^ ]*)(?: #(?<digest>\S+))?(?: won (?<won>\d+))?(?<closed> closed| settled)?$/

export function readMemo(memo: string): Noted & { readonly transaction: string } {
  const { transaction = memo, digest = '', won, closed } = MEMO.exec(memo)?.groups ?? {}
  const winAmount = won === undefined ? null : amount(BigInt(won))
  return { transaction, digest, winAmount, roundClosed: closed !== undefined }
}

/** What vendors say of a stake or a win that moves no money: which stake has won, a campaign, a text of theirs. */
export type Remarks = {
  readonly bet?: string | undefined
  readonly bonus?: string | undefined
  readonly details?: string | undefined
  readonly summary?: BetSummary | undefined
  readonly until?: string | undefined
  /** Of a stake that was taken together with others: the names of all of them. */
  readonly together?: readonly string[]
}

/** By it a repeat that says something else is told from one that says the same. Nothing said has an empty one. */
export function digestOf({ bet, bonus, details, summary, until, together }: Remarks): string {
  const remarks: unknown[] = [bet, bonus, details]
  const notes = [summary && inOrder(summary), until, together]
  // Only where there are any: what was digested before there were notes must not change.
  if (notes.some(isSaid)) remarks.push(...notes)
  return remarks.some(isSaid) ? hash('sha256', JSON.stringify(remarks), 'base64url').slice(0, 8) : ''
}

const isSaid = (remark: unknown): boolean => remark !== undefined

/** A summary as one text, whatever the order in which its vendor named things. */
function inOrder({ text, odds, issue, event, startsAt }: BetSummary): unknown[] {
  const lines = Object.entries(text).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [lines, odds, issue, event, startsAt]
}
