import { STATEMENT_CALLS } from '@sanuk/contracts/office-reconciliation'
import { type Amount, amount, subtract, ZERO } from '@sanuk/money/amount'
import type { OurSide } from './match.ts'
import type { NamesInBooks } from './names-in-books.ts'
import type { StatementCall, StatementLine } from './statement-line.ts'
import type { BookedAttempt } from './store/attempts.ts'

/** What the books call each call. */
const KINDS = { bet: 'bet', win: 'win', rollback: 'rollback', return: 'return', resettle: 'resettlement' } as const

/** Which call an attempt is of; `null` for a part of another one, and where it was only decided that nothing moves. */
export const callOf = (kind: string): StatementCall | null =>
  STATEMENT_CALLS.find((call) => KINDS[call] === kind) ?? null

/** Under which keys a line's money may have moved. What a member could not cover of a correction moved beside it. */
export function keysOf(names: NamesInBooks, vendor: string, { transaction, call }: StatementLine): string[] {
  const key = (part?: 'win' | 'shortfall' | 'shortfall of win') => names.transferOf(vendor, transaction, part)
  switch (call) {
    case 'bet':
    case 'return':
      return [key()]
    case 'win':
      return [key(), key('win')]
    case 'rollback':
      return [key(), key('win'), key('shortfall of win')]
    case 'resettle':
      return [key(), key('shortfall')]
  }
}

/** What was moved, as a statement writes it: a stake is what the member gave, everything else what they got. */
export const movedBy = (call: StatementCall, change: Amount): Amount =>
  call === 'bet' ? subtract(ZERO, change) : change

/** Our side of a line, put together of what was found under its keys; `null` where nothing of it was decided. */
export function ourSide(call: StatementCall, found: readonly BookedAttempt[]): OurSide | null {
  const own = found.filter(({ kind }) => kind === KINDS[call])
  const first = own.find(({ posted }) => posted) ?? own[0] ?? found.find(({ kind }) => kind === 'decision')
  if (!first) return null
  const { round, currency, at, posted, kind } = first
  const refused = !posted || kind === 'decision'
  const parts = refused
    ? [first]
    : found.filter((part) => part.posted && (own.includes(part) || part.kind === 'shortfall'))
  const change = amount(parts.reduce((sum: bigint, part) => sum + part.change, 0n))
  return { round, currency, at, refused, amount: movedBy(call, change) }
}
