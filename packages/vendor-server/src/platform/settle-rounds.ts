import { setTimeout as pause } from 'node:timers/promises'
import { SETTLED_MAX, type SeamlessRefusal } from '@sanuk/contracts/seamless'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'

/** Statuses that leave open what became of a call, as no answer at all does. */
export const OPEN_STATUSES: ReadonlySet<SeamlessRefusal> = new Set(['RETRY', 'TOO_MANY_REQUESTS'])

/** What we declare of a round: from this version on it has won `win`, or, where it is void, never was. */
export type DeclaredRound = {
  readonly round: string
  readonly member: string
  readonly win: Amount
  /** The highest version of a round counts, whichever came first. */
  readonly version: number
  readonly void?: boolean
  /** What of its stake counts as turnover. */
  readonly valid?: Amount
}

/** Rounds of one currency that are settled together. */
export type Settlement = {
  /** Our name of it, for questions. */
  readonly settlement: string
  readonly currency: CurrencyCode
  readonly entries: readonly DeclaredRound[]
}

/** An entry that was not settled, and why. */
export type RefusedRound = { readonly round: string; readonly status: SeamlessRefusal }

/** Makes one call with at most 1000 entries, and answers those that were refused. */
export type SettleOnce = (
  settlement: Settlement,
) => Promise<
  | { readonly kind: 'ok'; readonly answer: readonly RefusedRound[] }
  | { readonly kind: 'refused'; readonly status: SeamlessRefusal }
  | { readonly kind: 'unknown' }
>

/** What became of rounds that were declared. Of `unknown` ones nothing is known: they have to be declared again. */
export type SettledRounds = {
  readonly refused: readonly RefusedRound[]
  readonly unknown: readonly DeclaredRound[]
}

/**
 * Settles any number of rounds, in as many calls as they need. What is not known is declared again: at once as long as the
 * platform gets on with it, and otherwise after each of these pauses. Repeating is harmless.
 */
export async function settleRounds(
  settleOnce: SettleOnce,
  { entries, ...settlement }: Settlement,
  pausesMs: readonly number[],
): Promise<SettledRounds> {
  const refused: RefusedRound[] = []
  const unknown: DeclaredRound[] = []
  for (let start = 0; start < entries.length; start += SETTLED_MAX) {
    const part = { ...settlement, entries: entries.slice(start, start + SETTLED_MAX) }
    const settled = await settlePart(settleOnce, part, pausesMs)
    refused.push(...settled.refused)
    unknown.push(...settled.unknown)
  }
  return { refused, unknown }
}

async function settlePart(
  settleOnce: SettleOnce,
  { entries, ...settlement }: Settlement,
  pausesMs: readonly number[],
): Promise<SettledRounds> {
  const refused: RefusedRound[] = []
  const pauses = [...pausesMs]
  let left = entries
  while (left.length > 0) {
    const reply = await settleOnce({ ...settlement, entries: left })
    if (reply.kind === 'refused') {
      const { status } = reply
      return { refused: [...refused, ...left.map(({ round }) => ({ round, status }))], unknown: [] }
    }
    const before = left.length
    if (reply.kind === 'ok') {
      const open = new Set(reply.answer.filter(isOpen).map(({ round }) => round))
      refused.push(...reply.answer.filter((entry) => !isOpen(entry)))
      left = left.filter(({ round }) => open.has(round))
    }
    if (left.length < before) continue
    const ms = pauses.shift()
    if (ms === undefined) break
    await pause(ms)
  }
  return { refused, unknown: left }
}

const isOpen = ({ status }: RefusedRound): boolean => OPEN_STATUSES.has(status)
