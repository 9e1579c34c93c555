import { STATEMENT_CALLS } from '@sanuk/contracts/office-reconciliation'
import { type Amount, amount, subtract, ZERO } from '@sanuk/money/amount'
import type { OurSide } from './match.ts'
import type { NamesInBooks, PartOfTransaction } from './names-in-books.ts'
import type { StatementCall, StatementLine } from './statement-line.ts'
import type { BookedAttempt } from './store/attempts.ts'

/** What the books call each call. A settlement has no kind of its own: what it moves is marked beside the money. */
const KINDS = { bet: 'bet', win: 'win', rollback: 'rollback', return: 'return', resettle: 'resettlement' } as const

type Marked = Pick<NamesInBooks, 'isSettlement'>

/** Which call an attempt is of; `null` for a part of another one, and where it was only decided that nothing moves. */
export function callOf(
  { isSettlement }: Marked,
  { kind, memo }: Pick<BookedAttempt, 'kind' | 'memo'>,
): StatementCall | null {
  if (isSettlement(memo)) return 'settle'
  return STATEMENT_CALLS.find((call) => call !== 'settle' && KINDS[call] === kind) ?? null
}

/** Under which keys a line's money may have moved. What a member could not cover of a correction moved beside it. */
export function keysOf(names: NamesInBooks, vendor: string, { transaction, call }: StatementLine): string[] {
  const key = (part?: PartOfTransaction) => names.transferOf(vendor, transaction, part)
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
    case 'settle':
      return [undefined, ...SETTLED_PARTS].map(key)
  }
}

/** What a settlement may have moved besides: of a round that was void, and what was not covered. */
const SETTLED_PARTS = ['win', 'stake', 'shortfall', 'shortfall of win', 'shortfall of stake'] as const

/** What was moved, as a statement writes it: a stake is what the member gave, everything else what they got. */
export const movedBy = (call: StatementCall, change: Amount): Amount =>
  call === 'bet' ? subtract(ZERO, change) : change

/** Our side of a line, put together of what was found under its keys; `null` where nothing of it was decided. */
export function ourSide(names: Marked, call: StatementCall, found: readonly BookedAttempt[]): OurSide | null {
  const own = found.filter((attempt) => callOf(names, attempt) === call)
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
